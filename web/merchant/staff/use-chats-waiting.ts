import { useEffect, useState } from 'react'
import { callsOf } from '#web/kit/calls/ask-server.ts'
import type { officeChatCalls } from '#web/merchant/chat/chat-calls.ts'
import { useLocale } from '#web/words/words.tsx'
import { officeMark } from './office-calls.ts'
import type { StaffSite } from './staff-site.ts'

const ask = callsOf<typeof officeChatCalls>()
const everyMs = 20_000

/** How many customers wait for an answer: with the page, and again while it is looked at. */
export function useChatsWaiting(site: StaffSite | null): number {
  const locale = useLocale()
  const loaded = site?.chatsWaiting ?? 0
  const [count, setCount] = useState(loaded)
  useEffect(() => setCount(loaded), [loaded])
  const mark = site?.menu.chat ? officeMark(site.user) : ''
  useEffect(() => {
    if (!mark) return
    const look = async () => {
      if (document.visibilityState !== 'visible') return
      const result = await ask(locale, 'officeChatUnread', {}, { shopper: mark })
      if (result.kind === 'ok') setCount(result.answer.waiting)
    }
    const timer = setInterval(look, everyMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [locale, mark])
  return count
}
