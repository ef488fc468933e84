import type { PromotionToPrice } from '../priced-cart/cart-to-price.ts'
import type { Promotion } from '../promotions/promotion.ts'

/**
 * A promotion as plain data with only the sale items in the cart, to keep the response to the browser small.
 */
export function promotionToPrice(promotion: Promotion, codes: Iterable<string>): PromotionToPrice {
  const { id, name, shortName, type, calculation, tiers, saleProducts, freeProducts, needsCoupon } = promotion
  return {
    id,
    name,
    shortName,
    type,
    calculation,
    tiers,
    saleProducts: [...codes].filter((code) => saleProducts.has(code)),
    wholeOrder: type === 3 && saleProducts.size === 0,
    freeProducts,
    needsCoupon,
  }
}
