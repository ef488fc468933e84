import { sayMoney, sayNumber } from '#shop/money/say-money.ts'
import { countedUnit } from '#shop/words/counted-unit.ts'
import { AddToCart, useWhyNotAdd } from '#web/customer/cart-buttons/add-to-cart.tsx'
import { NotifyWhenBack } from '#web/customer/product-cards/notify-when-back.tsx'
import { PointsCost, useNotForPoints, useSpendsPoints } from '#web/customer/product-cards/points-cost.tsx'
import { useSettings } from '#web/kit/visit/site.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Price } from '#web/ui/price.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { useShopWords } from '#web/words/words.tsx'
import type { PageProduct } from './page-product.ts'

/** Stock below this many base units is shown. */
const few = 24

/** Every unit with its price, price per piece, saving and stepper. */
export function UnitRows({ product }: { product: PageProduct }) {
  const say = useShopWords()
  const guarded = useSettings().blockOutOfStock
  const spendsPoints = useSpendsPoints(product)
  const notForPoints = useNotForPoints(product)
  const whyNot = useWhyNotAdd(product.soldOut)
  const { units, stock, soldOut, name, code } = product
  const base = units.at(-1)
  if (!base) return null
  if (notForPoints)
    return (
      <Card className="grid justify-items-start gap-2">
        <p>{say('cart.notForPoints')}</p>
        <LinkButton to={paths.products} variant="secondary">
          {say('product.showAll')}
        </LinkButton>
      </Card>
    )
  return (
    <Card flush as="section" className="divide-y divide-hairline">
      <h2 className="sr-only">{say('productPage.units')}</h2>
      {units.map((unit) => (
        <div key={unit.position} className="flex flex-wrap items-center gap-x-3 gap-y-1 p-3 md:px-4">
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-x-2 text-sm">
              <strong>{unit.name}</strong>
              {unit.rate > base.rate ? (
                <span className="text-muted">
                  {say('productPage.holds', {
                    count: sayNumber(unit.rate / base.rate),
                    unit: countedUnit(base.name, unit.rate / base.rate),
                  })}
                </span>
              ) : null}
              {unit.savesPercent > 0 && !spendsPoints ? (
                <Tag tone="primary">{say('productPage.saves', { percent: unit.savesPercent })}</Tag>
              ) : null}
            </p>
            {spendsPoints ? (
              <PointsCost product={product} unit={unit} />
            ) : (
              <Price
                amount={unit.price}
                size="lg"
                old={unit.old ? { amount: unit.old, label: say('product.before') } : undefined}
              />
            )}
            {unit.rate > base.rate && !spendsPoints ? (
              <p className="text-muted text-xs">
                {say('productPage.perUnit', {
                  price: sayMoney(Math.round((unit.price * base.rate) / unit.rate)),
                  unit: countedUnit(base.name, 1),
                })}
              </p>
            ) : null}
          </div>
          {soldOut && whyNot ? null : (
            <AddToCart
              product={product}
              unit={unit}
              most={guarded && stock !== undefined ? Math.floor(stock / unit.rate) : undefined}
            />
          )}
        </div>
      ))}
      <div className="grid gap-2 p-3 text-sm md:px-4">
        {soldOut ? (
          <>
            <p className="font-bold text-danger">{say('productPage.soldOut')}</p>
            <NotifyWhenBack code={code} name={name} />
          </>
        ) : stock !== undefined && stock <= few ? (
          <p className="text-danger">
            {say('productPage.fewLeft', { count: sayNumber(stock), unit: countedUnit(base.name, stock) })}
          </p>
        ) : (
          <p className="text-primary-text">{say('productPage.inStock')}</p>
        )}
        {product.needsLicence ? <p className="text-muted">{say('productPage.needsLicence')}</p> : null}
      </div>
    </Card>
  )
}
