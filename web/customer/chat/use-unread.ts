import { useEffect, useSyncExternalStore } from 'react'
import { shopperMark } from '#web/kit/calls/one-shopper.ts'
import { useSite } from '#web/kit/visit/site.ts'
import { useLocale } from '#web/words/words.tsx'
import { unreadStore } from './unread-store.ts'

/** How many messages of the centres a customer has not read; asked for after the page itself is there. */
export function useUnread(): number {
  const locale = useLocale()
  const mark = shopperMark(useSite()?.visitor)
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    const timer = setTimeout(async () => {
      const part = await import('./watch-unread.ts').catch(() => undefined)
      if (!isGone) stop = part?.watchUnread(locale, mark)
    }, 1_500)
    return () => {
      isGone = true
      clearTimeout(timer)
      stop?.()
    }
  }, [locale, mark])
  return useSyncExternalStore(unreadStore.subscribe, unreadStore.current, () => 0)
}
