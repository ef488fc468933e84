import { lateWords } from '#web/words/late-words.ts'
import type { ProductWords } from '#web/words/merchant/products/product-th.ts'
import type { Say } from '#web/words/translation.ts'

export type SayProduct = Say<ProductWords>

/** The dictionary of the centre's products. */
export const useProductWords = await lateWords<ProductWords>({
  th: async () => (await import('#web/words/merchant/products/product-th.ts')).productTh,
  en: async () => (await import('#web/words/merchant/products/product-en.ts')).productEn,
})
