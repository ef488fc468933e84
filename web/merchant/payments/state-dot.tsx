import type { ShownPaymentState } from '#shop/payments/payment-states.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { usePaymentWords } from '#web/words/merchant/payment-words.ts'
import { sayState, toneOf } from './payment-sayings.ts'

/** A state as coloured dot and word. */
export function StateDot({ state }: { state: ShownPaymentState }) {
  const say = usePaymentWords()
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <span aria-hidden className={joinClasses('size-2.5 rounded-chip', toneOf[state])} />
      {sayState(say, state)}
    </span>
  )
}
