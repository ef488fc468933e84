import type { Satang } from '../money/satang.ts'
import { type CartRow, discountOf, type TakingPart } from '../priced-cart/cart-rows.ts'
import type { PromotionToPrice } from '../priced-cart/cart-to-price.ts'
import type { PromotionHint } from '../priced-cart/priced-cart.ts'
import type { PromotionTier } from '../promotions/promotion.ts'
import { isReached, type NextTier, nextTier } from './next-tier.ts'
import { offOneUnit } from './possible-discount.ts'
import { countingOf, gainOf } from './tiers.ts'

/** Whether stock allows this gift quantity after `more` base units are bought. */
type CouldGive = (taking: TakingPart, quantity: number, more: number) => boolean

/** The missing quantity to the first or next tier of each promotion; only hints that would come true. */
export function hintsFor(taking: readonly TakingPart[], couldGive: CouldGive): PromotionHint[] {
  const hints: PromotionHint[] = []
  for (const each of taking) {
    const { promotion, rows, have, counting } = each
    const isFree = promotion.type === 3
    const next = nextTier(
      promotion,
      have,
      isFree ? undefined : (tier, altogether) => wouldHelp(tier, rows, altogether),
      rows,
    )
    if (!next || (isFree && !couldGive(each, next.altogether, counting === 'money' ? 0 : next.target - have)))
      continue
    hints.push(makeHint(promotion, have, next, [...new Set(rows.map(({ product }) => product.code))]))
  }
  return hints
}

/** The missing quantity to a promotion's next tier, for any count, in a cart or not. */
export function promotionHint(
  promotion: PromotionToPrice,
  count: { units: number; money: number },
  productCodes: string[],
): PromotionHint | undefined {
  const have = countingOf(promotion) === 'money' ? count.money : count.units
  const next = nextTier(promotion, have)
  return next && makeHint(promotion, have, next, productCodes)
}

function makeHint(
  promotion: PromotionToPrice,
  have: number,
  next: NextTier,
  productCodes: string[],
): PromotionHint {
  const { tier, target } = next
  const counting = countingOf(promotion)
  const gain = gainOf(promotion, tier)
  // Under "every n" a larger group replaces smaller ones, so the hint shows the gain on top.
  if (counting === 'every' && gain.kind === 'free') gain.quantity = next.more
  if (counting === 'every' && gain.kind === 'money') gain.amount = next.more
  return {
    kind: 'promotion',
    promotionId: promotion.id,
    productCodes,
    counting,
    have,
    missing: target - have,
    target,
    gain,
    reachedBefore: isReached(promotion, have),
  }
}

/** Whether the tier would discount some row more than now, so that nobody buys more for nothing. */
function wouldHelp(tier: PromotionTier, rows: readonly CartRow[], money: Satang): boolean {
  if (tier.discountType !== 'Money') {
    for (const row of rows) if (row.quantity * offOneUnit(row.unit, tier) > discountOf(row)) return true
    return false
  }
  let amount = 0
  for (const row of rows) amount += row.amount
  const off = Math.min(money, amount)
  for (const row of rows) if (off * row.amount > discountOf(row) * amount) return true
  return false
}
