import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { flexContents } from '../kit/flex-schema.ts'
import type { World } from '../kit/world.ts'
import type { LineAccount } from './accounts.ts'
import { refuseFlex } from './line-errors.ts'
import { lineMessageId } from './line-ids.ts'

const message = z
  .looseObject({
    type: z.string().min(1),
    text: z.string().max(5_000).optional(),
    altText: z.string().max(400, 'Length must be between 0 and 400').optional(),
    contents: z.unknown().optional(),
  })
  .refine(({ type, text }) => type !== 'text' || text, { message: 'May not be empty', path: ['text'] })
  .refine(({ type, altText }) => type !== 'flex' || altText, {
    message: 'May not be empty',
    path: ['altText'],
  })
export const messages = z
  .array(message)
  .min(1, 'Size must be between 1 and 5')
  .max(5, 'Size must be between 1 and 5')

type Sending = {
  account: LineAccount
  to: string
  messages: z.output<typeof messages>
  /** Whether it comes to the phone; LINE accepts what goes to people who block the account. */
  arrives: boolean
}
type Sent = { sentMessages: { id: string }[] }

/** Puts the messages on a phone, or answers the refusal of the first card that LINE would not take. */
export function sendMessages(
  { inbox }: Pick<World, 'inbox'>,
  { account, to, messages, arrives }: Sending,
  reply: FastifyReply,
): Sent | undefined {
  const cards = messages.map(({ type, contents }) =>
    type === 'flex' ? flexContents.safeParse(contents) : undefined,
  )
  for (const [index, card] of cards.entries())
    if (card?.error) {
      refuseFlex(reply, index, card.error)
      return undefined
    }
  const sentMessages = messages.map(({ type, text, altText }, index) => {
    const said = { kind: 'line' as const, to, from: account.displayName }
    const flex = cards[index]?.data
    if (arrives) inbox.put({ ...said, text: text ?? altText ?? `[${type}]`, ...(flex && { flex }) })
    return { id: lineMessageId() }
  })
  return { sentMessages }
}
