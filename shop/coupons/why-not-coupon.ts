import type { CartToPrice } from '../priced-cart/cart-to-price.ts'
import type { PromotionHint } from '../priced-cart/priced-cart.ts'
import { priceCart } from '../pricing/price-cart.ts'

/** Why a coupon gives nothing: too few of its products, its gift out of stock, or a better promotion. */
export type WhyNotCoupon = { kind: 'noGoods' | 'noGift' | 'less' } | { kind: 'missing'; hint: PromotionHint }

export function whyNotCoupon(cart: CartToPrice, promotionId: string): WhyNotCoupon | undefined {
  const withIt = priceCart({ ...cart, couponPromotionIds: [promotionId] })
  if (withIt.couponPromotionIdsUsed.includes(promotionId)) return undefined
  const hint = withIt.hints.find((each) => each.promotionId === promotionId)
  if (hint && !hint.reachedBefore) return { kind: 'missing', hint }
  if (withIt.promotions.some((each) => each.promotionId === promotionId)) return { kind: 'less' }
  const promotion = cart.promotions.find(({ id }) => id === promotionId)
  const inCart = new Set(cart.lines.map(({ product }) => product.code))
  const hasProducts =
    promotion && (promotion.wholeOrder || promotion.saleProducts.some((code) => inCart.has(code)))
  return { kind: hasProducts && promotion.type === 3 ? 'noGift' : 'noGoods' }
}
