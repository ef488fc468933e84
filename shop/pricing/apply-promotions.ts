import { type CartLine, type CartRow, inFixedOrder, worthOf } from './cart-rows.ts'
import type { CartToPrice, PromotionToPrice, TierToPrice } from './cart-to-price.ts'
import { type DiscountOffer, discountOffer } from './discount-offer.ts'
import { freeGoodsGiver } from './free-goods.ts'
import { biggerUnitHints, promotionHint } from './hints.ts'
import type { CartProblem, FreeGoods, Hint, PricedCart, PromotionResult, Reason } from './priced-cart.ts'
import { type Count, gainOf, whyNotReadable } from './tiers.ts'

type Applied = Pick<PricedCart, 'freeGoods' | 'promotions' | 'couponPromotionIdsUsed' | 'hints' | 'needs' | 'warnings'>
/** A promotion with its rows of this cart, in the fixed order. */
type Entry = { promotion: PromotionToPrice; lines: CartLine[]; rows: CartRow[]; count: Count; offer?: DiscountOffer | undefined }
type Offered = { entry: Entry; offer: DiscountOffer; amount: number }

const byId = (a: PromotionToPrice, b: PromotionToPrice) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** Sets discount, promotion and reasons of every row, gives the free goods, and says what is missing for more. */
export function applyPromotions(cart: CartToPrice, lines: CartLine[], problems: CartProblem[]): Applied {
  const coupons = new Set(cart.couponPromotionIds)
  const active = cart.promotions.filter((promotion) => !promotion.needsCoupon || coupons.has(promotion.id)).sort(byId)
  const inOrder = inFixedOrder(lines)
  const { readable, warnings } = setUnreadableAside(active, inOrder, problems)
  const entries = entriesOf(readable, inOrder, cart.vatPercent)
  takeBestOffers(entries)

  const needs = new Map(inOrder.map((line) => [line.product.code, line.baseUnits]))
  const giveFree = freeGoodsGiver(cart, needs)
  const freeGoods = new Map<string, FreeGoods>()
  for (const { promotion, count } of entries) {
    const goods = promotion.type === 3 ? giveFree(promotion, count) : undefined
    if (goods) freeGoods.set(promotion.id, goods)
  }
  const promotions = entries.map((entry) => resultOf(entry, freeGoods.get(entry.promotion.id)))
  return {
    freeGoods: [...freeGoods.values()],
    promotions: promotions.filter(({ offered, freeQuantity }) => offered > 0 || freeQuantity > 0),
    couponPromotionIdsUsed: promotions
      .filter(({ needsCoupon, given, freeQuantity }) => needsCoupon && (given > 0 || freeQuantity > 0))
      .map(({ promotionId }) => promotionId),
    hints: hintsOf(entries, inOrder, cart.vatPercent),
    needs: [...needs].filter(([, baseUnits]) => baseUnits > 0).map(([productCode, baseUnits]) => ({ productCode, baseUnits })),
    warnings,
  }
}

/** What the engine cannot read makes its goods cost 0 and keeps them from being ordered, as specified. */
function setUnreadableAside(active: PromotionToPrice[], lines: CartLine[], problems: CartProblem[]) {
  const warnings = active.map(whyNotReadable).filter((warning) => warning !== undefined)
  const unreadable = new Set(warnings.map(({ promotionId }) => promotionId))
  for (const promotion of active) {
    if (!unreadable.has(promotion.id)) continue
    const goods = new Set(promotion.saleProducts)
    for (const line of lines) {
      if (!goods.has(line.product.code)) continue
      line.orderable = false
      problems.push({ kind: 'unknownPromotion', productCode: line.product.code, promotionId: promotion.id })
      for (const row of line.rows) {
        row.unit = { ...row.unit, price: 0 }
        row.amount = 0
        row.why.push({ kind: 'unknownPromotion', promotionId: promotion.id })
      }
    }
  }
  return { readable: active.filter(({ id }) => !unreadable.has(id)), warnings }
}

