import { z } from 'zod'
import { money } from '../contract/wire.ts'
import { orderStatuses } from '../orders/order-status.ts'
import { chatAuthors, mostLetters } from './chat.ts'

export const saleUnit = z.string().min(1).max(10)
export const conversationId = z.uuid()
/** Far longer than a message may be: whoever sends one hears how long it may be. */
const typed = z.string().max(mostLetters * 20)
export const sequence = z.int().min(0).max(2_000_000_000)
export const sampleId = '8d2f1c34-7b65-4a09-9e0f-3c5b7a9d1e20'

/** What is sent: words, and what they are about. The phone makes the id: sent twice, it is one message. */
export const sent = {
  id: z.uuid(),
  text: typed.default(''),
  orderNumber: z.string().min(1).max(40).optional(),
  productCode: z.string().min(1).max(40).optional(),
}

export const chatMessage = z.object({
  /** Counted in its conversation from 1, without a gap. */
  seq: z.int(),
  id: z.string(),
  /** `shop` is the automatic answer outside the opening hours. */
  by: z.enum(chatAuthors),
  /** Who of the staff. */
  name: z.string(),
  text: z.string(),
  at: z.string(),
  /** Where the customer wrote it. */
  via: z.enum(['shop', 'line']),
  /** For staff: of an answer that goes to LINE. */
  lineState: z.enum(['waiting', 'sent', 'failed']).nullable(),
  /** Only staff see it. */
  isNote: z.boolean(),
  picture: z.object({ id: z.string(), width: z.int(), height: z.int() }).nullable(),
  product: z
    .object({ code: z.string(), nameTh: z.string(), nameEn: z.string(), picture: z.string().nullable() })
    .nullable(),
  order: z
    .object({
      number: z.string(),
      status: z.enum(orderStatuses),
      total: money,
      placedAt: z.string(),
      items: z.int(),
    })
    .nullable(),
})
export type ChatMessage = z.output<typeof chatMessage>

/** Up to which message either side has read. */
const readMarks = z.object({ customer: z.int(), staff: z.int() })
export type ReadMarks = z.output<typeof readMarks>

export const chatHistory = z.object({
  /** The oldest first. */
  messages: z.array(chatMessage),
  isMore: z.boolean(),
  read: readMarks,
  lastSeq: z.int(),
})
export type ChatHistory = z.output<typeof chatHistory>
