import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { cellsOf, ratesOf } from '#shop/merchant-products/draft-warnings.ts'
import { type PriceLevel, type ProductDraft, priceLevels } from '#shop/merchant-products/product-draft.ts'
import { withVat } from '#shop/money/vat.ts'
import { unitPrices } from '#shop/pricing/unit-prices.ts'
import { pick } from '#shop/words/locale.ts'
import { ChipGroup } from '#web/ui/chip-group.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { useProductWords } from '#web/words/merchant/products/product-words.ts'
import { useLocale } from '#web/words/words.tsx'

type CardPreviewProps = { draft: ProductDraft; vatPercent: number; unitNames: readonly string[] }

/** The card as a customer of a price level will see it, while it is written. */
export function CardPreview({ draft, vatPercent, unitNames }: CardPreviewProps) {
  const say = useProductWords()
  const locale = useLocale()
  const [level, setLevel] = useState<PriceLevel>(1)
  const [chosen, setChosen] = useState('1')
  const list = cellsOf(draft, 1)
  const { units } = list ? unitPrices({ list, own: cellsOf(draft, level) }, ratesOf(draft)) : { units: [] }
  const unit = units.find(({ position }) => String(position) === chosen) ?? units[0]
  const price = unit && withVat(unit.price, unit.priceType, vatPercent)
  const isCrossed = unit?.position === 1 && draft.catalogPrice !== null && draft.catalogPrice > (price ?? 0)
  const [picture] = draft.pictures
  const name = pick(locale, draft.nameTh, draft.nameEn)
  return (
    <aside aria-label={say('preview.title')} className="grid gap-2 xl:sticky xl:top-5">
      <p className="font-bold text-sm">{say('preview.title')}</p>
      <SegmentedControl
        size="xs"
        fullWidth
        aria-label={say('preview.level')}
        data={priceLevels.map((each) => ({
          value: String(each),
          label: say('preview.levelOf', { level: each }),
        }))}
        value={String(level)}
        onChange={(value) => setLevel(Number(value) as PriceLevel)}
      />
      <div className="w-full max-w-56 overflow-hidden rounded-card border border-hairline bg-card">
        <div className="relative">
          {picture ? (
            <Picture src={`/files/${picture}`} width={600} height={600} sizes="224px" alt="" />
          ) : (
            <div className="grid aspect-square place-items-center bg-primary-tint text-muted text-sm">
              {say('preview.noPicture')}
            </div>
          )}
          {draft.highlight ? (
            <span className="absolute top-0 left-0 rounded-br-card bg-secondary px-2 py-0.5 font-bold text-on-secondary text-xs">
              {say(`highlight.${draft.highlight}`)}
            </span>
          ) : null}
        </div>
        <div className="grid gap-2 p-3">
          <p className="line-clamp-2 min-h-11 text-sm leading-snug">{name || say('preview.noName')}</p>
          {units.length > 1 ? (
            <ChipGroup
              label={say('preview.unit')}
              size="sm"
              flow="fill"
              value={String(unit?.position ?? 1)}
              onChange={setChosen}
              options={units.map(({ position }) => ({
                value: String(position),
                text: unitNames[position - 1] ?? '',
              }))}
            />
          ) : null}
          {unit && price !== undefined ? (
            <Price
              amount={price}
              per={`/${unitNames[unit.position - 1] ?? ''}`}
              old={isCrossed ? { amount: draft.catalogPrice ?? 0, label: say('preview.before') } : undefined}
            />
          ) : (
            <p className="text-danger text-sm">{say('preview.noPrice')}</p>
          )}
        </div>
      </div>
      {draft.active ? null : <p className="text-muted text-sm">{say('preview.hidden')}</p>}
    </aside>
  )
}
