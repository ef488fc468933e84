import type { MerchantProduct } from './merchant-product-wire.ts'
import { blankProduct, type ProductDraft } from './product-draft.ts'

/** Only what staff wrote of a product. */
export function draftOf(product: MerchantProduct): ProductDraft {
  return Object.fromEntries(
    Object.keys(blankProduct).map((field) => [field, product[field as keyof ProductDraft]]),
  ) as unknown as ProductDraft
}
