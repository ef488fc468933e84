import { randomInt, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sandboxClients } from '../addresses.ts'
import { Recent } from '../kit/recent.ts'
import type { World } from '../kit/world.ts'
import { refuseBody } from './line-errors.ts'

const message = z
  .looseObject({
    type: z.string().min(1),
    text: z.string().max(5_000).optional(),
    altText: z.string().max(400).optional(),
  })
  .refine(({ type, text }) => type !== 'text' || text, { message: 'May not be empty', path: ['text'] })
  .refine(({ type, altText }) => type !== 'flex' || altText, {
    message: 'May not be empty',
    path: ['altText'],
  })
const pushBody = z.object({
  to: z.string().regex(/^[UCR][0-9a-f]{32}$/, "The property, 'to', in the request body is invalid"),
  messages: z.array(message).min(1, 'Size must be between 1 and 5').max(5, 'Size must be between 1 and 5'),
  notificationDisabled: z.boolean().optional(),
  customAggregationUnits: z.array(z.string()).max(1).optional(),
})

type Accepted = { requestId: string; sentMessages: { id: string }[]; until: number }
const retryKeyLife = 24 * 3_600_000

/**
 * LINE Messaging push: a retry key accepted within a day gets 409 with the first response, and sends nothing.
 */
export function addPush(app: FastifyInstance, { inbox, switches, now }: World): void {
  const accepted = new Recent<Accepted>(1_000)

  app.get('/line/v2/bot/info', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${sandboxClients.lineMessaging.channelToken}`)
      return reply.code(401).send({
        message: 'Authentication failed. Confirm that the access token in the authorization header is valid.',
      })
    return {
      ...{ userId: 'U00000000000000000000000000000001', basicId: '@sangdai', displayName: 'สั่งได้' },
      ...{ chatMode: 'chat', markAsReadMode: 'manual' },
    }
  })

  app.post('/line/v2/bot/message/push', async (request, reply) => {
    const requestId = randomUUID()
    reply.header('x-line-request-id', requestId)
    if (request.headers.authorization !== `Bearer ${sandboxClients.lineMessaging.channelToken}`) {
      const message =
        'Authentication failed. Confirm that the access token in the authorization header is valid.'
      return reply.code(401).send({ message })
    }
    if (switches.strikes('lineDown')) return reply.code(500).send({ message: 'Internal Server Error' })
    const key = retryKeyOf(request.headers['x-line-retry-key'])
    if (key === undefined) return reply.code(400).send({ message: 'The retry key is invalid' })
    const before = accepted.get(key)
    if (before && before.until > now().getTime()) {
      reply.header('x-line-accepted-request-id', before.requestId)
      return reply
        .code(409)
        .send({ message: 'The retry key is already accepted', sentMessages: before.sentMessages })
    }
    const body = pushBody.safeParse(request.body)
    if (!body.success) return refuseBody(reply, body.error)
    const sentMessages = body.data.messages.map(({ type, text, altText }) => {
      inbox.put({ kind: 'line', to: body.data.to, text: text ?? altText ?? `[${type}]` })
      return { id: messageId() }
    })
    if (key) accepted.set(key, { requestId, sentMessages, until: now().getTime() + retryKeyLife })
    return { sentMessages }
  })
}

/** Empty without a key, undefined when the key is no UUID. */
function retryKeyOf(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return ''
  return z.guid().safeParse(header).success ? String(header).toLowerCase() : undefined
}

/** LINE's ids exceed the safe integers, so a client that parses them as numbers fails here too. */
function messageId(): string {
  return `4${Array.from({ length: 17 }, () => randomInt(10)).join('')}`
}
