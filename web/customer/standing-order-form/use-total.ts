import { useEffect, useState } from 'react'
import { callsOf } from '#web/kit/calls/ask-server.ts'
import { useLocale } from '#web/words/words.tsx'
import type { StandingDraft } from './standing-draft.ts'
import type { StandingOrderCalls } from './standing-order-calls.ts'

const ask = callsOf<StandingOrderCalls>()
const settledMs = 400

/** What it would cost today; nothing while it cannot be said. */
export function useTotal({ lines, payment, shipTo, deliveryMethod }: StandingDraft): number | undefined {
  const locale = useLocale()
  const [total, setTotal] = useState<number>()
  useEffect(() => {
    const wanted = lines.filter(({ quantities }) => quantities.some((quantity) => quantity > 0))
    if (wanted.length === 0) return setTotal(undefined)
    let isLate = false
    const timer = setTimeout(async () => {
      const result = await ask(locale, 'previewStanding', {
        ...{ kind: 'normal', deliveryMethod, freeChoices: [], payment },
        lines: wanted.map(({ productCode, quantities }) => ({ productCode, quantities })),
        ...(shipTo ? { shipTo } : {}),
      })
      if (!isLate) setTotal(result.kind === 'ok' ? result.answer.total : undefined)
    }, settledMs)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [lines, payment, shipTo, deliveryMethod, locale])
  return total
}
