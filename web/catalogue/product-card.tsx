import { useState } from 'react'
import { Link } from 'react-router'
import { isSoldOut, type Product, smallestUnit } from '#shop/catalogue/product.ts'
import { pick } from '#shop/words/locale.ts'
import { ChipGroup } from '#web/ui/chip-group.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { useLocale, useShopWords } from '#web/words/words.tsx'

const low = 12

type ProductCardProps = { product: Product; sizes: string; priority?: boolean }

/** A product as the shelves show it: picture, promotion, name, units that change the price in place, stock. */
export function ProductCard({ product, sizes, priority }: ProductCardProps) {
  const say = useShopWords()
  const locale = useLocale()
  const [chosen, choose] = useState(() => String(smallestUnit(product)?.position ?? 1))
  const unit = product.units.find((one) => String(one.position) === chosen) ?? product.units[0]
  const name = pick(locale, product.name.th, product.name.en)
  const soldOut = isSoldOut(product)
  const isLow = product.stockControlled && !soldOut && product.stockAvailable <= low
  const [promotion] = product.promotions
  const picture = product.pictures[0]
  const old = unit?.position === 1 && product.catalogPrice && product.catalogPrice > unit.priceInVat ? product.catalogPrice : undefined
  return (
    <article className="relative flex min-w-0 flex-col overflow-hidden rounded-card border border-hairline bg-card transition hover:border-primary">
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
        {promotion && !soldOut ? (
          <span className="absolute top-0 left-0 max-w-[85%] rounded-br-card bg-secondary px-2 py-0.5 font-bold text-on-secondary text-xs">
            <span className="clamp-1">{promotion.shortName}</span>
          </span>
        ) : null}
        {soldOut ? (
          <span className="absolute inset-x-0 bottom-0 bg-ink/80 py-0.5 text-center text-sm text-white">{say('product.soldOut')}</span>
        ) : null}
      </div>
      <div className="flex flex-1 flex-col gap-1.5 p-2.5 md:p-3">
        <h3 className="text-sm">
          <Link
            to={`/product/${encodeURIComponent(product.code)}`}
            className="clamp-2 min-h-[3.1em] font-normal after:absolute after:inset-0"
          >
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
              onChange={choose}
              options={product.units.map((one) => ({ value: String(one.position), text: pick(locale, one.name.th, one.name.en) }))}
            />
          </div>
        ) : null}
        <div className="mt-auto">
          {unit ? (
            <Price
              amount={unit.priceInVat}
              size="md"
              per={`/${pick(locale, unit.name.th, unit.name.en)}`}
              old={old ? { amount: old, label: say('product.before') } : undefined}
            />
          ) : null}
          {product.isAdvancePrice ? <p className="text-secondary-text text-xs">{say('product.advancePrice')}</p> : null}
          {isLow ? <p className="text-danger text-xs">{say('product.low', { count: product.stockAvailable })}</p> : null}
        </div>
      </div>
    </article>
  )
}
