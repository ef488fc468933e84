import { TicketPercent } from 'lucide-react'
import { Link } from 'react-router'
import { promotionHint } from '#shop/discounts/hints.ts'
import { sayNumber, shortMoney } from '#shop/money/say-money.ts'
import { noonOf, sayDate } from '#shop/time/bangkok.ts'
import { countedUnit } from '#shop/words/counted-unit.ts'
import { useCartLine } from '#web/customer/cart/use-cart.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { promotionNames, sayTiers } from '#web/shared/promotions/say-promotion.ts'
import { Card } from '#web/ui/card.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { useLocale, useShopWords } from '#web/words/words.tsx'
import type { PageProduct, PagePromotion } from './page-product.ts'

/** Every promotion the product takes part in: what to buy, what one gets, and what is missing from the cart. */
export function ProductPromotions({ product }: { product: PageProduct }) {
  const say = useShopWords()
  const line = useCartLine(product.code)
  if (product.promotions.length === 0) return null
  const inCart = product.units.map((unit) => ({ unit, quantity: line?.quantities[unit.position - 1] ?? 0 }))
  const count = {
    units: inCart.reduce((sum, { unit, quantity }) => sum + unit.rate * quantity, 0),
    money: inCart.reduce((sum, { unit, quantity }) => sum + unit.counts * quantity, 0),
  }
  return (
    <Card as="section" className="grid gap-3 border-secondary bg-secondary-tint">
      <h2 className="flex items-center gap-2 text-base">
        <TicketPercent aria-hidden size={20} strokeWidth={1.75} className="text-secondary-text" />
        {say('productPage.promotions')}
      </h2>
      {product.promotions.map((promotion) => (
        <PromotionRow
          key={promotion.id}
          promotion={promotion}
          units={product.units}
          code={product.code}
          count={count}
        />
      ))}
    </Card>
  )
}

type PromotionRowProps = {
  promotion: PagePromotion
  units: PageProduct['units']
  code: string
  count: { units: number; money: number }
}

function PromotionRow({ promotion, units, code, count }: PromotionRowProps) {
  const say = useShopWords()
  const locale = useLocale()
  const unit = units.at(-1)?.name ?? say('promotion.piece')
  const hint = promotionHint(
    {
      ...promotion,
      freeProducts: promotion.freeProducts.map((good) => good.code),
      saleProducts: [code],
      wholeOrder: false,
      needsCoupon: false,
    },
    count,
    [code],
  )
  const missing = hint?.kind === 'promotion' ? hint : undefined
  const amount =
    missing &&
    (missing.counting === 'money'
      ? shortMoney(missing.missing)
      : `${sayNumber(missing.missing)} ${countedUnit(unit, missing.missing)}`)
  return (
    <div className="grid gap-1 text-sm">
      <ul>
        {sayTiers(promotion, promotionNames(promotion.about, locale, units), say).map((sentence) => (
          <li key={sentence} className="font-bold text-base">
            {sentence}
          </li>
        ))}
      </ul>
      {promotion.freeProducts.length > 1 ? (
        <p>
          {say('productPage.freeChoice', {
            names: promotion.freeProducts.map((good) => good.name || good.unit).join(', '),
          })}
        </p>
      ) : null}
      {missing && amount && missing.have > 0 ? (
        <ProgressBar
          value={missing.have}
          max={missing.target}
          label={
            missing.reachedBefore
              ? say('productPage.onceMore', { amount })
              : say('productPage.missing', { amount })
          }
        />
      ) : null}
      <p className="flex flex-wrap gap-x-3 text-muted">
        <span>{say('productPage.promotionUntil', { day: sayDate(noonOf(promotion.endsOn), locale) })}</span>
        <Link
          to={withQuery(paths.products, { promotionId: promotion.id })}
          className="text-primary-text underline underline-offset-4"
        >
          {say('productPage.promotionProducts')}
        </Link>
      </p>
    </div>
  )
}
