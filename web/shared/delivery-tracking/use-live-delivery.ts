import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type AskDelivery, type DeliveryNews, followDelivery, isFollowed } from './follow-delivery.ts'

/**
 * The delivery as it is now, while the page is looked at. `first` is what the page came with; when the order itself has
 * moved on, the rest of the page is loaded anew.
 */
export function useLiveDelivery(first: DeliveryNews, ask: AskDelivery): DeliveryNews {
  const [live, setLive] = useState<DeliveryNews>()
  const { revalidate } = useRevalidator()
  const now = live ?? first
  const askAgain = useEffectEvent(ask)
  const hear = useEffectEvent((news: DeliveryNews) => {
    setLive(news)
    if (news.status !== now.status) void revalidate()
  })
  const mayFollow = isFollowed(now, Date.now())
  const cursor = useEffectEvent(() => (live ? undefined : first.cursor))
  useEffect(() => {
    if (!mayFollow) return
    let stop = new AbortController()
    const look = () => {
      stop.abort()
      if (document.visibilityState !== 'visible') return
      stop = new AbortController()
      const { signal } = stop
      void followDelivery({
        ...{
          ask: (since) => askAgain(since, signal),
          cursor: cursor(),
          onNews: (news) => hear(news),
          signal,
        },
      })
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      stop.abort()
      document.removeEventListener('visibilitychange', look)
    }
  }, [mayFollow])
  return now
}
