import { useState } from 'react'
import { ChipGroup } from '#web/ui/chip-group.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { useProductWords } from '#web/words/merchant/products/product-words.ts'
import type { PreviewProduct } from './preview-product.ts'

/** The card in lists. */
export function PreviewCard({ product }: { product: PreviewProduct }) {
  const say = useProductWords()
  const [chosen, setChosen] = useState('1')
  const { units, highlight } = product
  const unit = units.find(({ position }) => String(position) === chosen) ?? units[0]
  const [picture] = product.pictures
  return (
    <div className="w-full max-w-56 overflow-hidden rounded-card border border-hairline bg-card">
      <div className="relative">
        {picture ? (
          <Picture src={`/files/${picture}`} width={600} height={600} sizes="224px" alt="" />
        ) : (
          <NoPicture />
        )}
        {highlight ? (
          <span className="absolute top-0 left-0 rounded-br-card bg-secondary px-2 py-0.5 font-bold text-on-secondary text-xs">
            {say(`highlight.${highlight}`)}
          </span>
        ) : null}
      </div>
      <div className="grid gap-2 p-3">
        <p className="line-clamp-2 min-h-11 text-sm leading-snug">{product.name || say('preview.noName')}</p>
        {units.length > 1 ? (
          <ChipGroup
            label={say('preview.unit')}
            size="sm"
            flow="fill"
            value={String(unit?.position ?? 1)}
            onChange={setChosen}
            options={units.map(({ position, name }) => ({ value: String(position), text: name }))}
          />
        ) : null}
        {unit ? (
          <Price
            amount={unit.price}
            per={`/${unit.name}`}
            old={unit.old ? { amount: unit.old, label: say('preview.before') } : undefined}
          />
        ) : (
          <p className="text-danger text-sm">{say('preview.noPrice')}</p>
        )}
      </div>
    </div>
  )
}

export function NoPicture() {
  const say = useProductWords()
  return (
    <div className="grid aspect-square place-items-center bg-primary-tint text-muted text-sm">
      {say('preview.noPicture')}
    </div>
  )
}
