import { useEffect, useState } from 'react'
import { useHasServerCart } from '#web/customer/cart-sync/cart-sync.tsx'
import { callsOf } from '#web/kit/calls/ask-server.ts'
import { useLocale } from '#web/words/words.tsx'
import type { AdviceCalls } from './advice-calls.ts'
import type { Advice } from './advised-item.ts'

const ask = callsOf<AdviceCalls>()

/** What the shop probably needs, asked once a page; undefined until known, and empty when it cannot be had. */
export function useAdvice(): Advice | undefined {
  const locale = useLocale()
  const hasServerCart = useHasServerCart()
  const [advice, setAdvice] = useState<Advice>()
  useEffect(() => {
    if (!hasServerCart) return
    let isHere = true
    void ask(locale, 'orderAdvice', {}).then((result) => {
      if (isHere) setAdvice(result.kind === 'ok' ? result.answer : { today: '', items: [] })
    })
    return () => {
      isHere = false
    }
  }, [hasServerCart, locale])
  return advice
}
