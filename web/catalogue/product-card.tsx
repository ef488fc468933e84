import { useState } from 'react'
import { Link } from 'react-router'
import { ChipGroup } from '#web/ui/chip-group.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { useShopWords } from '#web/words/words.tsx'
import type { CardProduct } from './card-product.ts'

type ProductCardProps = { product: CardProduct; sizes: string; priority?: boolean | undefined }

/** A product as the shelves show it: picture, promotion, name, units that change the price in place, stock. */
export function ProductCard({ product, sizes, priority }: ProductCardProps) {
  const say = useShopWords()
  const [chosen, choose] = useState(() => String(product.units.at(-1)?.position ?? 1))
  const unit = product.units.find((one) => String(one.position) === chosen) ?? product.units[0]
  const { picture, soldOut, ribbon } = product
  const old = unit?.position === 1 && product.oldPrice ? { amount: product.oldPrice, label: say('product.before') } : undefined
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
            <span className="clamp-1">{ribbon}</span>
          </span>
        ) : null}
        {soldOut ? <span className="product-sold-out">{say('product.soldOut')}</span> : null}
      </div>
      <div className="product-text">
        <h3>
          <Link to={`/product/${encodeURIComponent(product.code)}`} className="product-name">
            {product.name}
          </Link>
        </h3>
        {product.units.length > 1 ? (
          <div className="relative z-10">
            <ChipGroup
              label={say('product.unit')}
              size="sm"
              flow="fill"
              value={chosen}
              onChange={choose}
              options={product.units.map((one) => ({ value: String(one.position), text: one.name }))}
            />
          </div>
        ) : null}
        <div className="mt-auto">
          {unit ? <Price amount={unit.price} size="md" per={`/${unit.name}`} old={old} /> : null}
          {product.isAdvancePrice ? <p className="text-secondary-text text-xs">{say('product.advancePrice')}</p> : null}
          {product.left ? <p className="text-danger text-xs">{say('product.low', { count: product.left })}</p> : null}
        </div>
      </div>
    </article>
  )
}
