import type { CartRow } from '../priced-cart/cart-rows.ts'
import type { PromotionToPrice } from '../priced-cart/cart-to-price.ts'
import type { PromotionTier } from '../promotions/promotion.ts'
import { wholeOff } from './possible-discount.ts'
import { byHeight, countingOf } from './tiers.ts'

/**
 * At `target` the tier gives `more` than now, in total `altogether`, in gifts or satang; neither is used for
 * discounts per unit.
 */
export type NextTier = { tier: PromotionTier; target: number; more: number; altogether: number }
/** Whether a tier is worth a hint, by the promotion's total gain with it. */
type Worth = (tier: PromotionTier, altogether: number) => boolean
type Stepped = Pick<PromotionToPrice, 'type' | 'calculation' | 'tiers'>

/** The nearest count at which a promotion gives more than now, with its tier. */
export function nextTier(
  promotion: Stepped,
  have: number,
  isWorth?: Worth,
  rows?: readonly CartRow[],
): NextTier | undefined {
  return countingOf(promotion) === 'every'
    ? nextGroup(promotion, have, isWorth)
    : nextThreshold(promotion, have, isWorth, rows)
}

/** Whether a promotion already gives something, prices for every unit excluded. */
export function isReached(promotion: Stepped, have: number): boolean {
  const isEvery = countingOf(promotion) === 'every'
  return promotion.tiers.some((tier) => tier.orderBuy <= have && isGoal(tier, promotion.type, isEvery))
}

const giftOf = (tier: PromotionTier, type: number) => (type === 3 ? tier.freeQuantity : tier.discount)

/** "Every unit" is a price, not a goal, since there is always one more unit. */
function isGoal(tier: PromotionTier, type: number, isEvery: boolean): boolean {
  return tier.orderBuy > (isEvery ? 1 : 0) && giftOf(tier, type) > 0
}

/** The next threshold that gives more than every lower one. */
function nextThreshold(
  { type, tiers }: Stepped,
  have: number,
  isWorth?: Worth,
  rows?: readonly CartRow[],
): NextTier | undefined {
  let next: NextTier | undefined
  for (const tier of tiers) {
    const target = tier.orderBuy
    if (
      target <= have ||
      (next && target >= next.target) ||
      !isGoal(tier, type, false) ||
      !beatsLower(tier, tiers, type, rows)
    )
      continue
    const gift = giftOf(tier, type)
    if (!isWorth || isWorth(tier, gift)) next = { tier, target, more: gift, altogether: gift }
  }
  return next
}

/**
 * Whether the tier surely beats every lower one at its threshold: percentage discounts grow with the amount,
 * money discounts do not.
 */
function beatsLower(
  tier: PromotionTier,
  tiers: readonly PromotionTier[],
  type: number,
  rows?: readonly CartRow[],
): boolean {
  const gift = giftOf(tier, type)
  for (const lower of tiers) {
    const other = giftOf(lower, type)
    if (lower === tier || lower.orderBuy > tier.orderBuy || lower.orderBuy <= 0 || other === 0) continue
    if (type === 3 || tier.discountType === lower.discountType) {
      if (gift < other || (gift === other && lower.orderBuy < tier.orderBuy)) return false
    } else if (lower.discountType !== 'Money' || !rows || wholeOff(tier, rows) <= other) return false
  }
  return true
}

/** The search ends here: large groups that give less than small ones are far away. */
const mostGroups = 8

/** Under "every n", the next full group with a higher total: large groups first, as the engine counts. */
function nextGroup({ type, tiers: given }: Stepped, have: number, isWorth?: Worth): NextTier | undefined {
  const several = given.length > 1
  const tiers = several ? given.toSorted(byHeight) : given
  // Money and percentage tiers cannot be compared before the products are known.
  if (type !== 3 && several && tiers.some(({ discountType }) => discountType !== tiers[0]?.discountType))
    return undefined
  const now = worthAt(have, tiers, type)
  let refused: PromotionTier | undefined
  let count = have
  for (let group = 0; group < mostGroups; group++) {
    const tier = nextFull(tiers, count)
    if (!tier) return undefined
    count += tier.orderBuy - leftFor(tier, tiers, count)
    if (tier === refused || !isGoal(tier, type, true)) continue
    const altogether = worthAt(count, tiers, type)
    if (altogether <= now || (several && altogether <= worthAt(count - 1, tiers, type))) continue
    if (!isWorth || isWorth(tier, altogether))
      return { tier, target: count, more: altogether - now, altogether }
    // Other promotions beat the next two groups: a third would be too far away for a hint.
    if (!several || refused) return undefined
    refused = tier
  }
  return undefined
}

/** The total gain of a count: gifts, satang, or units times the discount of each. */
function worthAt(count: number, tiers: readonly PromotionTier[], type: number): number {
  let [left, worth] = [count, 0]
  for (const tier of tiers) {
    if (tier.orderBuy <= 0) continue
    const over = left % tier.orderBuy
    const isOffUnits = type !== 3 && tier.discountType !== 'Money'
    worth += giftOf(tier, type) * (isOffUnits ? left - over : (left - over) / tier.orderBuy)
    left = over
  }
  return worth
}

/** The tier whose next group is completed first. */
function nextFull(tiers: readonly PromotionTier[], count: number): PromotionTier | undefined {
  let next: PromotionTier | undefined
  let [left, fewest] = [count, Number.POSITIVE_INFINITY]
  for (const tier of tiers) {
    if (tier.orderBuy <= 1) continue
    left %= tier.orderBuy
    if (tier.orderBuy - left >= fewest) continue
    next = tier
    fewest = tier.orderBuy - left
  }
  return next
}

/** The part of a count that fills the tier's current group, after larger groups and its own full ones. */
function leftFor(tier: PromotionTier, tiers: readonly PromotionTier[], count: number): number {
  let left = count
  for (const each of tiers) {
    if (each.orderBuy > 1) left %= each.orderBuy
    if (each === tier) break
  }
  return left
}
