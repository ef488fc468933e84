import { Checkbox, Select } from '@mantine/core'
import { highlights, type ProductDraft } from '#shop/merchant-products/product-draft.ts'
import { productLabels } from '#shop/merchant-products/product-labels.ts'
import { useProductWords } from '#web/words/merchant/products/product-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { DraftCount, DraftText, useFieldParts } from './draft-fields.tsx'
import type { ProductFormState } from './use-product-form.ts'

/** How it is sold, and where it stands. */
export function SellingFields({ form, isNew }: { form: ProductFormState; isNew: boolean }) {
  const say = useProductWords()
  const locale = useLocale()
  const { draft, change } = form
  const flag = (field: 'active' | 'stockControlled' | 'needsLicence') => (
    <Checkbox
      label={productLabels[field][locale]}
      description={say(`product.about.${field}`)}
      checked={draft[field]}
      onChange={({ currentTarget }) => change({ [field]: currentTarget.checked })}
    />
  )
  return (
    <>
      {/* Later it is switched at the top of the page, at once. */}
      {isNew ? flag('active') : null}
      {flag('stockControlled')}
      <div className="grid grid-cols-1 items-start gap-3 @sm:grid-cols-2">
        {draft.stockControlled ? (
          <DraftCount form={form} field="lowStock" hint={say('product.lowStockHint')} />
        ) : null}
        <DraftText form={form} field="shelf" hint={say('product.shelfHint')} />
        <Select
          {...useFieldParts({ form, field: 'highlight' })}
          data={highlights.map((value) => ({
            value: value || 'none',
            label: say(`highlight.${value || 'none'}`),
          }))}
          value={draft.highlight || 'none'}
          allowDeselect={false}
          onChange={(value) =>
            change({ highlight: value === 'none' ? '' : (value as ProductDraft['highlight']) })
          }
        />
        <DraftCount form={form} field="pointsPerUnit" hint={say('product.pointsHint')} />
      </div>
      {flag('needsLicence')}
    </>
  )
}
