import { withVat } from '../money/vat.ts'
import type { CartLine, CartRow } from './cart-rows.ts'
import type { PromotionToPrice, TierToPrice, UnitToPrice } from './cart-to-price.ts'
import { offOneUnit } from './discount-offer.ts'
import type { Hint } from './priced-cart.ts'
import { type Count, counted, countingOf, fromTheTop, gainOf } from './tiers.ts'

type Next = { tier: TierToPrice; target: number; missing: number; reachedBefore: boolean }

/** The nearest tier ahead: the next multiple of "every n", or the next threshold that gives more than the one reached. */
function nextTier(promotion: PromotionToPrice, have: number): Next | undefined {
  const tiers = fromTheTop(promotion.tiers).reverse()
  const gives = (tier: TierToPrice) => (promotion.type === 3 ? tier.freeQuantity : tier.discount)
  const useful = tiers.filter((tier) => gives(tier) > 0)
  const reached = useful.filter((tier) => tier.orderBuy <= have)
  const reachedBefore = reached.length > 0
  let best: Next | undefined
  for (const tier of useful) {
    const target = countingOf(promotion) === 'every' ? (Math.floor(have / tier.orderBuy) + 1) * tier.orderBuy : tier.orderBuy
    if (
      target <= have ||
      reached.some((other) => other.discountType === tier.discountType && gives(other) >= gives(tier) && target === tier.orderBuy)
    )
      continue
    if (!best || target <= best.target) best = { tier, target, missing: target - have, reachedBefore }
  }
  return best
}

/** What is missing to reach a promotion, its next tier, or to get it once more. */
export function promotionHint(promotion: PromotionToPrice, count: Count, productCodes: string[]): Hint | undefined {
  const counting = countingOf(promotion)
  const have = counted(counting, count)
  const next = nextTier(promotion, have)
  // "Every unit" is a price, not a goal: there is always one more.
  if (!next || (counting === 'every' && next.tier.orderBuy === 1)) return undefined
  const { tier, target, missing, reachedBefore } = next
  return {
    kind: 'promotion',
    promotionId: promotion.id,
    productCodes,
    counting,
    have,
    missing,
    target,
    gain: gainOf(promotion, tier),
    reachedBefore,
  }
}

/** What one unit costs with VAT, after the percentage its row takes: promotions by count or sum do not hang on the unit. */
function tagOf(unit: UnitToPrice, percent: TierToPrice | undefined, vatPercent: number): number {
  return withVat(unit.price - (percent ? offOneUnit(unit, percent) : 0), unit.priceType, vatPercent)
}

/** "4 more bottles make a case and save 12 baht": said from half a big unit on, for the biggest that is worth it. */
export function biggerUnitHints(line: CartLine, percentOf: (row: CartRow) => TierToPrice | undefined, vatPercent: number): Hint[] {
  return line.rows.flatMap((row): Hint[] => {
    const percent = percentOf(row)
    for (const big of line.product.units) {
      const many = big.rate / row.unit.rate
      if (big.rate <= row.unit.rate || !Number.isInteger(many) || big.price <= 0) continue
      const saved = many * tagOf(row.unit, percent, vatPercent) - tagOf(big, percent, vatPercent)
      const bigUnits = Math.max(1, Math.floor(row.quantity / many))
      const missing = Math.max(0, many - row.quantity)
      if (saved <= 0 || missing * 2 > many) continue
      const productCode = line.product.code
      return [{ kind: 'biggerUnit', productCode, from: row.unit.position, to: big.position, missing, bigUnits, saves: bigUnits * saved }]
    }
    return []
  })
}
