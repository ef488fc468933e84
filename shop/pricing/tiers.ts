import type { PromotionToPrice, TierToPrice } from './cart-to-price.ts'
import type { Counting, Gain, Warning } from './priced-cart.ts'

const countings = new Map<number, Counting>([
  [1, 'every'],
  [2, 'units'],
  [3, 'money'],
])
const discountTypes = new Set(['%', 'Money/UOM', 'Money'])

export type Readable = Pick<PromotionToPrice, 'id' | 'type' | 'calculation' | 'tiers'>
/** A tier that counts, and how often. */
export type Step = { tier: TierToPrice; times: number }
/** How much of a promotion's goods the cart holds. */
export type Count = { units: number; money: number }

export function countingOf({ calculation }: Pick<PromotionToPrice, 'calculation'>): Counting {
  return countings.get(calculation) ?? 'units'
}

/** The field of a promotion the engine cannot read, if any. */
export function whyNotReadable({ id, type, calculation, tiers }: Readable): Warning | undefined {
  if (type !== 1 && type !== 2 && type !== 3) return { promotionId: id, field: 'type', value: String(type) }
  if (!countings.has(calculation)) return { promotionId: id, field: 'calculation', value: String(calculation) }
  const odd = type === 3 ? undefined : tiers.find((tier) => !discountTypes.has(tier.discountType))
  return odd && { promotionId: id, field: 'discountType', value: odd.discountType }
}

/** The largest tier first; the rest only settles ties, so that no result hangs on the order tiers came in. */
export function fromTheTop(tiers: readonly TierToPrice[]): TierToPrice[] {
  if (tiers.length < 2) return tiers.filter((tier) => tier.orderBuy > 0)
  return tiers
    .filter((tier) => tier.orderBuy > 0)
    .sort(
      (a, b) =>
        b.orderBuy - a.orderBuy ||
        b.freeQuantity - a.freeQuantity ||
        (a.discountType < b.discountType ? -1 : a.discountType > b.discountType ? 1 : b.discount - a.discount),
    )
}

export const counted = (counting: Counting, { units, money }: Count) => (counting === 'money' ? money : units)

/** "Every n units": the largest tier as often as it fits, then the next into what is left. */
export function repeated(tiers: readonly TierToPrice[], units: number): Step[] {
  const steps: Step[] = []
  let left = units
  for (const tier of tiers) {
    const times = Math.floor(left / tier.orderBuy)
    if (times > 0) steps.push({ tier, times })
    left -= times * tier.orderBuy
  }
  return steps
}

export function gainOf({ type, freeProducts }: Pick<PromotionToPrice, 'type' | 'freeProducts'>, tier: TierToPrice): Gain {
  if (type === 3) return { kind: 'free', quantity: tier.freeQuantity, productCodes: freeProducts }
  if (tier.discountType === '%') return { kind: 'percent', percent: tier.discount }
  return tier.discountType === 'Money' ? { kind: 'money', amount: tier.discount } : { kind: 'perUnit', amount: tier.discount }
}
