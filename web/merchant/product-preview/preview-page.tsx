import { useState } from 'react'
import { sayMoney, sayNumber } from '#shop/money/say-money.ts'
import { countedUnit } from '#shop/words/counted-unit.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { useProductWords } from '#web/words/merchant/products/product-words.ts'
import { NoPicture } from './preview-card.tsx'
import type { PreviewProduct } from './preview-product.ts'

/** The product's own page, as on a phone. */
export function PreviewPage({ product, brand }: { product: PreviewProduct; brand: string }) {
  const say = useProductWords()
  const { units, pictures } = product
  const base = units.at(-1)
  return (
    <div className="grid max-w-88 gap-3 overflow-hidden rounded-card border border-hairline bg-page pb-3">
      <Gallery pictures={pictures} />
      <div className="px-3">
        {brand ? <p className="text-primary-text text-sm">{brand}</p> : null}
        <p className="wrap-anywhere font-bold text-lg leading-snug">
          {product.name || say('preview.noName')}
        </p>
      </div>
      <ul className="mx-3 divide-y divide-hairline rounded-card border border-hairline bg-card">
        {units.map((unit) => (
          <li key={unit.position} className="p-3">
            <p className="flex flex-wrap items-center gap-x-2 text-sm">
              <strong>{unit.name}</strong>
              {base && unit.rate > base.rate ? (
                <span className="text-muted">
                  {sayNumber(unit.rate / base.rate)} {countedUnit(base.name, unit.rate / base.rate)}
                </span>
              ) : null}
              {unit.savesPercent > 0 ? (
                <Tag tone="primary">{say('preview.saves', { percent: unit.savesPercent })}</Tag>
              ) : null}
            </p>
            <Price
              amount={unit.price}
              size="lg"
              old={unit.old ? { amount: unit.old, label: say('preview.before') } : undefined}
            />
            {base && unit.rate > base.rate ? (
              <p className="text-muted text-xs">
                {say('preview.perUnit', {
                  price: sayMoney(Math.round((unit.price * base.rate) / unit.rate)),
                  unit: countedUnit(base.name, 1),
                })}
              </p>
            ) : null}
          </li>
        ))}
        {base ? null : <li className="p-3 text-danger text-sm">{say('preview.noPrice')}</li>}
        {product.needsLicence ? (
          <li className="p-3 text-muted text-sm">{say('preview.needsLicence')}</li>
        ) : null}
      </ul>
      {product.description ? (
        <p className="wrap-anywhere whitespace-pre-line px-3 text-sm">{product.description}</p>
      ) : null}
      <dl className="mx-3 grid divide-y divide-hairline rounded-card border border-hairline bg-card text-sm">
        <Fact name={say('preview.code')} value={product.code} />
        {units.map(({ position, name, barcode }) => (
          <Fact key={position} name={say('preview.barcode', { unit: name })} value={barcode} />
        ))}
        <Fact name={say('preview.brand')} value={brand} />
        <Fact name={say('preview.supplier')} value={product.supplier} />
      </dl>
    </div>
  )
}

function Gallery({ pictures }: { pictures: readonly string[] }) {
  const say = useProductWords()
  const [chosen, setChosen] = useState('')
  const large = pictures.find((name) => name === chosen) ?? pictures[0]
  if (!large) return <NoPicture />
  return (
    <div>
      <Picture src={`/files/${large}`} width={600} height={600} sizes="352px" alt="" />
      {pictures.length > 1 ? (
        <div className="flex gap-1.5 p-2">
          {pictures.map((name, at) => (
            <button
              key={name}
              type="button"
              aria-label={say('pictures.one', { place: at + 1 })}
              aria-pressed={name === large}
              onClick={() => setChosen(name)}
              className={joinClasses(
                'size-12 overflow-hidden rounded-input border-2',
                name === large ? 'border-primary' : 'border-transparent',
              )}
            >
              <Picture src={`/files/${name}`} width={600} height={600} sizes="48px" alt="" />
            </button>
          ))}
        </div>
      ) : null}
    </div>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  if (!value) return null
  return (
    <div className="flex items-baseline justify-between gap-3 px-3 py-2">
      <dt className="text-muted">{name}</dt>
      <dd className="tabular wrap-anywhere text-right font-bold">{value}</dd>
    </div>
  )
}
