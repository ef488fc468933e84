import { lateWords } from '#web/words/late-words.ts'
import type { GoodsWords } from '#web/words/merchant/goods/goods-th.ts'

/** The dictionary of short or damaged goods in the back office. */
export const useGoodsWords = await lateWords<GoodsWords>({
  th: async () => (await import('#web/words/merchant/goods/goods-th.ts')).goodsTh,
  en: async () => (await import('#web/words/merchant/goods/goods-en.ts')).goodsEn,
})
