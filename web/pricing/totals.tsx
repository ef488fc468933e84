import type { ReactNode } from 'react'
import { sayMoney, sayNumber } from '#shop/money/say-money.ts'
import type { PricedCart } from '#shop/pricing/priced-cart.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Price } from '#web/ui/price.tsx'
import { useOrderWords } from '#web/words/order-words.ts'

type Figures = Pick<
  PricedCart,
  'mode' | 'goods' | 'discount' | 'deliveryFee' | 'vatOnTop' | 'vat' | 'vatGroups' | 'total' | 'points' | 'pointsEarned'
>

const groupWords = { 0: 'totals.noTax', 1: 'totals.taxInside', 2: 'totals.taxOnTop' } as const

/** What an order comes to: goods, what was saved, delivery, VAT by group, and the sum. Every sum is that of the rows above it. */
export function Totals({ priced, vatPercent, fetched = false }: { priced: Figures; vatPercent: number; fetched?: boolean }) {
  const say = useOrderWords()
  if (priced.mode === 'points')
    return (
      <dl className="grid gap-1">
        <Row label={say('totals.points')} strong>
          <strong className="tabular text-2xl">{say('points.count', { points: sayNumber(priced.points) })}</strong>
        </Row>
      </dl>
    )
  return (
    <dl className="grid gap-1 text-sm">
      <Row label={say('totals.goods')}>{sayMoney(priced.goods)}</Row>
      {priced.discount > 0 ? (
        <Row label={say('totals.discount')} className="font-bold text-primary-text">
          {sayMoney(-priced.discount)}
        </Row>
      ) : null}
      {priced.vatOnTop > 0 ? <Row label={say('totals.vatOnTop', { percent: vatPercent })}>{sayMoney(priced.vatOnTop)}</Row> : null}
      {fetched ? null : (
        <Row label={say('totals.delivery')}>
          {priced.deliveryFee > 0 ? (
            sayMoney(priced.deliveryFee)
          ) : (
            <span className="font-bold text-primary-text">{say('totals.free')}</span>
          )}
        </Row>
      )}
      <Row label={say('totals.total')} strong className="mt-1 border-hairline border-t pt-2 text-base">
        <Price amount={priced.total} size="xl" />
      </Row>
      {priced.vatGroups
        .filter(({ net }) => net > 0)
        .map(({ priceType, net, vat }) => (
          <Row key={priceType} label={say(groupWords[priceType])} className="text-muted text-xs">
            {priceType === 0
              ? sayMoney(net)
              : say('totals.vatOf', { net: sayMoney(priceType === 1 ? net - vat : net), vat: sayMoney(vat) })}
          </Row>
        ))}
      {priced.pointsEarned > 0 ? (
        <Row label={say('totals.earns')} className="text-secondary-text">
          {say('points.count', { points: sayNumber(priced.pointsEarned) })}
        </Row>
      ) : null}
    </dl>
  )
}

export function Row({
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
