import { lateWords } from '#web/words/late-words.ts'
import type { CouponWords } from '#web/words/merchant/promotions/coupon-th.ts'

/** The dictionary of the centre's coupons. */
export const useCouponWords = await lateWords<CouponWords>({
  th: async () => (await import('#web/words/merchant/promotions/coupon-th.ts')).couponTh,
  en: async () => (await import('#web/words/merchant/promotions/coupon-en.ts')).couponEn,
})
