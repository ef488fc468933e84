import { ratesOf } from '#shop/merchant-products/draft-warnings.ts'
import type { MerchantProduct } from '#shop/merchant-products/merchant-product-wire.ts'
import { productLabels } from '#shop/merchant-products/product-labels.ts'
import { pick } from '#shop/words/locale.ts'
import { DifferenceDialog } from '#web/merchant/forms/difference-dialog.tsx'
import { FormSection, LockedForm } from '#web/merchant/forms/form-section.tsx'
import { SaveBar } from '#web/merchant/forms/save-bar.tsx'
import { ProductPictures } from '#web/merchant/product-pictures/product-pictures.tsx'
import { CustomerPreview } from '#web/merchant/product-preview/customer-preview.tsx'
import { PriceMatrix } from '#web/merchant/product-prices/price-matrix.tsx'
import { useProductWords } from '#web/words/merchant/products/product-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { CategoryFields, MaterialTypeField } from './category-fields.tsx'
import { DraftLongText, DraftMoney, DraftText, idOfField } from './draft-fields.tsx'
import type { MasterData, MaterialTypes } from './master-data.ts'
import { sayCell } from './say-cell.ts'
import { SellingFields } from './selling-fields.tsx'
import { UnitFields } from './unit-fields.tsx'
import { useProductForm } from './use-product-form.ts'
import { useSaving } from './use-saving.ts'

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
  const { save, settle, isSaving, stale, setStale } = useSaving(form, product === undefined)
  const { draft } = form
  const unitNames = ([1, 2, 3] as const).map(
    (unit) =>
      pick(locale, draft[`unit${unit}NameTh`], draft[`unit${unit}NameEn`]) || say(`unit.title.${unit}`),
  )
  const named = master.words.find(({ kind, code }) => kind === 'brand' && code === draft.brandCode)
  const brand = named ? pick(locale, named.nameTh, named.nameEn) : ''
  return (
    <LockedForm value={!mayChange || isSaving}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
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
        </div>
        <CustomerPreview draft={draft} vatPercent={master.vatPercent} brand={brand} />
        {stale ? (
          <DifferenceDialog
            key={stale.version}
            by={stale.changedBy}
            differences={stale.differences.map(({ field, saved, yours }) => ({
              field,
              label: productLabels[field][locale],
              mine: sayCell(say, field, yours),
              theirs: sayCell(say, field, saved),
              isMine: form.changed.includes(field),
            }))}
            isSaving={isSaving}
            onClose={() => setStale(undefined)}
            onSave={settle}
          />
        ) : null}
      </div>
    </LockedForm>
  )
}
