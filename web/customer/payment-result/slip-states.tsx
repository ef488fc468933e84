import { CircleCheck, CircleX, Clock } from 'lucide-react'
import { sayDateTime } from '#shop/time/bangkok.ts'
import type { SaidPayment } from '#web/customer/payments/said-payment.ts'
import { usePayWords } from '#web/words/customer/pay-words.ts'
import { useLocale } from '#web/words/words.tsx'

const icons = {
  checking: <Clock aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-muted" />,
  confirmed: (
    <CircleCheck aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-primary-text" />
  ),
  refused: <CircleX aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-danger" />,
}

/** The slips of a payment, the newest first. */
export function SlipStates({ slips }: { slips: SaidPayment['slips'] }) {
  const say = usePayWords()
  const locale = useLocale()
  const inWords = ({ state, why }: (typeof slips)[number]) => {
    if (state === 'checking') return say('slip.checking')
    if (state === 'confirmed') return say('slip.confirmed')
    return why ? say('slip.refusedWhy', { why }) : say('slip.refused')
  }
  return (
    <ul className="grid gap-2 border-hairline border-t pt-3">
      {slips.map((slip) => (
        <li key={slip.id} className="flex gap-2">
          {icons[slip.state]}
          <span>
            {inWords(slip)}
            <span className="tabular block text-muted text-xs">
              {sayDateTime(new Date(slip.sentAt), locale)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
