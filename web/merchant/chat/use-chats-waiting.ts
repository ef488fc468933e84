import { useEffect, useSyncExternalStore } from 'react'
import { callsOf } from '#web/kit/calls/ask-server.ts'
import { officeMark } from '#web/merchant/staff/office-calls.ts'
import type { StaffSite } from '#web/merchant/staff/staff-site.ts'
import { useLocale } from '#web/words/words.tsx'
import type { OfficeChatCalls } from './chat-calls.ts'

const ask = callsOf<OfficeChatCalls>()
const everyMs = 20_000

let count: number | undefined
const listeners = new Set<() => void>()

/** Known at once on the page of the chats, which listens. */
export function setChatsWaiting(next: number): void {
  count = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How many customers wait for an answer: with the page, and again while it is looked at. */
export function useChatsWaiting(site: StaffSite | null): number {
  const locale = useLocale()
  const loaded = site?.chatsWaiting ?? 0
  useEffect(() => setChatsWaiting(loaded), [loaded])
  const mark = site?.menu.chat ? officeMark(site.user) : ''
  useEffect(() => {
    if (!mark) return
    const look = async () => {
      if (document.visibilityState !== 'visible') return
      const result = await ask(locale, 'officeChatUnread', {}, { shopper: mark })
      if (result.kind === 'ok') setChatsWaiting(result.answer.waiting)
    }
    const timer = setInterval(look, everyMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [locale, mark])
  return useSyncExternalStore(
    subscribe,
    () => count ?? loaded,
    () => loaded,
  )
}
