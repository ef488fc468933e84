import { Link } from 'react-router'
import { sayMoney } from '#shop/money/say-money.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import type { SaidPayment } from '#web/customer/payments/said-payment.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { Card } from '#web/ui/card.tsx'
import { usePayWords } from '#web/words/customer/pay-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { SlipStates } from './slip-states.tsx'

/** What was paid, how and when, and what became of each slip. */
export function ResultFacts({ payment, name }: { payment: SaidPayment; name: string }) {
  const say = usePayWords()
  const locale = useLocale()
  const { id, saleUnit, shares, madeAt, paidAt, slips } = payment
  const rows = [
    { title: say('result.method'), text: name },
    { title: say('result.at'), text: sayDateTime(new Date(paidAt ?? madeAt), locale) },
    { title: say('result.reference'), text: id },
  ]
  return (
    <Card className="grid gap-3 text-sm">
      <ul className="grid gap-1">
        {shares.map(({ orderNumber, amount }) => (
          <li key={orderNumber} className="tabular flex justify-between gap-3">
            <Link
              to={paths.order({ orderid: orderNumber, saleunit: saleUnit })}
              reloadDocument
              className="touch-44 wrap-anywhere font-bold text-primary-text underline"
            >
              {orderNumber}
            </Link>
            <span>{sayMoney(amount)}</span>
          </li>
        ))}
      </ul>
      <dl className="grid gap-1 border-hairline border-t pt-3">
        {rows.map(({ title, text }) => (
          <div key={title} className="flex justify-between gap-3">
            <dt className="text-muted">{title}</dt>
            <dd className="tabular text-right">{text}</dd>
          </div>
        ))}
      </dl>
      {slips.length > 0 ? <SlipStates slips={slips} /> : null}
    </Card>
  )
}
