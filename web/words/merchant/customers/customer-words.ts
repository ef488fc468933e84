import { lateWords } from '#web/words/late-words.ts'
import type { CustomerWords } from '#web/words/merchant/customers/customer-th.ts'

/** The dictionary of the centre's customers. */
export const useCustomerWords = await lateWords<CustomerWords>({
  th: async () => (await import('#web/words/merchant/customers/customer-th.ts')).customerTh,
  en: async () => (await import('#web/words/merchant/customers/customer-en.ts')).customerEn,
})
