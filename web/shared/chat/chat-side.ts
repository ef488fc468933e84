import type { ChatHistory, ChatMessage } from '#shop/chat/chat-wire.ts'
import type { Result } from '#web/kit/calls/ask-server.ts'

/** What somebody writes, before it has a number. */
export type Written = {
  id: string
  text: string
  orderNumber?: string
  productCode?: string
  isNote?: boolean
}
type Sent = Promise<Result<{ message: ChatMessage }>>

/** How one side of a chat, the customer or the staff, speaks with the server. */
export type ChatSide = {
  side: 'customer' | 'staff'
  /** Who writes: what is not sent yet belongs to them, whoever uses the device next. */
  owner: string
  chatId: string
  liveHref: (after: number) => string
  send: (written: Written) => Sent
  sendPicture: (written: Written, picture: Blob) => Sent
  read: (upTo: number) => void
  typing: () => void
  before: (seq: number) => Promise<Result<ChatHistory>>
  pictureHref: (id: string, size: 'small' | 'large') => string
  productHref: (code: string) => string
  orderHref: (number: string) => string
}
