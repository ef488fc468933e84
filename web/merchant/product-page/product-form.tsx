import { Checkbox, Select } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ratesOf } from '#shop/merchant-products/draft-warnings.ts'
import type { MerchantProduct } from '#shop/merchant-products/merchant-product-wire.ts'
import { highlights, type ProductDraft } from '#shop/merchant-products/product-draft.ts'
import { productLabels } from '#shop/merchant-products/product-labels.ts'
import { pick } from '#shop/words/locale.ts'
import { callsOf } from '#web/kit/calls/ask-server.ts'
import { FormSection } from '#web/merchant/forms/form-section.tsx'
import { SaveBar } from '#web/merchant/forms/save-bar.tsx'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import type { ProductCalls } from '#web/merchant/product-changes/product-calls.ts'
import type { StaleProduct } from '#web/merchant/product-changes/save-product.ts'
import { ProductPictures } from '#web/merchant/product-pictures/product-pictures.tsx'
import { PriceMatrix } from '#web/merchant/product-prices/price-matrix.tsx'
import * as productPaths from '#web/paths/product-paths.ts'
import { useProductWords } from '#web/words/merchant/products/product-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { CardPreview } from './card-preview.tsx'
import { CategoryFields, MaterialTypeField } from './category-fields.tsx'
import {
  DraftCount,
  DraftLongText,
  DraftMoney,
  DraftText,
  idOfField,
  useFieldParts,
} from './draft-fields.tsx'
import type { MasterData, MaterialTypes } from './master-data.ts'
import { StaleDialog } from './stale-dialog.tsx'
import { UnitFields } from './unit-fields.tsx'
import { type ProductFormState, useProductForm } from './use-product-form.ts'

const ask = callsOf<ProductCalls>()

type ProductFormProps = {
  product: MerchantProduct | undefined
  master: MasterData
  materialTypes: MaterialTypes
  scanned: string
  mayChange: boolean
}

/** Every field of a product in one column, beside it the card as customers see it. */
export function ProductForm({ product, master, materialTypes, scanned, mayChange }: ProductFormProps) {
  const say = useProductWords()
  const locale = useLocale()
  const form = useProductForm({ product, scanned, vatPercent: master.vatPercent })
  const { save, isSaving, stale, setStale } = useSaving(form, product === undefined)
  const { draft } = form
  const unitNames = ([1, 2, 3] as const).map(
    (unit) =>
      pick(locale, draft[`unit${unit}NameTh`], draft[`unit${unit}NameEn`]) || say(`unit.title.${unit}`),
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_18rem]">
      <fieldset disabled={!mayChange} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <FormSection title={say('section.names')} text={say('section.namesText')}>
          <DraftText form={form} field="code" required readOnly={product !== undefined} />
          <DraftText form={form} field="nameTh" required />
          <DraftText form={form} field="nameEn" hint={say('product.sameAsThai')} />
          <div className="grid grid-cols-1 items-start gap-3 @sm:grid-cols-2">
            <DraftText form={form} field="shortNameTh" hint={say('product.sameAsName')} />
            <DraftText form={form} field="shortNameEn" />
          </div>
          <DraftLongText form={form} field="descriptionTh" />
          <DraftLongText form={form} field="descriptionEn" />
        </FormSection>
        <FormSection title={productLabels.pictures[locale]} text={say('section.picturesText')}>
          <ProductPictures
            pictures={draft.pictures}
            error={form.errorOf('pictures')}
            mayChange={mayChange}
            onChange={(pictures) => form.change({ pictures })}
          />
        </FormSection>
        <FormSection title={say('section.units')} text={say('section.unitsText')}>
          <UnitFields form={form} />
        </FormSection>
        <FormSection title={say('section.prices')} text={say('section.pricesText')}>
          <PriceMatrix
            prices={draft}
            unitCount={draft.unitCount}
            rates={ratesOf(draft)}
            unitNames={unitNames}
            idOf={idOfField}
            errorOf={form.errorOf}
            warningOf={form.warningOf}
            onChange={form.change}
          />
          <div className="grid grid-cols-1 items-start gap-3 @sm:grid-cols-2">
            <DraftMoney form={form} field="catalogPrice" />
            {mayChange ? <DraftMoney form={form} field="cost" hint={say('product.costHint')} /> : null}
          </div>
        </FormSection>
        <FormSection title={say('section.categories')} text={say('section.categoriesText')}>
          <CategoryFields form={form} master={master} />
        </FormSection>
        <FormSection title={say('section.selling')} text={say('section.sellingText')}>
          <SellingFields form={form} isNew={product === undefined} />
          <div className="grid grid-cols-1 items-start gap-3 @sm:grid-cols-2">
            <MaterialTypeField form={form} types={materialTypes} />
            <DraftText form={form} field="supplier" />
            <DraftText form={form} field="channel" />
          </div>
        </FormSection>
        {mayChange && form.changed.length > 0 ? (
          <SaveBar
            changes={form.changed.length}
            errors={form.wrong.length}
            isSaving={isSaving}
            onSave={() => void save()}
            onDiscard={form.forget}
          />
        ) : null}
      </fieldset>
      <CardPreview draft={draft} vatPercent={master.vatPercent} unitNames={unitNames} />
      {stale ? (
        <StaleDialog
          stale={stale}
          base={form.base}
          isSaving={isSaving}
          onClose={() => setStale(undefined)}
          onSave={(chosen) => void save({ draft: { ...draft, ...chosen }, version: stale.version })}
        />
      ) : null}
    </div>
  )
}

function SellingFields({ form, isNew }: { form: ProductFormState; isNew: boolean }) {
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

/** Saves, says how it went, and shows a difference where somebody else was first. */
function useSaving(form: ProductFormState, isNew: boolean) {
  const say = useProductWords()
  const locale = useLocale()
  const navigate = useNavigate()
  const reload = useReload()
  const [isSaving, setIsSaving] = useState(false)
  const [stale, setStale] = useState<StaleProduct>()
  const fail = (message: string) => notifications.show({ color: 'red', message, autoClose: 30_000 })
  const focus = (field: string | undefined) =>
    field && requestAnimationFrame(() => document.getElementById(`product-${field}`)?.focus())

  async function save(as: { draft: ProductDraft; version: number } = form) {
    if (isSaving) return
    form.tryIt()
    const [wrong] = Object.keys(form.errors)
    if (wrong) return focus(wrong)
    setIsSaving(true)
    const result = await ask(locale, 'saveProduct', { draft: as.draft, version: as.version })
    setIsSaving(false)
    if (result.kind !== 'ok') return fail(result.kind === 'refused' ? result.message : say('product.unknown'))
    const { answer } = result
    if (answer.is === 'wrong') {
      setStale(undefined)
      form.tell(answer.errors)
      fail(answer.message)
      return focus(answer.errors[0]?.field)
    }
    if (answer.is === 'stale') return setStale(answer)
    setStale(undefined)
    form.markSaved(answer.version, as.draft)
    notifications.show({ message: say('product.saved', { code: answer.code }) })
    if (isNew) await navigate(productPaths.product({ code: answer.code }), { replace: true })
    else await reload()
  }
  return { save, isSaving, stale, setStale }
}
