import { CalendarClock } from 'lucide-react'
import { noonOf, sayDate } from '#shop/time/bangkok.ts'
import { AddToCart } from '#web/customer/cart-buttons/add-to-cart.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Price } from '#web/ui/price.tsx'
import { useLocale, useShopWords } from '#web/words/words.tsx'
import type { PageProduct } from './page-product.ts'

/** Dated prices: the last day of today's, and future ones, which can be ordered in advance. */
export function AdvancePrices({ product }: { product: PageProduct }) {
  const say = useShopWords()
  if (product.windows.length === 0) return null
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="flex items-center gap-2 text-base">
        <CalendarClock aria-hidden size={20} strokeWidth={1.75} className="text-secondary-text" />
        {say('productPage.advance')}
      </h2>
      {product.windows.map((window) => (
        <Window key={window.startsOn} window={window} product={product} />
      ))}
      {product.windows.some(({ isCurrent }) => !isCurrent) ? (
        <LinkButton to={paths.advanceCart} variant="quiet" size="sm" className="justify-self-start">
          {say('productPage.advanceCart')}
        </LinkButton>
      ) : null}
    </Card>
  )
}

/** A future price goes into the separate cart for advance orders. */
function Window({ window, product }: { window: PageProduct['windows'][number]; product: PageProduct }) {
  const say = useShopWords()
  const locale = useLocale()
  const days = { from: sayDate(noonOf(window.startsOn), locale), to: sayDate(noonOf(window.endsOn), locale) }
  const rows = window.prices.flatMap(({ position, price }) => {
    const unit = product.units.find((one) => one.position === position)
    return unit ? [{ unit, price }] : []
  })
  return (
    <div className="text-sm">
      <p className="text-muted">
        {window.isCurrent ? say('productPage.advanceNow', days) : say('productPage.advanceFrom', days)}
      </p>
      <ul>
        {rows.map(({ unit, price }) => (
          <li key={unit.position} className="flex min-h-11 items-center gap-3 py-0.5">
            <Price amount={price} size="sm" per={`/${unit.name}`} className="flex-1" />
            {window.isCurrent ? null : (
              <AddToCart product={{ ...product, soldOut: false }} unit={unit} kind="advance" />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
