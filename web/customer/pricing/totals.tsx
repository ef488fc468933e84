import type { ReactNode } from 'react'
import { sayMoney, sayNumber } from '#shop/money/say-money.ts'
import type { PricedCart } from '#shop/priced-cart/priced-cart.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Price } from '#web/ui/price.tsx'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { summaryRows } from './summary-rows.ts'

type Figures = Pick<PricedCart, 'mode' | 'shown' | 'points'> & { vat?: number; pointsEarned?: number }
type TotalsProps = { priced: Figures; vatPercent: number; fetched?: boolean }

/**
 * The sums of an order with VAT: products, savings, delivery, cash rounding and total. The VAT included is
 * shown once, below.
 */
export function Totals({ priced, vatPercent, fetched = false }: TotalsProps) {
  const say = useOrderWords()
  if (priced.mode === 'points')
    return (
      <dl className="grid gap-1">
        <Row label={say('totals.points')} strong>
          <strong className="tabular text-2xl">
            {say('points.count', { points: sayNumber(priced.points) })}
          </strong>
        </Row>
      </dl>
    )
  const { shown, vat = 0, pointsEarned = 0 } = priced
  return (
    <dl className="grid gap-1 text-sm">
      {summaryRows(shown, say, { fetched }).map(({ name, label, said }) => (
        <Row
          key={name}
          label={label}
          className={
            name === 'discount' || (name === 'delivery' && shown.delivery === 0)
              ? savedClass[name]
              : undefined
          }
        >
          {said}
        </Row>
      ))}
      <Row label={say('totals.total')} strong className="mt-1 border-hairline border-t pt-2 text-base">
        <Price amount={shown.total} size="xl" />
      </Row>
      {vat > 0 ? (
        <Row label={say('totals.vatInside', { percent: vatPercent })} className="text-muted text-xs">
          {sayMoney(vat)}
        </Row>
      ) : null}
      {pointsEarned > 0 ? (
        <Row label={say('totals.earns')} className="text-secondary-text">
          {say('points.count', { points: sayNumber(pointsEarned) })}
        </Row>
      ) : null}
    </dl>
  )
}

const savedClass = {
  discount: 'font-bold text-primary-text',
  delivery: '[&>dd]:font-bold [&>dd]:text-primary-text',
}

function Row({
  label,
  children,
  strong,
  className,
}: {
  label: ReactNode
  children: ReactNode
  strong?: boolean
  className?: string
}) {
  return (
    <div className={joinClasses('flex items-baseline justify-between gap-4', className)}>
      <dt className={strong ? 'font-bold' : undefined}>{label}</dt>
      <dd className="tabular text-right">{children}</dd>
    </div>
  )
}
