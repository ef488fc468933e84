import { withVat } from '../money/vat.ts'
import { type CartLine, type CartRow, discountOf } from './cart-rows.ts'
import type { PromotionToPrice, TierToPrice, UnitToPrice } from './cart-to-price.ts'
import { offOneUnit } from './discount-offer.ts'
import type { Hint } from './priced-cart.ts'
import type { TakingPart } from './taking-part.ts'
import { countingOf, gainOf } from './tiers.ts'

/** What is missing for more: a promotion's first or next tier, or a bigger unit that costs less. */
export function hintsFor(taking: readonly TakingPart[], lines: readonly CartLine[], vatPercent: number): Hint[] {
  const hints: Hint[] = []
  for (const each of taking) {
    const hint = cartHint(each)
    if (hint) hints.push(hint)
  }
  for (const line of lines) if (line.orderable) hints.push(...biggerUnitHints(line, vatPercent))
  return hints
}

type Next = { tier: TierToPrice; target: number; reachedBefore: boolean }

/** The nearest tier ahead: the next multiple of "every n", or the next threshold that gives more than those reached and helps these rows. */
function nextTier({ type, calculation, tiers }: PromotionToPrice, have: number, rows?: readonly CartRow[]): Next | undefined {
  const isFree = type === 3
  const counting = countingOf({ calculation })
  let next: { tier: TierToPrice; target: number } | undefined
  let reachedBefore = false
  for (const tier of tiers) {
    // "Every unit" is a price, not a goal: there is always one more.
    if (tier.orderBuy <= 0 || (isFree ? tier.freeQuantity : tier.discount) === 0 || (counting === 'every' && tier.orderBuy === 1)) continue
    reachedBefore ||= tier.orderBuy <= have
    const target = counting === 'every' ? (Math.floor(have / tier.orderBuy) + 1) * tier.orderBuy : tier.orderBuy
    if (target <= have || (next && (target > next.target || (target === next.target && tier.orderBuy < next.tier.orderBuy)))) continue
    if (counting !== 'every' && !givesMore(tiers, tier, have, isFree)) continue
    if (!isFree && rows && !wouldHelp(tier, rows, counting === 'every' ? target / tier.orderBuy : 1)) continue
    next = { tier, target }
  }
  return next && { ...next, reachedBefore }
}

/** What is missing to reach a promotion, its next tier, or to get it once more; of any count, in a cart or not. */
export function promotionHint(
  promotion: PromotionToPrice,
  count: { units: number; money: number },
  productCodes: string[],
): Hint | undefined {
  const have = countingOf(promotion) === 'money' ? count.money : count.units
  const next = nextTier(promotion, have)
  return next && toldHint(promotion, have, next, productCodes)
}

function cartHint({ promotion, rows, have }: TakingPart): Hint | undefined {
  const next = nextTier(promotion, have, rows)
  return next && toldHint(promotion, have, next, [...new Set(rows.map(({ product }) => product.code))])
}

function toldHint(promotion: PromotionToPrice, have: number, { tier, target, reachedBefore }: Next, productCodes: string[]): Hint {
  const [counting, gain] = [countingOf(promotion), gainOf(promotion, tier)]
  return { kind: 'promotion', promotionId: promotion.id, productCodes, counting, have, missing: target - have, target, gain, reachedBefore }
}

/** Not when a tier of the same kind that is reached gives as much. */
function givesMore(tiers: readonly TierToPrice[], tier: TierToPrice, have: number, isFree: boolean): boolean {
  return !tiers.some((other) => {
    if (other.orderBuy > have) return false
    return isFree ? other.freeQuantity >= tier.freeQuantity : other.discountType === tier.discountType && other.discount >= tier.discount
  })
}

/** Whether a tier, once reached, would take more off some row than it has off now: nobody should buy more to gain nothing. */
function wouldHelp(tier: TierToPrice, rows: readonly CartRow[], times: number): boolean {
  if (tier.discountType !== 'Money') return rows.some((row) => row.quantity * offOneUnit(row.unit, tier) > discountOf(row))
  let amount = 0
  for (const row of rows) amount += row.amount
  const off = Math.min(times * tier.discount, amount)
  return rows.some((row) => off * row.amount > discountOf(row) * amount)
}

/** "4 more bottles make a case and save 12 baht": said from half a big unit on, for the biggest that is worth it. */
function biggerUnitHints({ product, rows }: CartLine, vatPercent: number): Hint[] {
  const hints: Hint[] = []
  for (const { unit: small, quantity, best } of rows) {
    const applied = best?.by.offer?.steps[0]?.tier
    const percent = applied?.discountType === '%' ? applied : undefined
    for (const big of product.units) {
      const many = big.rate / small.rate
      if (many <= 1 || !Number.isInteger(many) || big.price <= 0 || small.price <= 0) continue
      const missing = Math.max(0, many - quantity)
      if (missing * 2 > many) continue
      const bigUnits = Math.max(1, Math.floor(quantity / many))
      const saves = costOf(small, bigUnits * many, percent, vatPercent) - costOf(big, bigUnits, percent, vatPercent)
      if (saves <= 0) continue
      hints.push({ kind: 'biggerUnit', productCode: product.code, from: small.position, to: big.position, missing, bigUnits, saves })
      break
    }
  }
  return hints
}

/** With VAT, and after the percentage the row takes: promotions by count or sum do not hang on the unit. */
function costOf(unit: UnitToPrice, quantity: number, percent: TierToPrice | undefined, vatPercent: number): number {
  return withVat(quantity * (unit.price - (percent ? offOneUnit(unit, percent) : 0)), unit.priceType, vatPercent)
}
