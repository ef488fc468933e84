import { Gift } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { sayMoney, sayNumber, shortMoney } from '#shop/money/say-money.ts'
import type { FreeItem } from '#shop/priced-cart/priced-cart.ts'
import { sayCounted } from '#shop/words/counted-unit.ts'
import { missingLittle } from '#web/customer/cart-advice/missing-little.ts'
import { sayFree, unitName } from '#web/customer/pricing/price-words.ts'
import { Totals } from '#web/customer/pricing/totals.tsx'
import { Card } from '#web/ui/card.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { PlaceControls } from './place-bar.tsx'
import type { Checkout } from './use-checkout.ts'

/** What is ordered and what it comes to: the same figures the order will have. */
export function ReviewSection({ checkout, cart }: { checkout: Checkout; cart: string }) {
  const say = useOrderWords()
  const { page, priced, vatPercent, stale, draft, toPrice } = checkout
  const gap = toPrice && missingLittle(priced, toPrice)
  return (
    <Card as="section" aria-labelledby="review" className="grid gap-3 lg:sticky lg:top-28">
      <div className="flex items-center justify-between gap-2">
        <h2 id="review" className="text-lg">
          {say('checkout.products', { count: priced.lines.length })}
        </h2>
        <Link
          to={cart}
          className="inline-flex min-h-11 items-center text-primary-text text-sm hover:underline"
        >
          {say('checkout.editCart')}
        </Link>
      </div>
      <ul
        aria-labelledby="review"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a longer list scrolls, and keys must reach it too.
        tabIndex={0}
        className="grid gap-2 lg:max-h-[max(12rem,calc(100vh-34rem))] lg:overflow-y-auto lg:overscroll-contain lg:pb-5 lg:[mask-image:linear-gradient(#000_calc(100%-1.25rem),transparent)]"
      >
        {priced.lines.flatMap((line) =>
          line.rows.map((row) => {
            const product = page.products.get(line.productCode)
            return (
              <ReviewRow
                key={`${line.productCode} ${row.position}`}
                picture={product?.picture}
                name={product?.name ?? line.productCode}
                count={sayCounted(row.quantity, unitName(product, row.position))}
                amount={
                  priced.mode === 'points'
                    ? say('points.count', { points: sayNumber(row.points) })
                    : sayMoney(row.shown.net)
                }
                before={row.discount > 0 ? sayMoney(row.shown.amount) : undefined}
              />
            )
          }),
        )}
        {priced.freeItems.map((free) => {
          const product = page.products.get(free.productCode)
          const points = free.points > 0 ? say('points.count', { points: sayNumber(free.points) }) : undefined
          return (
            <ReviewRow
              key={`free ${free.promotionId} ${free.productCode}`}
              picture={product?.picture}
              name={points ? say('points.gift') : (product?.name ?? free.productCode)}
              note={sayFree(free, page.naming)}
              count={points ? '' : sayCounted(free.quantity, unitName(product, free.position))}
              amount={points ? `+${points}` : say('totals.free')}
              choice={
                free.choices.length > 1 ? <FreeChoiceSelect checkout={checkout} free={free} /> : undefined
              }
            />
          )
        })}
      </ul>
      {gap ? (
        <p className="rounded-card bg-secondary-tint p-3 text-sm">
          {gap.of === 'minimum'
            ? say('cart.toMinimum', {
                missing: shortMoney(gap.missing),
                minimum: shortMoney(toPrice?.minimumOrder ?? 0),
              })
            : say('cart.toFreeDelivery', { missing: shortMoney(gap.missing) })}{' '}
          <Link to={`${cart}#fill-up`} className="text-primary-text underline underline-offset-4">
            {say('fill.products')}
          </Link>
        </p>
      ) : null}
      <div className={stale ? 'opacity-60 transition' : 'transition'} aria-busy={stale}>
        <Totals priced={priced} vatPercent={vatPercent} fetched={draft.deliveryMethod === 'PICKUP'} />
      </div>
      <div className="hidden gap-2 lg:grid">
        <PlaceControls checkout={checkout} />
      </div>
    </Card>
  )
}

type ReviewRowProps = {
  picture: string | undefined
  name: string
  count: string
  amount: string
  before?: string | undefined
  note?: string
  choice?: ReactNode
}

function ReviewRow({ picture, name, count, amount, before, note, choice }: ReviewRowProps) {
  return (
    <li className="flex items-start gap-3">
      <span className="w-12 shrink-0 overflow-hidden rounded-input">
        {picture ? (
          <Picture src={`/files/${picture}`} width={600} height={600} sizes="48px" alt="" />
        ) : (
          <span className="block aspect-square bg-primary-tint" />
        )}
      </span>
      <span className="min-w-0 flex-1 text-sm">
        <span className="clamp-2">{name}</span>
        <span className="tabular text-muted text-xs">{count}</span>
        {note ? (
          <span className="flex items-center gap-1 text-primary-text text-xs">
            <Gift aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />
            {note}
          </span>
        ) : null}
        {choice}
      </span>
      <span className="tabular shrink-0 text-right text-sm">
        {before ? <s className="block text-muted text-xs">{before}</s> : null}
        <strong>{amount}</strong>
      </span>
    </li>
  )
}

/** A promotion that gives one of several: the customer says which. */
function FreeChoiceSelect({
  checkout: { draft, choose, page },
  free,
}: {
  checkout: Checkout
  free: FreeItem
}) {
  const say = useOrderWords()
  const others = draft.freeChoices.filter(({ promotionId }) => promotionId !== free.promotionId)
  return (
    <select
      aria-label={say('checkout.freeChoice')}
      value={free.productCode}
      onChange={(event) =>
        choose({
          freeChoices: [...others, { promotionId: free.promotionId, productCode: event.target.value }],
        })
      }
      className="mt-1 min-h-11 w-full rounded-input border border-outline bg-card px-2 text-sm"
    >
      {free.choices.map((code) => (
        <option key={code} value={code}>
          {page.naming.points.has(code) ? say('points.gift') : (page.products.get(code)?.name ?? code)}
        </option>
      ))}
    </select>
  )
}
