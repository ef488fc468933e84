import { useEffect, useSyncExternalStore } from 'react'
import type { Locale } from '#shop/words/locale.ts'
import { callsOf } from '#web/kit/calls/ask-server.ts'
import { shopperMark } from '#web/kit/calls/one-shopper.ts'
import { useSite } from '#web/kit/visit/site.ts'
import { hasUnsent } from '#web/shared/chat/unsent-mark.ts'
import { useLocale } from '#web/words/words.tsx'
import type { ChatCalls } from './chat-calls.ts'

const ask = callsOf<ChatCalls>()
/** Asked once a minute at most, while the page is looked at. */
const everyMs = 60_000

let count = 0
let askedAt = 0
const listeners = new Set<() => void>()

export function setUnread(next: number): void {
  count = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function askAgain(locale: Locale, mark: string): Promise<void> {
  if (document.visibilityState !== 'visible') return
  // What was written without a signal goes out from whichever page is opened next.
  if (hasUnsent()) await import('./send-unsent.ts').then(({ sendUnsent }) => sendUnsent(locale, mark))
  if (Date.now() - askedAt < everyMs) return
  askedAt = Date.now()
  const result = await ask(locale, 'chatUnread', {})
  if (result.kind === 'ok') setUnread(result.answer.count)
}

/** How many messages of the centres a customer has not read. */
export function useUnread(): number {
  const locale = useLocale()
  const mark = shopperMark(useSite()?.visitor)
  useEffect(() => {
    const look = () => void askAgain(locale, mark).catch(() => undefined)
    // The page itself comes first.
    const first = setTimeout(look, 1_500)
    const timer = setInterval(look, everyMs)
    document.addEventListener('visibilitychange', look)
    addEventListener('online', look)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      removeEventListener('online', look)
    }
  }, [locale, mark])
  return useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  )
}
