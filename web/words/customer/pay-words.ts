import type { PayWords } from '#web/words/customer/th/pay-th.ts'
import { lateWords } from '#web/words/late-words.ts'
import type { Say } from '#web/words/translation.ts'

export type SayPay = Say<PayWords>

/** The dictionary of payments, for their own pages and for what an order says of its money. */
export const usePayWords = await lateWords<PayWords>({
  th: async () => (await import('#web/words/customer/th/pay-th.ts')).payTh,
  en: async () => (await import('#web/words/customer/en/pay-en.ts')).payEn,
})
