import { memo, useState } from 'react'
import { Link } from 'react-router'
import { sayMoney } from '#shop/money/say-money.ts'
import { countedUnit } from '#shop/words/counted-unit.ts'
import { AddToCart, useQuickUnit, useWhyNotAdd } from '#web/customer/cart-buttons/add-to-cart.tsx'
import { WishlistButton } from '#web/customer/wishlist/wishlist-button.tsx'
import { useSettings } from '#web/kit/visit/site.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { ChipGroup } from '#web/ui/chip-group.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { useShopWords } from '#web/words/words.tsx'
import { type CardProduct, type CardUnit, few } from './card-product.ts'
import { NotifyWhenBack } from './notify-when-back.tsx'
import { PointsCost, useNotForPoints, useSpendsPoints } from './points-cost.tsx'

type ProductCardProps = { product: CardProduct; sizes: string; priority?: boolean | undefined }

/**
 * A product card: picture, promotion, wishlist button, name, units that change the price, stock, and an add
 * button.
 */
export const ProductCard = memo(function ProductCard({ product, sizes, priority }: ProductCardProps) {
  const say = useShopWords()
  const quick = useQuickUnit(product.units)
  const [chosen, setChosen] = useState(() => String(quick?.position ?? 1))
  const unit = product.units.find((one) => String(one.position) === chosen) ?? quick
  const { code, name, picture, soldOut } = product
  const spendsPoints = useSpendsPoints(product)
  const notForPoints = useNotForPoints(product)
  const ribbon = spendsPoints || notForPoints ? undefined : product.ribbon
  const old = unit?.old ? { amount: unit.old, label: say('product.before') } : undefined
  return (
    <article className="product-card">
      <div className="relative">
        {picture ? (
          <Picture
            src={`/files/${picture}`}
            width={600}
            height={600}
            sizes={sizes}
            alt=""
            priority={priority}
            className={soldOut ? 'opacity-45' : ''}
          />
        ) : (
          <div className="aspect-square bg-primary-tint" />
        )}
        {ribbon ? (
          <span className="product-ribbon">
            <span className="clamp-2">{ribbon}</span>
          </span>
        ) : null}
        {soldOut ? <span className="product-sold-out">{say('product.soldOut')}</span> : null}
      </div>
      <div className="product-text">
        <h3>
          <Link to={paths.product({ code })} className="product-name">
            {name}
          </Link>
        </h3>
        {product.units.length > 1 ? (
          <div className="relative z-10">
            <ChipGroup
              label={say('product.unit')}
              size="sm"
              flow="fill"
              value={chosen}
              onChange={setChosen}
              options={product.units.map((one) => ({ value: String(one.position), text: one.name }))}
            />
          </div>
        ) : null}
        <div className="mt-auto">
          {!unit || notForPoints ? null : spendsPoints ? (
            <PointsCost product={product} unit={unit} />
          ) : (
            <Price amount={unit.price} size="md" per={`/${unit.name}`} old={old} />
          )}
        </div>
        {notForPoints ? (
          <p className="text-muted text-sm">{say('cart.notForPoints')}</p>
        ) : unit ? (
          <CardFoot product={product} unit={unit} />
        ) : null}
      </div>
      <WishlistButton code={code} name={name} />
    </article>
  )
})

/** The stepper has a row of its own, so that nothing shifts when it grows; stock notes stand beside the +. */
function CardFoot({ product, unit }: { product: CardProduct; unit: CardUnit }) {
  const say = useShopWords()
  const guarded = useSettings().blockOutOfStock
  const whyNot = useWhyNotAdd(product.soldOut)
  const spendsPoints = useSpendsPoints(product)
  const { stock, soldOut } = product
  const base = product.units.at(-1)
  if (soldOut && whyNot) return <NotifyWhenBack code={product.code} name={product.name} />
  const most = guarded && stock !== undefined ? Math.floor(stock / unit.rate) : undefined
  return (
    <div className="product-foot">
      {stock !== undefined && stock > 0 && stock <= few ? (
        <span className="text-danger">{say('product.low', { count: stock })}</span>
      ) : spendsPoints ? null : product.isAdvancePrice ? (
        <span className="text-secondary-text">{say('product.advancePrice')}</span>
      ) : base && unit.rate > base.rate ? (
        <span className="text-muted">
          {say('productPage.perUnit', {
            price: sayMoney(Math.round((unit.price * base.rate) / unit.rate)),
            unit: countedUnit(base.name, 1),
          })}
        </span>
      ) : null}
      <AddToCart product={product} unit={unit} most={most} />
    </div>
  )
}
