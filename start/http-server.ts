import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import fastify, { type FastifyInstance, LogController, type RawRequestDefaultExpression } from 'fastify'
import type { Logger } from 'pino'
import { wireHeaders } from '#shop/contract/wire-headers.ts'

const longestUrl = 8_192

/**
 * The plain server: request ids, logs without personal data, security headers, compression; it knows no
 * business.
 */
export async function makeHttpServer(
  log: Logger,
  { proxies, secure }: { proxies: number; secure: boolean },
): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: log as never,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request: RawRequestDefaultExpression) =>
      givenId(request.headers['x-request-id']) ?? randomUUID(),
    // Given only a number of proxies, Fastify trusts none.
    trustProxy: proxies === 0 ? false : (_address: string, hop: number) => hop < proxies,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 500 },
    bodyLimit: 1_048_576,
    forceCloseConnections: 'idle',
    // Requests on open connections are still served while the server closes.
    return503OnClosing: false,
    http: { maxHeaderSize: longestUrl * 2 },
    requestTimeout: 30_000,
    keepAliveTimeout: 10_000,
  } as never) as unknown as FastifyInstance
  // A connection whose answer was on its way when closing began would be waited for, idle, for ten seconds.
  app.addHook('preClose', async () => {
    const timer = setInterval(() => app.server.closeIdleConnections(), 50)
    app.server.once('close', () => clearInterval(timer))
  })
  await app.register(compress, { encodings: ['gzip'], threshold: 1_024, zlibOptions: { level: 4 } } as never)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      [wireHeaders.requestId]: request.id,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(self)',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    })
  })
  // The path's pattern without values, address, cookie or query, so that no log identifies a person.
  app.addHook('onResponse', async (request, reply) => {
    const { method, id } = request
    const line = {
      id,
      method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    }
    if (reply.statusCode >= 500) request.log.error(line, 'request')
    else request.log.info(line, 'request')
  })
  return app
}

function givenId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : undefined
}
