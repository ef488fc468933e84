import { SegmentedControl } from '@mantine/core'
import { type ProductDraft, type UnitPosition, unitPositions } from '#shop/merchant-products/product-draft.ts'
import { productLabels } from '#shop/merchant-products/product-labels.ts'
import { useProductWords } from '#web/words/merchant/products/product-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { DraftCount, DraftText } from './draft-fields.tsx'
import type { ProductFormState } from './use-product-form.ts'

/** How the rates change when more or fewer units are shown: a hidden unit has 0, a new one is blank. */
function withUnits(draft: ProductDraft, unitCount: UnitPosition): Partial<ProductDraft> {
  const rateOf = (unit: 2 | 3) => {
    const rate = draft[`unit${unit}Rate`]
    return unit <= unitCount ? rate || null : (rate ?? 0)
  }
  return { unitCount, unit2Rate: rateOf(2), unit3Rate: rateOf(3) }
}

/** The units it is sold in, the biggest first; each says how many pieces it holds. */
export function UnitFields({ form }: { form: ProductFormState }) {
  const say = useProductWords()
  const locale = useLocale()
  const { draft, change } = form
  return (
    <>
      <div className="grid gap-1">
        <p id="unit-count" className="font-medium text-sm">
          {productLabels.unitCount[locale]}
        </p>
        <SegmentedControl
          aria-labelledby="unit-count"
          className="w-fit"
          data={unitPositions.map((unit) => ({ value: String(unit), label: say(`unit.count.${unit}`) }))}
          value={String(draft.unitCount)}
          onChange={(value) => change(withUnits(draft, Number(value) as UnitPosition))}
        />
      </div>
      {unitPositions
        .filter((unit) => unit <= draft.unitCount)
        .map((unit) => (
          <fieldset key={unit} className="grid gap-2 rounded-card border border-hairline p-3">
            <legend className="px-1 font-bold text-sm">{say(`unit.title.${unit}`)}</legend>
            <div className="grid grid-cols-1 items-start gap-2 @sm:grid-cols-2">
              <DraftText form={form} field={`unit${unit}NameTh`} required />
              <DraftText form={form} field={`unit${unit}NameEn`} />
              <DraftText form={form} field={`unit${unit}Code`} required />
              <DraftCount form={form} field={`unit${unit}Rate`} required={unit > 1 || draft.unitCount > 1} />
              <DraftText form={form} field={`barcode${unit}`} inputMode="numeric" />
            </div>
          </fieldset>
        ))}
    </>
  )
}
