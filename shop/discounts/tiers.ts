import type { Step } from '../priced-cart/cart-rows.ts'
import type { PromotionToPrice } from '../priced-cart/cart-to-price.ts'
import type { Counting, Gain, Warning } from '../priced-cart/priced-cart.ts'
import type { PromotionTier } from '../promotions/promotion.ts'

const countings: Record<number, Counting> = { 1: 'every', 2: 'units', 3: 'money' }

export type Readable = Pick<PromotionToPrice, 'id' | 'type' | 'calculation' | 'tiers'>

export function countingOf({ calculation }: Pick<PromotionToPrice, 'calculation'>): Counting {
  return countings[calculation] ?? 'units'
}

/** The first field of a promotion that the engine cannot read, if any. */
export function whyNotReadable({ id, type, calculation, tiers }: Readable): Warning | undefined {
  if (type !== 1 && type !== 2 && type !== 3) return { promotionId: id, field: 'type', value: String(type) }
  if (!countings[calculation]) return { promotionId: id, field: 'calculation', value: String(calculation) }
  if (type === 3) return undefined
  let odd: string | undefined
  for (const { discountType } of tiers) {
    const isKnown = discountType === '%' || discountType === 'Money/UOM' || discountType === 'Money'
    if (!isKnown && (odd === undefined || discountType < odd)) odd = discountType
  }
  return odd === undefined ? undefined : { promotionId: id, field: 'discountType', value: odd }
}

/** Higher tiers first; the other fields only settle ties, so that no result depends on the input order. */
export function byHeight(a: PromotionTier, b: PromotionTier): number {
  return (
    b.orderBuy - a.orderBuy ||
    b.freeQuantity - a.freeQuantity ||
    (a.discountType < b.discountType ? -1 : a.discountType > b.discountType ? 1 : b.discount - a.discount)
  )
}

/** "Every n units": the largest tier as often as it fits, then the next on the rest. */
export function repeated(tiers: readonly PromotionTier[], units: number): Step[] {
  const steps: Step[] = []
  let left = units
  for (const tier of tiers.length > 1 ? tiers.toSorted(byHeight) : tiers) {
    const times = tier.orderBuy > 0 ? Math.floor(left / tier.orderBuy) : 0
    if (times > 0) steps.push({ tier, times })
    left -= times * tier.orderBuy
  }
  return steps
}

/** The reached tier with the largest gain; on a tie the highest. */
export function bestReached(
  tiers: readonly PromotionTier[],
  have: number,
  giftOf: (tier: PromotionTier) => number,
): Step[] {
  let best: PromotionTier | undefined
  let most = 0
  for (const tier of tiers) {
    if (tier.orderBuy > have || tier.orderBuy <= 0) continue
    const gift = tiers.length > 1 ? giftOf(tier) : 0
    if (best && (gift < most || (gift === most && byHeight(best, tier) <= 0))) continue
    best = tier
    most = gift
  }
  return best ? [{ tier: best, times: 1 }] : []
}

export function gainOf(
  { type, freeProducts }: Pick<PromotionToPrice, 'type' | 'freeProducts'>,
  tier: PromotionTier,
): Gain {
  if (type === 3) return { kind: 'free', quantity: tier.freeQuantity, productCodes: freeProducts.toSorted() }
  if (tier.discountType === '%') return { kind: 'percent', percent: tier.discount }
  return tier.discountType === 'Money'
    ? { kind: 'money', amount: tier.discount }
    : { kind: 'perUnit', amount: tier.discount }
}
