import type { Db } from '#api/kit/database.ts'
import type { MessageAnswer } from '#shop/customer-messages/message-card.ts'
import type { MessageKind } from '#shop/customer-messages/message-kinds.ts'
import type { MessageValues } from '#shop/customer-messages/message-placeholders.ts'
import type { MessageChannel } from '#shop/customer-messages/message-states.ts'
import type { Locale } from '#shop/words/locale.ts'

/** Which message: of one kind, about one thing, to one customer. */
export type MessageAbout = {
  saleUnit: string
  customerCode: string
  kind: MessageKind
  subject: string
  event: string
}
type MessageContent = {
  values: MessageValues
  /** The page that its button opens. */
  path: string
  /** A button of its card that LINE answers in the chat. */
  answer?: MessageAnswer
  /** When the customer did themselves what this answers; null where somebody else acted. */
  answersAt: Date | null
  /** Whether the customer knows already, as from the rider’s card. */
  isToldOtherwise?: boolean
}

/** Where what a kind of message says comes from, as things are when it is sent. */
export type MessageSource = {
  /** Undefined when there is nothing to say any more. */
  load: (db: Db, about: MessageAbout, locale: Locale) => Promise<MessageContent | undefined>
  /** Notes beside the thing itself how it was told. */
  note?: (db: Db, about: MessageAbout, told: { channel: MessageChannel | 'none'; at: Date }) => Promise<void>
}

/** Beside an order or a coupon LINE is LINE, however it found the customer. */
export const notedChannel = (channel: MessageChannel | 'none') => (channel === 'pnp' ? 'line' : channel)
