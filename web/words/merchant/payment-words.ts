import { lateWords } from '#web/words/late-words.ts'
import type { PaymentWords } from '#web/words/merchant/payment-th.ts'
import type { Say } from '#web/words/translation.ts'

export type SayPayment = Say<PaymentWords>

/** The dictionary of the merchant's payments. */
export const usePaymentWords = await lateWords<PaymentWords>({
  th: async () => (await import('#web/words/merchant/payment-th.ts')).paymentTh,
  en: async () => (await import('#web/words/merchant/payment-en.ts')).paymentEn,
})
