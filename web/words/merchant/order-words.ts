import { lateWords } from '#web/words/late-words.ts'
import type { OrderWords } from '#web/words/merchant/order-th.ts'
import type { Say } from '#web/words/translation.ts'

export type SayOrder = Say<OrderWords>

/** The dictionary of the centre's orders. */
export const useMerchantOrderWords = await lateWords<OrderWords>({
  th: async () => (await import('#web/words/merchant/order-th.ts')).orderTh,
  en: async () => (await import('#web/words/merchant/order-en.ts')).orderEn,
})
