import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { World } from '../kit/world.ts'
import { lineAccountOf } from './accounts.ts'
import { refuseBody, refuseToken } from './line-errors.ts'
import type { LinePhone } from './line-phone.ts'
import { messages, sendMessages } from './send-messages.ts'

const replyBody = z.object({
  replyToken: z.string().min(1, 'May not be empty'),
  messages,
  notificationDisabled: z.boolean().optional(),
})

/** An answer to one event: its token is good for one answer within a minute, which costs no quota. */
export function addReply(app: FastifyInstance, { inbox, switches }: World, phone: LinePhone): void {
  app.post('/line/v2/bot/message/reply', async (request, reply) => {
    const account = lineAccountOf(request.headers.authorization)
    if (!account) return refuseToken(reply)
    if (switches.strikes('lineDown')) return reply.code(500).send({ message: 'Internal Server Error' })
    const body = replyBody.safeParse(request.body)
    if (!body.success) return refuseBody(reply, body.error)
    const isLate = switches.strikes('replyExpired')
    const to = isLate ? undefined : phone.takeReply(account, body.data.replyToken)
    if (!to) return reply.code(400).send({ message: 'Invalid reply token' })
    const arrives = !phone.blocks(account, to)
    return sendMessages({ inbox }, { account, to, messages: body.data.messages, arrives }, reply) ?? reply
  })
}
