import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Endpoint } from '#shop/contract/endpoint.ts'
import { isLive, type LiveAnswer, liveHeaders } from '#shop/contract/live-answer.ts'
import { wireHeaders } from '#shop/contract/wire-headers.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { fieldReasons } from '#shop/problems/field-reasons.ts'
import { generalProblems } from '#shop/problems/general-problems.ts'
import { Problem, refuse } from '#shop/problems/problem.ts'
import { localeOf } from '#shop/words/locale.ts'
import { whyNotKind } from './authorize.ts'
import type { CallerLimits } from './caller-limits.ts'
import type { Context } from './context.ts'
import { docsPage } from './docs-page.ts'
import { openApiDocument } from './openapi.ts'
import type { Call } from './perform.ts'
import { holdsTooMany, requestLimits } from './request-limits.ts'
import { answerSayer, encoderOf, takesGzip } from './shared-answers.ts'
import { takeUploadTurn } from './upload-turns.ts'
import { addUploads, bodyOf } from './uploads.ts'
import type { Visitor } from './visitor-address.ts'
import { isForUser, problemOf, sayOnWire } from './wire-problem.ts'

export type MakeContext = (
  token: string | undefined,
  meta: Pick<Context, 'locale' | 'log' | 'address' | 'device' | 'userAgent'>,
  byPage: boolean,
) => Promise<Context>

/** The public API: bearer header only, never a cookie; paths are case-insensitive. */
export function serve(
  calls: Map<string, Call>,
  makeContext: MakeContext,
  { visitorOf, limits }: { visitorOf: (request: FastifyRequest) => Visitor; limits: CallerLimits },
) {
  return async (app: FastifyInstance) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
      if (body === '') return done(null, {})
      try {
        done(null, JSON.parse(body as string))
      } catch (error) {
        done(error as Error)
      }
    })
    await addUploads(app)
    app.setErrorHandler((error, request, reply) => answerProblem(error, request, reply))
    // Before the body is read, so that a caller over the limit costs almost nothing.
    app.addHook('onRequest', async (request) => {
      const { address, byPage } = visitorOf(request)
      limits.requireAddress(address, byPage)
    })
    // A route of its own, since the page server handles every other address.
    app.all('/*', () => {
      throw refuse(generalProblems.unknownCall)
    })
    addDocuments(app)
    for (const { contract, perform } of calls.values()) {
      const limits = requestLimits(contract)
      const decodeRequest = decoder(contract, limits.items)
      const say = answerSayer(encoderOf(contract.answer))
      const readAndPerform = async (request: FastifyRequest, context: Context) =>
        perform(
          decodeRequest(request, contract.method === 'GET' ? request.query : await bodyOf(request, contract)),
          context,
        )
      app.route({
        method: contract.method,
        url: `/${contract.path.replace(/\{(\w+)\}/g, ':$1')}`,
        bodyLimit: limits.bytes,
        handler: async (request, reply) => {
          const { address, byPage } = visitorOf(request)
          const locale = localeOf(request.headers['accept-language'])
          const context = await makeContext(
            bearerOf(request),
            {
              locale,
              log: request.log,
              address,
              device: deviceOf(request),
              userAgent: request.headers['user-agent'],
            },
            byPage,
          )
          const wrongKind = whyNotKind(contract, context.caller)
          if (wrongKind) throw wrongKind
          const release = contract.files && request.isMultipart() ? await takeUploadTurn(address) : undefined
          const answer = await readAndPerform(request, context).finally(release)
          // Kept open after its end, the connection would hold up a process that stops.
          if (isLive(contract))
            return reply
              .headers({ ...liveHeaders, connection: 'close' })
              .send(Readable.from(answer as LiveAnswer, { objectMode: false }))
          reply.header('cache-control', 'no-store').type('application/json; charset=utf-8')
          const said = say(answer, takesGzip(request.headers['accept-encoding']))
          if (typeof said === 'string') return said
          reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding')
          return said.gzip
        },
      })
    }
  }
}

function addDocuments(app: FastifyInstance): void {
  const document = JSON.stringify(openApiDocument())
  app.get('/openapi.json', async (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(document),
  )
  app.get('/docs', async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64')
    const policy = `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .send(docsPage(nonce))
  })
}

function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
}

/** The token's expiry time in the specification's form. */
function expiryOf(token: string | undefined): string {
  try {
    const { exp } = JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()) as {
      exp?: unknown
    }
    if (typeof exp !== 'number') return ''
    const [day, time] = new Date(exp * 1000).toISOString().split(/[T.]/)
    const [year, month, date] = (day ?? '').split('-')
    return ` at '${month}/${date}/${year} ${time}'`
  } catch {
    return ''
  }
}

function deviceOf(request: FastifyRequest): string | undefined {
  const device = request.headers[wireHeaders.device]
  return typeof device === 'string' ? device : undefined
}

/** The request in our field names: path parameters, and the query of a GET or the body of a POST. */
function decoder(contract: Endpoint, items: number) {
  return (request: FastifyRequest, input: unknown): unknown => {
    if (holdsTooMany(input, items)) throw refuse(generalProblems.badInput)
    const decoded = z.safeDecode(contract.request, input as never, { reportInput: true })
    const path = contract.pathParams
      ? z.safeDecode(contract.pathParams, request.params as never, { reportInput: true })
      : undefined
    const reasons = [decoded, path].flatMap((part) => (part?.error ? fieldReasons(part.error) : []))
    if (reasons.length > 0) throw new Problem(generalProblems.badInput, {}, reasons)
    return { ...(path?.data as object), ...(decoded.data as object) }
  }
}

/** Returns any error in the wire's form; a bug is logged with its request and not explained to the caller. */
function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = problemOf(error)
  if (problem.code === generalProblems.broken.code) request.log.error({ err: error }, 'a call broke')
  if (problem.status === 401) {
    const expired = problem.code === identityProblems.expired.code
    const why = expired ? `The token expired${expiryOf(bearerOf(request))}` : 'No valid token'
    reply.header('www-authenticate', `Bearer error="invalid_token", error_description="${why}"`)
    if (expired) reply.header(wireHeaders.expiredCredential, 'true')
  }
  if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter)
  return reply
    .status(problem.status)
    .header('cache-control', 'no-store')
    .header(wireHeaders.exceptionHandler, String(isForUser(problem)))
    .send(sayOnWire(problem, localeOf(request.headers['accept-language'])))
}
