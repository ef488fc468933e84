import { useEffect, useEffectEvent } from 'react'
import { inLanguage } from '#web/paths/in-language.ts'
import * as orderPaths from '#web/paths/order-paths.ts'
import { useLocale } from '#web/words/words.tsx'

/** Calls back whenever orders of the centre were placed or moved, and when the line was lost in between. */
export function useLiveOrders(onNews: (placed: number) => void): void {
  const locale = useLocale()
  const tell = useEffectEvent(onNews)
  useEffect(() => {
    const source = new EventSource(inLanguage(locale, orderPaths.orderEvents))
    let wasLost = false
    source.addEventListener('message', ({ data }) => {
      const { placed } = JSON.parse(String(data)) as { placed: number }
      tell(placed)
    })
    source.addEventListener('error', () => {
      wasLost = true
    })
    source.addEventListener('open', () => {
      if (wasLost) tell(0)
      wasLost = false
    })
    return () => source.close()
  }, [locale])
}
