import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { Recent } from '../kit/recent.ts'
import type { World } from '../kit/world.ts'
import { lineAccountOf } from './accounts.ts'
import { refuseBody, refuseToken } from './line-errors.ts'
import type { LinePhone } from './line-phone.ts'
import { messages, sendMessages } from './send-messages.ts'

const pushBody = z.object({
  to: z.string().regex(/^[UCR][0-9a-f]{32}$/, "The property, 'to', in the request body is invalid"),
  messages,
  notificationDisabled: z.boolean().optional(),
  customAggregationUnits: z.array(z.string()).max(1).optional(),
})

type Accepted = { requestId: string; sentMessages: { id: string }[]; until: number }
const retryKeyLife = 24 * 3_600_000
/** What an account of the sandbox may send in a month. */
const monthlyLimit = 10_000

/**
 * LINE Messaging push: a retry key accepted within a day gets 409 with the first response, and sends nothing.
 */
export function addPush(app: FastifyInstance, { inbox, switches, now }: World, phone: LinePhone): void {
  const accepted = new Recent<Accepted>(1_000)

  app.get('/line/v2/bot/info', async (request, reply) => {
    const account = lineAccountOf(request.headers.authorization)
    if (!account) return refuseToken(reply)
    return { ...account, chatMode: 'chat', markAsReadMode: 'manual' }
  })

  app.get('/line/v2/bot/profile/:userId', async (request, reply) => {
    const account = lineAccountOf(request.headers.authorization)
    if (!account) return refuseToken(reply)
    if (switches.strikes('lineDown')) return reply.code(500).send({ message: 'Internal Server Error' })
    const { userId } = z.object({ userId: z.string() }).parse(request.params)
    if (!/^U[0-9a-f]{32}$/.test(userId))
      return reply.code(400).send({ message: "The value for the 'userId' parameter is invalid" })
    // LINE does not tell whether somebody never was a friend or blocks the account.
    if (switches.strikes('lineNotFriend') || phone.blocks(account, userId))
      return reply.code(404).send({ message: 'Not found' })
    return { userId, displayName: phone.nameOf(userId) ?? 'LINE' }
  })

  const sent = new Map<string, number>()
  app.get('/line/v2/bot/message/quota', async (request, reply) => {
    const account = lineAccountOf(request.headers.authorization)
    if (!account) return refuseToken(reply)
    if (switches.strikes('lineDown')) return reply.code(500).send({ message: 'Internal Server Error' })
    return { type: 'limited', value: monthlyLimit }
  })

  app.get('/line/v2/bot/message/quota/consumption', async (request, reply) => {
    const account = lineAccountOf(request.headers.authorization)
    if (!account) return refuseToken(reply)
    if (switches.all().lineQuota) return { totalUsage: monthlyLimit }
    return {
      totalUsage: (switches.all().lineQuotaLow ? monthlyLimit - 50 : 0) + (sent.get(account.basicId) ?? 0),
    }
  })

  app.post('/line/v2/bot/message/push', async (request, reply) => {
    const requestId = randomUUID()
    reply.header('x-line-request-id', requestId)
    const account = lineAccountOf(request.headers.authorization)
    if (!account) return refuseToken(reply)
    if (switches.strikes('lineDown')) return reply.code(500).send({ message: 'Internal Server Error' })
    if (switches.strikes('lineQuota'))
      return reply.code(429).send({ message: 'You have reached your monthly limit.' })
    const givenKey = retryKeyOf(request.headers['x-line-retry-key'])
    if (givenKey === undefined) return reply.code(400).send({ message: 'The retry key is invalid' })
    const key = givenKey && `${account.basicId} ${givenKey}`
    const before = accepted.get(key)
    if (before && before.until > now().getTime()) {
      reply.header('x-line-accepted-request-id', before.requestId)
      return reply
        .code(409)
        .send({ message: 'The retry key is already accepted', sentMessages: before.sentMessages })
    }
    const body = pushBody.safeParse(request.body)
    if (!body.success) return refuseBody(reply, body.error)
    const { to } = body.data
    // A message to somebody who blocks the account is accepted and dropped.
    const arrives = !switches.strikes('lineNotFriend') && !phone.blocks(account, to)
    const result = sendMessages({ inbox }, { account, ...body.data, arrives }, reply)
    if (!result) return reply
    if (arrives) sent.set(account.basicId, (sent.get(account.basicId) ?? 0) + 1)
    if (key) accepted.set(key, { requestId, ...result, until: now().getTime() + retryKeyLife })
    return result
  })
}

/** Empty without a key, undefined when the key is no UUID. */
function retryKeyOf(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return ''
  return z.guid().safeParse(header).success ? String(header).toLowerCase() : undefined
}
