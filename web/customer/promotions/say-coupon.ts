import { sayNumber } from '#shop/money/say-money.ts'
import type { PromotionRule } from '#shop/promotions/promotion.ts'
import type { Locale } from '#shop/words/locale.ts'
import { promotionNames, sayTiers } from '#web/shared/promotions/say-promotion.ts'
import type { ShopWords } from '#web/words/customer/th/shop-th.ts'
import type { Say } from '#web/words/translation.ts'

type CouponText = { name: string; remark: string; rule: PromotionRule }

/** A coupon's name and effect: the merchant's own words in Thai, generated from its rule in English. */
export function sayCoupon(
  coupon: CouponText,
  locale: Locale,
  say: Say<ShopWords>,
): { title: string; text: string } {
  const { name, remark, rule } = coupon
  if (locale === 'th') return { title: name, text: remark }
  const sentences = sayTiers(rule, promotionNames(rule.about, locale), say).join('. ')
  const { goods, count } = rule.about ?? { goods: { en: '' }, count: 0 }
  if (!goods.en) return { title: sentences || name, text: '' }
  return {
    title:
      count > 1 ? say('promotion.severalProducts', { goods: goods.en, count: sayNumber(count) }) : goods.en,
    text: sentences,
  }
}
