import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { World } from '../kit/world.ts'
import { lineAccountOf } from './accounts.ts'
import { refuseBody, refuseToken } from './line-errors.ts'
import { messages, sendMessages } from './send-messages.ts'
import { sendWebhook } from './send-webhook.ts'
import { deliveryEvent } from './webhook-event.ts'

const body = z.object({
  to: z.string().regex(/^[0-9a-f]{64}$/, "The property, 'to', in the request body is invalid"),
  messages,
})
const tag = z.string().min(16).max(100)

/** Whom LINE knows a telephone number by: the hash of its international form. */
export const numberAtLine = (mobile: string) =>
  createHash('sha256')
    .update(`+66${mobile.replace(/^0/, '')}`)
    .digest('hex')

/** LINE notification messages: to whoever has a telephone number, whom the shop knows by nothing else. */
export function addPushToNumber(app: FastifyInstance, world: World): void {
  const { inbox, switches, now } = world
  app.post('/line/bot/pnp/push', async (request, reply) => {
    const account = lineAccountOf(request.headers.authorization)
    if (!account) return refuseToken(reply)
    if (switches.strikes('lineDown')) return reply.code(500).send({ message: 'Internal Server Error' })
    if (switches.strikes('lineQuota'))
      return reply.code(429).send({ message: 'You have reached your monthly limit.' })
    const given = request.headers['x-line-delivery-tag']
    if (given !== undefined && !tag.safeParse(given).success)
      return reply.code(400).send({ message: 'The delivery tag is invalid' })
    const read = body.safeParse(request.body)
    if (!read.success) return refuseBody(reply, read.error)
    if (switches.strikes('pnpUndeliverable'))
      return reply.code(422).send({ message: 'Failed to send messages' })
    if (!sendMessages({ inbox }, { account, ...read.data, arrives: true }, reply)) return reply
    // Whoever tagged the message hears that it arrived.
    if (given !== undefined && account.saleUnit) {
      const event = deliveryEvent(String(given), `U${read.data.to.slice(0, 32)}`, now())
      void sendWebhook(world, account.saleUnit, event)
    }
    return {}
  })
}
