import type { Locale } from '#shop/words/locale.ts'
import { callsOf } from '#web/kit/calls/ask-server.ts'
import { hasUnsent } from '#web/shared/chat/unsent-mark.ts'
import type { ChatCalls } from './chat-calls.ts'
import { unreadStore } from './unread-store.ts'

const ask = callsOf<ChatCalls>()
/** Asked once a minute at most, while the page is looked at. */
const everyMs = 60_000
let askedAt = 0

async function look(locale: Locale, mark: string): Promise<void> {
  if (document.visibilityState !== 'visible') return
  // What was written without a signal goes out from whichever page is opened next.
  if (hasUnsent()) await import('./send-unsent.ts').then(({ sendUnsent }) => sendUnsent(locale, mark))
  if (Date.now() - askedAt < everyMs) return
  askedAt = Date.now()
  const result = await ask(locale, 'chatUnread', {})
  if (result.kind === 'ok') unreadStore.set(result.answer.count)
}

export function watchUnread(locale: Locale, mark: string): () => void {
  const again = () => void look(locale, mark).catch(() => undefined)
  again()
  const timer = setInterval(again, everyMs)
  document.addEventListener('visibilitychange', again)
  addEventListener('online', again)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', again)
    removeEventListener('online', again)
  }
}
