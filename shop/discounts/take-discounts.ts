import type { Satang } from '../money/satang.ts'
import { shareOut } from '../money/share-out.ts'
import { withVat } from '../money/vat.ts'
import type {
  CartRow,
  PossibleDiscount,
  ProductRows,
  TakenDiscount,
  TakingPart,
} from '../priced-cart/cart-rows.ts'
import type { Reason } from '../priced-cart/priced-cart.ts'
import { possibleDiscount } from './possible-discount.ts'
import { gainOf } from './tiers.ts'

/** The larger discount wins; then the one without a coupon, then the smaller id. */
function isBetter(amount: Satang, by: TakingPart, than: TakenDiscount): boolean {
  if (amount !== than.amount) return amount > than.amount
  const [one, other] = [by.promotion, than.by.promotion]
  return one.needsCoupon === other.needsCoupon ? one.id < other.id : other.needsCoupon
}

/** Each row takes its largest discount; offers do not depend on other rows, so the total is minimal. */
export function takeDiscounts(taking: readonly TakingPart[], lines: readonly ProductRows[]): void {
  const candidates: TakingPart[] = []
  for (const by of taking) {
    if (by.promotion.type === 3) continue
    const discount = possibleDiscount(by)
    if (!discount || discount.total === 0) continue
    by.possibleDiscount = discount
    by.generosity = discount.total / by.units
    candidates.push(by)
  }
  // The largest offers come first: most of the others then cannot matter to any row and need no sharing.
  candidates.sort((a, b) => b.generosity - a.generosity)
  for (const by of candidates) if (by.possibleDiscount) compareRows(by.rows, by, by.possibleDiscount)
  for (const line of lines) for (const { best } of line.rows) if (best) best.by.given += best.amount
}

function compareRows(rows: readonly CartRow[], by: TakingPart, discount: PossibleDiscount): void {
  if (!mayMatter(rows, discount)) return
  const shares = shareOut(discount.total, discount.weights)
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as CartRow
    const amount = shares[at] as Satang
    if (amount === 0) continue
    if (!row.best || isBetter(amount, by, row.best)) {
      row.second = row.best
      row.best = { by, amount }
    } else if (!row.second || isBetter(amount, by, row.second)) row.second = { by, amount }
  }
}

/**
 * A rounded share exceeds its exact part by less than one satang, so an offer below every row's second best
 * changes nothing.
 */
function mayMatter(rows: readonly CartRow[], { total, weights, sum }: PossibleDiscount): boolean {
  const part = total / sum
  for (let at = 0; at < rows.length; at++) {
    const { second } = rows[at] as CartRow
    if (!second || (weights[at] as Satang) * part + 2 > second.amount) return true
  }
  return false
}

/** Why a row takes its discount, in money with VAT; `shown` is the discount with VAT. */
export function reasonsOf({ best, second, unit }: CartRow, shown: Satang, vatPercent: number): Reason[] {
  const step = best?.by.possibleDiscount?.steps[0]
  if (!best || !step) return []
  const { promotion, counting } = best.by
  const { tier, times } = step
  const gain = gainOf(promotion, tier)
  const reasons: Reason[] = [
    {
      kind: 'promotion',
      promotionId: promotion.id,
      counting,
      reached: tier.orderBuy,
      times,
      gain,
      amount: shown,
    },
  ]
  if (second) {
    const amount = withVat(second.amount, unit.priceType, vatPercent)
    reasons.push({ kind: 'passedOver', promotionId: second.by.promotion.id, amount })
  }
  return reasons
}
