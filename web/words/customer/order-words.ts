import type { OrderWords } from '#web/words/customer/th/order-th.ts'
import { lateWords } from '#web/words/late-words.ts'
import type { Say } from '#web/words/translation.ts'

export type SayOrder = Say<OrderWords>

/** The dictionary of cart, checkout, orders and points. */
export const useOrderWords = await lateWords<OrderWords>({
  th: async () => (await import('#web/words/customer/th/order-th.ts')).orderTh,
  en: async () => (await import('#web/words/customer/en/order-en.ts')).orderEn,
})
