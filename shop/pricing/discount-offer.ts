import { roundPart, type Satang } from '../money/satang.ts'
import { shareOut } from '../money/share-out.ts'
import type { CartRow } from './cart-rows.ts'
import type { PromotionToPrice, TierToPrice } from './cart-to-price.ts'
import type { Counting } from './priced-cart.ts'
import { type Count, counted, countingOf, fromTheTop, repeated, type Step } from './tiers.ts'

/** What a discount promotion offers each of its rows; its shares add up to `total`. */
export type DiscountOffer = { counting: Counting; steps: Step[]; total: Satang; shares: Satang[] }

/** What a tier takes off one unit: never more than its price. A percentage is rounded on the unit, so that tag times quantity is the amount. */
export function offOneUnit({ price, rate }: { price: Satang; rate: number }, tier: TierToPrice): Satang {
  return Math.min(price, tier.discountType === '%' ? roundPart(price, tier.discount, 10_000) : rate * tier.discount)
}

/** What a tier takes off these rows when all their units qualify. */
function wholeOff(tier: TierToPrice, rows: readonly CartRow[]): Satang {
  let [off, amount] = [0, 0]
  for (const row of rows) {
    if (tier.discountType === 'Money') amount += row.amount
    else off += row.quantity * offOneUnit(row.unit, tier)
  }
  return tier.discountType === 'Money' ? Math.min(tier.discount, amount) : off
}

/** Of the tiers that are reached, the one that takes off most; among equals the highest. */
function bestReached(tiers: readonly TierToPrice[], have: number, rows: readonly CartRow[]): Step[] {
  let best: { tier: TierToPrice; off: Satang } | undefined
  for (const tier of tiers) {
    if (tier.orderBuy > have) continue
    const off = tiers.length > 1 ? wholeOff(tier, rows) : 0
    if (!best || off > best.off) best = { tier, off }
  }
  return best ? [{ tier: best.tier, times: 1 }] : []
}

/** The shares of one tier, at most what is left of each row. */
function sharesOf({ tier, times }: Step, rows: readonly CartRow[], left: readonly Satang[], qualifying: { units: number; of: number }) {
  if (tier.discountType === 'Money') {
    const whole = left.reduce((sum, amount) => sum + amount, 0)
    return shareOut(Math.min(times * tier.discount, whole), left)
  }
  const weights = rows.map((row, at) => Math.min(left[at] ?? 0, row.quantity * offOneUnit(row.unit, tier)))
  if (qualifying.units === qualifying.of) return weights
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  return shareOut(roundPart(whole, qualifying.units, qualifying.of), weights)
}

/** What a promotion takes off the rows of its sale items, whether or not they will take it. */
export function discountOffer(promotion: PromotionToPrice, rows: readonly CartRow[], count: Count): DiscountOffer | undefined {
  const counting = countingOf(promotion)
  const tiers = fromTheTop(promotion.tiers)
  const steps = counting === 'every' ? repeated(tiers, count.units) : bestReached(tiers, counted(counting, count), rows)
  if (steps.length === 0) return undefined
  let shares: Satang[] | undefined
  for (const step of steps) {
    const left = rows.map((row, at) => row.amount - (shares?.[at] ?? 0))
    const units = counting === 'every' ? step.times * step.tier.orderBuy : count.units
    const more = sharesOf(step, rows, left, { units, of: count.units })
    const before = shares
    shares = before ? before.map((share, at) => share + (more[at] ?? 0)) : more
  }
  const total = (shares ?? []).reduce((sum, share) => sum + share, 0)
  return shares && total > 0 ? { counting, steps, total, shares } : undefined
}