function entriesOf(promotions: PromotionToPrice[], inOrder: CartLine[], vatPercent: number): Entry[] {
  const priced = inOrder.filter((line) => line.rows.some((row) => row.amount > 0))
  const place = new Map(priced.map((line, at) => [line.product.code, at]))
  return promotions.flatMap((promotion): Entry[] => {
    const places = promotion.wholeOrder
      ? priced.map((_, at) => at)
      : [...new Set(promotion.saleProducts.map((code) => place.get(code)).filter((at) => at !== undefined))].sort((a, b) => a - b)
    if (places.length === 0) return []
    const lines = places.map((at) => priced[at]).filter((line) => line !== undefined)
    const rows = lines.flatMap((line) => line.rows.filter((row) => row.amount > 0))
    const units = rows.reduce((sum, row) => sum + row.baseUnits, 0)
    const count = { units, money: promotion.calculation === 3 ? worthOf(rows, vatPercent) : 0 }
    return [{ promotion, lines, rows, count }]
  })
}

/** More off wins; among equals the one that uses up no coupon, then the smaller id. */
function isBetter(one: Offered, other: Offered): boolean {
  if (one.amount !== other.amount) return one.amount > other.amount
  if (one.entry.promotion.needsCoupon !== other.entry.promotion.needsCoupon) return other.entry.promotion.needsCoupon
  return one.entry.promotion.id < other.entry.promotion.id
}

/** Each row takes the one discount that takes most off it: since offers do not hang on what other rows take, the sum is the least there is. */
function takeBestOffers(entries: Entry[]): void {
  const offers = new Map<CartRow, Offered[]>()
  for (const entry of entries) {
    if (entry.promotion.type === 3) continue
    const offer = discountOffer(entry.promotion, entry.rows, entry.count)
    entry.offer = offer
    if (!offer) continue
    entry.rows.forEach((row, at) => {
      const amount = offer.shares[at] ?? 0
      if (amount === 0) return
      const mine = offers.get(row)
      if (mine) mine.push({ entry, offer, amount })
      else offers.set(row, [{ entry, offer, amount }])
    })
  }
  for (const [row, offered] of offers) take(row, offered)
}

function take(row: CartRow, offered: Offered[]): void {
  let [best] = offered
  if (!best) return
  for (const other of offered) if (isBetter(other, best)) best = other
  const { promotion } = best.entry
  row.discount = best.amount
  row.promotionId = promotion.id
  row.why.push(reasonOf(best))
  let second: Offered | undefined
  for (const other of offered) if (other !== best && (!second || isBetter(other, second))) second = other
  if (second) row.why.push({ kind: 'passedOver', promotionId: second.entry.promotion.id, amount: second.amount })
}

function reasonOf({ entry: { promotion }, offer, amount }: Offered): Reason {
  const [step] = offer.steps as [DiscountOffer['steps'][number]]
  return {
    kind: 'promotion',
    promotionId: promotion.id,
    counting: offer.counting,
    reached: step.tier.orderBuy,
    times: step.times,
    gain: gainOf(promotion, step.tier),
    amount,
  }
}

function resultOf({ promotion: { id, needsCoupon }, rows, offer }: Entry, free: FreeGoods | undefined): PromotionResult {
  const given = rows.reduce((sum, row) => sum + (row.promotionId === id ? row.discount : 0), 0)
  return { promotionId: id, needsCoupon, offered: offer?.total ?? 0, given, freeQuantity: free?.quantity ?? 0 }
}

function hintsOf(entries: Entry[], lines: CartLine[], vatPercent: number): Hint[] {
  const byPromotion = new Map(entries.map((entry) => [entry.promotion.id, entry]))
  const percentOf = (row: CartRow): TierToPrice | undefined => {
    const tier = row.promotionId ? byPromotion.get(row.promotionId)?.offer?.steps[0]?.tier : undefined
    return tier?.discountType === '%' ? tier : undefined
  }
  const promotionHints = entries.map(({ promotion, count, lines: mine }) =>
    promotionHint(
      promotion,
      count,
      mine.map(({ product }) => product.code),
    ),
  )
  return [
    ...promotionHints.filter((hint) => hint !== undefined),
    ...lines.filter(({ orderable }) => orderable).flatMap((line) => biggerUnitHints(line, percentOf, vatPercent)),
  ]
}
