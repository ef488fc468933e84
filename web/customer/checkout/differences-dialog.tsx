import { Gift } from 'lucide-react'
import type { Difference } from '#shop/checkout/differences.ts'
import { sayMoney, sayNumber } from '#shop/money/say-money.ts'
import { sayCounted } from '#shop/words/counted-unit.ts'
import { pick } from '#shop/words/locale.ts'
import type { CartPage } from '#web/customer/cart-sync/use-cart-page.ts'
import { unitName } from '#web/customer/pricing/price-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { useCommonWords, useLocale } from '#web/words/words.tsx'
import type { Checkout } from './use-checkout.ts'

const keyOf = (difference: Difference) =>
  [
    difference.kind,
    'productCode' in difference ? difference.productCode : '',
    'unit' in difference ? difference.unit : '',
  ].join(' ')

/** What changed since the customer looked. Nothing has been ordered; they look again and decide. */
export default function DifferencesDialog({
  checkout: { differences, lookedAtDifferences, stale, priced, page },
}: {
  checkout: Checkout
}) {
  const say = useOrderWords()
  const common = useCommonWords()
  return (
    <Dialog
      open={differences !== undefined}
      onClose={lookedAtDifferences}
      title={say('differences.title')}
      closeLabel={common('app.close')}
      actions={
        <Button loading={stale} onClick={lookedAtDifferences}>
          {priced.mode === 'points'
            ? say('differences.lookPoints', { points: sayNumber(priced.points) })
            : say('differences.look', { total: sayMoney(priced.total) })}
        </Button>
      }
    >
      <p className="pb-3 text-muted text-sm">{say('differences.lead')}</p>
      <ul className="grid gap-2">
        {differences?.map((difference) => (
          <DifferenceRow key={keyOf(difference)} difference={difference} page={page} />
        ))}
      </ul>
    </Dialog>
  )
}

function DifferenceRow({ difference, page }: { difference: Difference; page: CartPage }) {
  const say = useOrderWords()
  const locale = useLocale()
  const sum = difference.kind === 'total' || difference.kind === 'points'
  const name =
    'name' in difference
      ? pick(locale, difference.name.th, difference.name.en)
      : say(difference.kind === 'points' ? 'differences.points' : 'totals.total')
  return (
    <li className="flex items-baseline justify-between gap-3 border-hairline border-b pb-2">
      <span className={sum ? 'font-bold' : 'min-w-0 text-sm'}>
        {difference.kind === 'gift' ? (
          <span className="mr-1 text-primary-text">
            <Gift aria-hidden size={14} strokeWidth={1.75} className="mr-1 inline align-[-0.15em]" />
            {say('differences.gift')}
          </span>
        ) : null}
        {name}
      </span>
      <span className="tabular shrink-0 text-right text-sm">
        <WhatIsNow difference={difference} page={page} />
      </span>
    </li>
  )
}

function WhatIsNow({ difference, page }: { difference: Difference; page: CartPage }) {
  const say = useOrderWords()
  switch (difference.kind) {
    case 'notSold':
      return <span className="text-danger">{say('differences.notSold')}</span>
    case 'stock':
      return (
        <span className="text-danger">
          {say('differences.left', {
            left: sayNumber(difference.left),
            wanted: sayNumber(difference.wanted),
          })}
        </span>
      )
    case 'gift': {
      const { productCode, unit, was, now } = difference
      const many = (count: number) => sayCounted(count, unitName(page.products.get(productCode), unit)).trim()
      return (
        <>
          {was > 0 ? <s className="text-muted">{many(was)}</s> : null}{' '}
          <strong className={now < was ? 'text-danger' : undefined}>
            {now > 0 ? many(now) : say('differences.noGift')}
          </strong>
        </>
      )
    }
    default: {
      const many = (amount: number) => (difference.kind === 'points' ? sayNumber(amount) : sayMoney(amount))
      return (
        <>
          <s className="text-muted">{many(difference.was)}</s> <strong>{many(difference.now)}</strong>
        </>
      )
    }
  }
}
