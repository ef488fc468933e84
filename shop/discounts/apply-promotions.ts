import { inFixedOrder, type ProductRows, type TakingPart } from '../priced-cart/cart-rows.ts'
import type { CartToPrice, PromotionToPrice } from '../priced-cart/cart-to-price.ts'
import type { CartProblem, PricedCart, PromotionResult } from '../priced-cart/priced-cart.ts'
import { freeItemGiver } from './free-items.ts'
import { hintsFor } from './hints.ts'
import { takeDiscounts } from './take-discounts.ts'
import { takingPart } from './taking-part.ts'
import { whyNotReadable } from './tiers.ts'

type AppliedPromotions = Pick<
  PricedCart,
  'freeItems' | 'promotions' | 'couponPromotionIdsUsed' | 'hints' | 'needs' | 'warnings'
>

const byId = (a: PromotionToPrice, b: PromotionToPrice) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** Sets discount, promotion and reasons of every row, adds free products, and returns the hints. */
export function applyPromotions(
  cart: CartToPrice,
  lines: readonly ProductRows[],
  problems: CartProblem[],
): AppliedPromotions {
  const coupons = new Set(cart.couponPromotionIds)
  const active = cart.promotions
    .filter((promotion) => !promotion.needsCoupon || coupons.has(promotion.id))
    .sort(byId)
  const inOrder = inFixedOrder(lines)
  const { readable, warnings } = setUnreadableAside(active, inOrder, problems)
  const taking = takingPart(readable, inOrder, cart.vatPercent)
  takeDiscounts(taking, inOrder)

  const needs = new Map(inOrder.map((line) => [line.product.code, line.baseUnits]))
  const { giveFree, couldGive } = freeItemGiver(cart, needs)
  const freeItems = taking
    .map((each) => (each.promotion.type === 3 ? giveFree(each) : undefined))
    .filter((item) => item !== undefined)
  const promotions = resultsOf(taking)
  return {
    freeItems,
    promotions,
    couponPromotionIdsUsed: promotions
      .filter((each) => each.needsCoupon && (each.given > 0 || each.freeQuantity > 0))
      .map((each) => each.promotionId),
    hints: hintsFor(taking, couldGive),
    needs: [...needs]
      .filter(([, baseUnits]) => baseUnits > 0)
      .map(([productCode, baseUnits]) => ({ productCode, baseUnits })),
    warnings,
  }
}

/** A promotion the engine cannot read sets its products' price to 0 and blocks the order, as specified. */
function setUnreadableAside(
  active: PromotionToPrice[],
  lines: readonly ProductRows[],
  problems: CartProblem[],
) {
  const warnings = active.map(whyNotReadable).filter((warning) => warning !== undefined)
  if (warnings.length === 0) return { readable: active, warnings }
  const unreadable = new Set(warnings.map(({ promotionId }) => promotionId))
  for (const promotion of active) {
    if (!unreadable.has(promotion.id)) continue
    const saleProducts = new Set(promotion.saleProducts)
    for (const line of lines) {
      if (!saleProducts.has(line.product.code)) continue
      line.orderable = false
      problems.push({ kind: 'unknownPromotion', productCode: line.product.code, promotionId: promotion.id })
      for (const row of line.rows) {
        row.unit = { ...row.unit, price: 0 }
        row.amount = 0
        row.unreadable.push(promotion.id)
      }
    }
  }
  return { readable: active.filter(({ id }) => !unreadable.has(id)), warnings }
}

function resultsOf(taking: readonly TakingPart[]): PromotionResult[] {
  const results: PromotionResult[] = []
  for (const { promotion, possibleDiscount, given, freeQuantity } of taking) {
    const offered = possibleDiscount?.total ?? 0
    if (offered > 0 || freeQuantity > 0)
      results.push({
        promotionId: promotion.id,
        needsCoupon: promotion.needsCoupon,
        offered,
        given,
        freeQuantity,
      })
  }
  return results
}
