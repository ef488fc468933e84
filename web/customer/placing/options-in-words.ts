import type { checkoutOptionsContract } from '#shop/checkout/checkout-contracts.ts'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { Locale } from '#shop/words/locale.ts'
import { sayCoupon } from '#web/customer/promotions/say-coupon.ts'
import { shopSay } from '#web/words/customer/shop-say.ts'

/** Coupons in the reader's words, made on the server so that the browser need not carry the sentences. */
export function optionsInWords(
  { coupons, closedCoupons, ...options }: AnswerOf<typeof checkoutOptionsContract>,
  locale: Locale,
) {
  const say = shopSay(locale)
  const inWords = (coupon: (typeof coupons)[number]) => ({ ...coupon, said: sayCoupon(coupon, locale, say) })
  return {
    ...options,
    coupons: coupons.map(inWords),
    closedCoupons: closedCoupons.map((closed) => ({ ...closed, coupon: inWords(closed.coupon) })),
  }
}
