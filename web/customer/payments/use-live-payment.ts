import { useCallback, useEffect, useState } from 'react'
import { callsOf } from '#web/kit/calls/ask-server.ts'
import { useLocale } from '#web/words/words.tsx'
import type { PaymentKey } from './payment-address.ts'
import type { PaymentCalls } from './payment-calls.ts'
import type { SaidPayment } from './said-payment.ts'

const ask = callsOf<PaymentCalls>()

/** Often at first, since most results come within seconds; then less and less. */
const pauseAfter = (asked: number) => (asked < 20 ? 2_000 : asked < 50 ? 5_000 : 20_000)
/** After so many questions the page says that it takes longer than usual. */
const patience = 20

/** Asks about a payment while it waits and the page is looked at; `isAwaited` judges the last answer. */
export function useLivePayment(
  { paymentId, saleUnit }: PaymentKey,
  isAwaited: (current: SaidPayment | undefined) => boolean,
) {
  const locale = useLocale()
  const [current, setCurrent] = useState<SaidPayment>()
  const [asked, setAsked] = useState(0)
  const [isAsking, setIsAsking] = useState(false)
  const askNow = useCallback(async () => {
    setIsAsking(true)
    const result = await ask(locale, 'checkPayment', { paymentId, saleUnit })
    if (result.kind === 'ok') setCurrent(result.answer)
    setIsAsking(false)
    setAsked((before) => before + 1)
  }, [locale, paymentId, saleUnit])

  const waits = isAwaited(current)
  useEffect(() => {
    if (!waits) return
    const look = () => {
      if (document.visibilityState === 'visible') void askNow()
    }
    const timer = setTimeout(look, pauseAfter(asked))
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [waits, asked, askNow])

  return { current, askNow, isAsking, takesLong: asked > patience }
}
