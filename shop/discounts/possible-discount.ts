import { roundPart, type Satang } from '../money/satang.ts'
import { shareOut } from '../money/share-out.ts'
import type { CartRow, PossibleDiscount, Step, TakingPart } from '../priced-cart/cart-rows.ts'
import type { PromotionTier } from '../promotions/promotion.ts'
import { bestReached, repeated } from './tiers.ts'

const isMoney = ({ tier }: Step) => tier.discountType === 'Money'

/**
 * A tier's discount on one unit, at most its price. A percentage is rounded per unit, so that price times
 * quantity is the amount.
 */
export function offOneUnit({ price, rate }: { price: Satang; rate: number }, tier: PromotionTier): Satang {
  return Math.min(
    price,
    tier.discountType === '%' ? roundPart(price, tier.discount, 10_000) : rate * tier.discount,
  )
}

function sumOf(amounts: readonly Satang[]): Satang {
  let sum = 0
  for (const amount of amounts) sum += amount
  return sum
}

/** A tier's discount on these rows when all their units qualify. */
export function wholeOff(tier: PromotionTier, rows: readonly CartRow[]): Satang {
  const asMoney = tier.discountType === 'Money'
  let off = 0
  for (const row of rows) off += asMoney ? row.amount : row.quantity * offOneUnit(row.unit, tier)
  return asMoney ? Math.min(tier.discount, off) : off
}

/** Tiers of one discount type rank by their figure; only different types need to be computed on the rows. */
function giftOf(tiers: readonly PromotionTier[], rows: readonly CartRow[]): (tier: PromotionTier) => number {
  const kind = tiers[0]?.discountType
  return tiers.every((tier) => tier.discountType === kind)
    ? (tier) => tier.discount
    : (tier) => wholeOff(tier, rows)
}

/** A promotion's discount on the rows of its sale items, before rows choose the best one. */
export function possibleDiscount({
  promotion: { tiers },
  counting,
  rows,
  units,
  have,
}: TakingPart): PossibleDiscount | undefined {
  const isEvery = counting === 'every'
  const steps = isEvery ? repeated(tiers, units) : bestReached(tiers, have, giftOf(tiers, rows))
  const first = steps[0]
  if (!first) return undefined
  if (steps.length > 1) return { steps, ...together(steps, rows, units) }
  const { total, weights, sum } = isMoney(first)
    ? moneyOff(steps, amountsOf(rows))
    : unitsOff(first, rows, isEvery ? first.times * first.tier.orderBuy : units, units)
  return { steps, total, weights, sum }
}

type Part = Omit<PossibleDiscount, 'steps'>

function amountsOf(rows: readonly CartRow[]): Satang[] {
  const amounts: Satang[] = []
  for (const row of rows) amounts.push(row.amount)
  return amounts
}

function moneyOff(steps: readonly Step[], left: Satang[]): Part {
  let money = 0
  for (const step of steps) if (isMoney(step)) money += step.times * step.tier.discount
  const sum = sumOf(left)
  return { total: Math.min(money, sum), weights: left, sum }
}

/** The discount per qualifying unit, at most what is left of a row. */
function unitsOff(
  { tier }: Step,
  rows: readonly CartRow[],
  qualifying: number,
  of: number,
  left?: readonly Satang[],
): Part {
  const weights: Satang[] = []
  let sum = 0
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as CartRow
    const off = row.quantity * offOneUnit(row.unit, tier)
    const weight = left ? Math.min(left[at] as Satang, off) : off
    weights.push(weight)
    sum += weight
  }
  return { total: qualifying === of ? sum : roundPart(sum, qualifying, of), weights, sum }
}

/**
 * Several tiers under "every n": first discounts per unit, tier by tier, then all money discounts off the
 * rest.
 */
function together(steps: readonly Step[], rows: readonly CartRow[], units: number): Part {
  const amounts = amountsOf(rows)
  let left = amounts
  const takeOff = ({ total, weights }: Part) => {
    const shares = shareOut(total, weights)
    left = left.map((amount, at) => amount - (shares[at] ?? 0))
  }
  for (const step of steps)
    if (!isMoney(step)) takeOff(unitsOff(step, rows, step.times * step.tier.orderBuy, units, left))
  if (steps.some(isMoney)) takeOff(moneyOff(steps, left))
  const weights = amounts.map((amount, at) => amount - (left[at] ?? 0))
  const total = sumOf(weights)
  return { total, weights, sum: total }
}
