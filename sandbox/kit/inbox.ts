import { randomUUID } from 'node:crypto'
import type { FlexContents } from './flex-schema.ts'
import { plainMobile } from './plain-mobile.ts'
import { Recent } from './recent.ts'

type MessageKind = 'sms' | 'mail' | 'line'
type NewMessage = {
  kind: MessageKind
  to: string
  subject?: string
  text: string
  code?: string
  ref?: string
  from?: string
  /** The card of a LINE message, as it was sent. */
  flex?: FlexContents
}
export type Message = NewMessage & { id: string; at: Date }

const messages = 500

/** Every message the shop has sent, as the recipients' phones would show it. */
export class Inbox {
  readonly #messages = new Recent<Message>(messages)
  readonly #now: () => Date

  constructor(now: () => Date) {
    this.#now = now
  }

  put(message: NewMessage): Message {
    const stored = { ...message, to: plainMobile(message.to), id: randomUUID(), at: this.#now() }
    this.#messages.set(stored.id, stored)
    return stored
  }

  /** Newest first; with `to`, only the messages of that number, address or LINE user. */
  list(to?: string): Message[] {
    const messages = this.#messages.newestFirst()
    if (!to) return messages
    const matching = plainMobile(to).toLowerCase()
    return messages.filter((message) => message.to.toLowerCase() === matching)
  }
}
