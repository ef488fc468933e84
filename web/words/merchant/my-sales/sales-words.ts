import { lateWords } from '#web/words/late-words.ts'
import type { SalesWords } from '#web/words/merchant/my-sales/sales-th.ts'

/** The dictionary of my sales. */
export const useSalesWords = await lateWords<SalesWords>({
  th: async () => (await import('#web/words/merchant/my-sales/sales-th.ts')).salesTh,
  en: async () => (await import('#web/words/merchant/my-sales/sales-en.ts')).salesEn,
})
