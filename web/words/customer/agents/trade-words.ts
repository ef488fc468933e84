import type { TradeWords } from '#web/words/customer/agents/trade-th.ts'
import { lateWords } from '#web/words/late-words.ts'

/** The dictionary of what an agent sells, and of their clients' orders. */
export const useTradeWords = await lateWords<TradeWords>({
  th: async () => (await import('#web/words/customer/agents/trade-th.ts')).tradeTh,
  en: async () => (await import('#web/words/customer/agents/trade-en.ts')).tradeEn,
})
