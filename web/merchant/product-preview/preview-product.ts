import { cellsOf, ratesOf } from '#shop/merchant-products/draft-warnings.ts'
import type { PriceLevel, ProductDraft } from '#shop/merchant-products/product-draft.ts'
import { tidyDraft } from '#shop/merchant-products/tidy-draft.ts'
import { withVat } from '#shop/money/vat.ts'
import { savedPercent } from '#shop/pricing/saved-percent.ts'
import { unitPrices } from '#shop/pricing/unit-prices.ts'
import { type Locale, pick } from '#shop/words/locale.ts'

type Options = { level: PriceLevel; vatPercent: number; locale: Locale }

/** What a customer of a price level would be shown of a draft. */
export function previewProduct(written: ProductDraft, { level, vatPercent, locale }: Options) {
  const draft = tidyDraft(written)
  const list = cellsOf(draft, 1)
  const priced = (list ? unitPrices({ list, own: cellsOf(draft, level) }, ratesOf(draft)).units : []).map(
    ({ price, priceType, ...unit }) => ({ ...unit, price: withVat(price, priceType, vatPercent) }),
  )
  const smallest = priced.at(-1)
  return {
    code: draft.code,
    name: pick(locale, draft.nameTh, draft.nameEn),
    description: pick(locale, draft.descriptionTh, draft.descriptionEn),
    pictures: draft.pictures,
    highlight: draft.highlight,
    needsLicence: draft.needsLicence,
    supplier: draft.supplier,
    units: priced.map(({ position, rate, price }) => ({
      position,
      rate,
      price,
      name: pick(locale, draft[`unit${position}NameTh`], draft[`unit${position}NameEn`]),
      old: position === 1 && (draft.catalogPrice ?? 0) > price ? (draft.catalogPrice ?? 0) : undefined,
      savesPercent: smallest ? savedPercent(price, rate, smallest.price, smallest.rate) : 0,
      barcode: draft[`barcode${position}`],
    })),
  }
}
export type PreviewProduct = ReturnType<typeof previewProduct>
