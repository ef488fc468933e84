import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { flexContents } from '../kit/flex-schema.ts'
import type { World } from '../kit/world.ts'
import { lineAccountOf } from './accounts.ts'
import { refuseBody, refuseFlex, refuseToken } from './line-errors.ts'
import { pushMessage } from './push.ts'

const body = z.object({
  to: z.string().regex(/^[0-9a-f]{64}$/, "The property, 'to', in the request body is invalid"),
  messages: z
    .array(pushMessage)
    .min(1, 'Size must be between 1 and 5')
    .max(5, 'Size must be between 1 and 5'),
})
const tag = z.string().min(16).max(100)

/** Whom LINE knows a telephone number by: the hash of its international form. */
export const numberAtLine = (mobile: string) =>
  createHash('sha256')
    .update(`+66${mobile.replace(/^0/, '')}`)
    .digest('hex')

/** LINE notification messages: to whoever has a telephone number, whom the shop knows by nothing else. */
export function addPushToNumber(app: FastifyInstance, { inbox, switches }: World): void {
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
    const { to, messages } = read.data
    const cards = messages.map(({ type, contents }) =>
      type === 'flex' ? flexContents.safeParse(contents) : undefined,
    )
    for (const [index, card] of cards.entries()) if (card?.error) return refuseFlex(reply, index, card.error)
    if (switches.strikes('pnpUndeliverable'))
      return reply.code(422).send({ message: 'Failed to send messages' })
    for (const [index, { type, text, altText }] of messages.entries()) {
      const flex = cards[index]?.data
      const said = {
        kind: 'line' as const,
        to,
        from: account.displayName,
        text: text ?? altText ?? `[${type}]`,
      }
      inbox.put({ ...said, ...(flex && { flex }) })
    }
    return {}
  })
}
