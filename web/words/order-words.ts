import { lateWords } from './late-words.ts'
import type { OrderWords } from './order-th.ts'
import type { Say } from './translation.ts'

export type SayOrder = Say<OrderWords>

/** The sentences of cart, checkout, orders and points. */
export const useOrderWords = await lateWords<OrderWords>({
  th: async () => (await import('./order-th.ts')).orderTh,
  en: async () => (await import('./order-en.ts')).orderEn,
})
