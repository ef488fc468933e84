import fastify, { type FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import type { Inbox } from '#sandbox/kit/inbox.ts'
import type { World } from './kit/world.ts'
import { makeSandbox } from './sandbox.ts'

export type TestSandbox = {
  app: FastifyInstance
  origin: string
  inbox: Inbox
  wait: (milliseconds: number) => void
  /** What the gateways told the shop, as it came. */
  notifications: { path: string; body: string }[]
}

/** A sandbox on a server like the shop's, with a movable clock; closed after the test. */
export async function openSandbox(
  options: Partial<Pick<World, 'folder' | 'drawSlip' | 'slowness' | 'shop'>> = {},
): Promise<TestSandbox> {
  let [origin, waited] = ['', 0]
  const now = () => new Date(Date.now() + waited)
  const app = fastify({
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
    // A client that gave up may have opened another connection, which would keep the server open for a minute.
    forceCloseConnections: true,
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', "default-src 'none'")
  })
  const sandbox = makeSandbox({ origin: () => origin, now, slowness: 300, ...options })
  const notifications = receiveNotifications(app)
  await app.register(sandbox.plugin, { prefix: '/sandbox' })
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const wait = (milliseconds: number) => {
    waited += milliseconds
  }
  return { app, origin, inbox: sandbox.inbox, wait, notifications }
}

/** The part of the shop that gateways call. */
function receiveNotifications(app: FastifyInstance): TestSandbox['notifications'] {
  const received: TestSandbox['notifications'] = []
  app.register(async (shop) => {
    shop.removeContentTypeParser('application/json')
    shop.addContentTypeParser(
      'application/json',
      { parseAs: 'string' },
      async (_: unknown, body: unknown) => body,
    )
    shop.post('/rest/api/payments/notify/*', async (request) => {
      received.push({ path: request.url, body: String(request.body) })
      return {}
    })
  })
  return received
}

/** A real request, as the shop would send it. */
export function post(
  url: string,
  body: Record<string, unknown> | URLSearchParams,
  headers: Record<string, string> = {},
): Promise<Response> {
  const isForm = body instanceof URLSearchParams
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': type, ...headers },
    body: isForm ? body : JSON.stringify(body),
    redirect: 'manual',
  })
}

export async function readJson(answer: Response | Promise<Response>): Promise<Record<string, unknown>> {
  return (await (await answer).json()) as Record<string, unknown>
}
