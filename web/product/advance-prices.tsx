import { CalendarClock } from 'lucide-react'
import { sayMoney } from '#shop/money/say-money.ts'
import { noonOf, sayDate } from '#shop/time/bangkok.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useLocale, useShopWords } from '#web/words/words.tsx'
import type { PageProduct } from './page-product.ts'

/** Dated prices: until when today's holds, and what comes, which may be ordered ahead. */
export function AdvancePrices({ product }: { product: PageProduct }) {
  const say = useShopWords()
  const locale = useLocale()
  if (product.windows.length === 0) return null
  const comes = product.windows.some(({ isCurrent }) => !isCurrent)
  return (
    <Card as="section" className="grid gap-2">
      <h2 className="flex items-center gap-2 text-base">
        <CalendarClock aria-hidden size={20} strokeWidth={1.75} className="text-secondary-text" />
        {say('goods.advance')}
      </h2>
      <ul className="grid gap-2">
        {product.windows.map((window) => {
          const days = { from: sayDate(noonOf(window.startsOn), locale), to: sayDate(noonOf(window.endsOn), locale) }
          return (
            <li key={window.startsOn} className="text-sm">
              <span className="text-muted">{window.isCurrent ? say('goods.advanceNow', days) : say('goods.advanceFrom', days)}</span>
              <span className="tabular block font-bold">
                {window.prices
                  .map(
                    ({ position, price }) => `${sayMoney(price)}/${product.units.find((unit) => unit.position === position)?.name ?? ''}`,
                  )
                  .join(' · ')}
              </span>
            </li>
          )
        })}
      </ul>
      {comes ? (
        <LinkButton to="/cart/adv" variant="quiet" size="sm" className="justify-self-start">
          {say('goods.advanceCart')}
        </LinkButton>
      ) : null}
    </Card>
  )
}
