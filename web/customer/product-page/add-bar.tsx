import { AddToCart, useQuickUnit, useWhyNotAdd } from '#web/customer/cart-buttons/add-to-cart.tsx'
import { PointsCost, useNotForPoints, useSpendsPoints } from '#web/customer/product-cards/points-cost.tsx'
import { useSettings } from '#web/kit/visit/site.ts'
import { Price } from '#web/ui/price.tsx'
import type { PageProduct } from './page-product.ts'

/** A bar at the bottom of phones: the usual unit, its price, and the quantity. */
export function AddBar({ product }: { product: PageProduct }) {
  const unit = useQuickUnit(product.units)
  const guarded = useSettings().blockOutOfStock
  const spendsPoints = useSpendsPoints(product)
  const whyNot = useWhyNotAdd(product.soldOut)
  const notForPoints = useNotForPoints(product)
  if (!unit || notForPoints || (product.soldOut && whyNot)) return null
  return (
    <div className="add-bar no-print">
      <div className="min-w-0 flex-1">
        <p className="clamp-1 text-muted text-xs">{product.name}</p>
        {spendsPoints ? (
          <PointsCost product={product} unit={unit} />
        ) : (
          <Price amount={unit.price} size="md" per={`/${unit.name}`} />
        )}
      </div>
      <AddToCart
        product={product}
        unit={unit}
        most={guarded && product.stock !== undefined ? Math.floor(product.stock / unit.rate) : undefined}
      />
    </div>
  )
}
