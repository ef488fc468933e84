import type { Locale } from '#shop/words/locale.ts'
import { openOutbox } from '#web/shared/chat/chat-outbox.ts'
import { customerSending } from './customer-side.ts'

let opened: { owner: string; stop: () => void } | undefined

/** Sends what a customer wrote on this device, from a page that is not the chat; the chat's own page sends by itself. */
export function sendUnsent(locale: Locale, owner: string): void {
  if (opened?.owner === owner || document.querySelector('[data-chat]')) return
  opened?.stop()
  const { send, sendPicture } = customerSending(locale, owner)
  const outbox = openOutbox(
    owner,
    (unsent) => (unsent.picture ? sendPicture(unsent, unsent.picture) : send(unsent)),
    () => {},
  )
  opened = { owner, stop: outbox.stop }
}

/** The chat's page takes over. */
export function leaveToChat(): void {
  opened?.stop()
  opened = undefined
}
