import { useState } from 'react'
import { Link } from 'react-router'
import type { CustomerDetail, CustomerPoints } from '#shop/merchant-customers/merchant-customer-contracts.ts'
import { sayNumber } from '#shop/money/say-money.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { pointWords } from '#web/merchant/customers/customer-sayings.ts'
import * as orderPaths from '#web/paths/order-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useCustomerWords } from '#web/words/merchant/customers/customer-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { PointsDialog } from './points-dialog.tsx'

type PointsCardProps = {
  points: CustomerPoints
  customer: CustomerDetail['customer']
  mayCorrect: boolean
}

/** The ledger of points; a correction names who made it and why. */
export function PointsCard({ points: { balance, entries, total }, customer, mayCorrect }: PointsCardProps) {
  const say = useCustomerWords()
  const locale = useLocale()
  const [isCorrecting, setIsCorrecting] = useState(false)
  return (
    <Card as="section" aria-labelledby="points" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="points" className="text-lg">
          {say('points.title')}
        </h2>
        <span className="flex items-center gap-3">
          <b className="tabular">{say('points.balance', { points: sayNumber(balance) })}</b>
          {mayCorrect && customer.status === 'active' ? (
            <Button variant="secondary" size="sm" onClick={() => setIsCorrecting(true)}>
              {say('points.correct')}
            </Button>
          ) : null}
        </span>
      </div>
      {entries.length === 0 ? <p className="text-muted text-sm">{say('points.none')}</p> : null}
      <ul className="divide-y divide-hairline text-sm">
        {entries.map(({ id, at, points, reason, orderNumber, why, by, balance: after }) => (
          <li key={id} className="flex justify-between gap-4 py-1.5">
            <span className="min-w-0">
              {say(pointWords[reason])}{' '}
              {orderNumber ? (
                <Link to={orderPaths.order({ orderid: orderNumber })} className="text-primary-text underline">
                  {orderNumber}
                </Link>
              ) : null}
              {why ? (
                <span className="wrap-anywhere block">
                  {why} · {by}
                </span>
              ) : null}
              <span className="block text-muted">{sayDateTime(new Date(at), locale)}</span>
            </span>
            <span className="tabular shrink-0 text-right">
              <b className={joinClasses(points < 0 && 'text-danger')}>
                {points > 0 ? '+' : ''}
                {sayNumber(points)}
              </b>
              <span className="block text-muted">{sayNumber(after)}</span>
            </span>
          </li>
        ))}
      </ul>
      {total > entries.length ? (
        <p className="text-muted text-sm">
          {say('points.more', { count: entries.length, total: sayNumber(total) })}
        </p>
      ) : null}
      {isCorrecting ? (
        <PointsDialog customer={customer} balance={balance} onClose={() => setIsCorrecting(false)} />
      ) : null}
    </Card>
  )
}
