import { lateWords } from '#web/words/late-words.ts'
import type { PromotionWords } from '#web/words/merchant/promotions/promotion-th.ts'
import type { Say } from '#web/words/translation.ts'

export type SayPromotion = Say<PromotionWords>

/** The dictionary of the centre's promotions. */
export const usePromotionWords = await lateWords<PromotionWords>({
  th: async () => (await import('#web/words/merchant/promotions/promotion-th.ts')).promotionTh,
  en: async () => (await import('#web/words/merchant/promotions/promotion-en.ts')).promotionEn,
})
