import { offOneUnit } from '../discounts/possible-discount.ts'
import { countingOf, type Readable, whyNotReadable } from '../discounts/tiers.ts'
import type { Satang } from '../money/satang.ts'
import type { UnitToPrice } from '../priced-cart/cart-to-price.ts'
import type { PromotionTier } from '../promotions/promotion.ts'

/**
 * The tier's discount per unit from the first one on; 0 if it needs more than one base unit or gives money
 * once.
 */
function offFromTheFirst(promotion: Readable, tier: PromotionTier, unit: UnitToPrice): Satang {
  const counting = countingOf(promotion)
  if (tier.orderBuy !== 1) return 0
  if (tier.discountType === 'Money')
    return counting === 'every' ? Math.min(unit.price, unit.rate * tier.discount) : 0
  return offOneUnit(unit, tier)
}

/**
 * `SalesPrice` on the wire: the price after the best promotion without threshold or coupon. An unreadable one
 * makes it 0, as specified.
 */
export function salesPrice(unit: UnitToPrice, promotions: readonly Readable[]): Satang {
  let off = 0
  for (const promotion of promotions) {
    if (whyNotReadable(promotion)) return 0
    if (promotion.type === 3) continue
    for (const tier of promotion.tiers) off = Math.max(off, offFromTheFirst(promotion, tier, unit))
  }
  return unit.price - off
}
