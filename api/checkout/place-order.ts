import { createHash } from 'node:crypto'
import { findAdvanceWindows } from '#api/cart/advance-windows.ts'
import { cartOwner } from '#api/cart/cart.ts'
import { findNamedCoupon } from '#api/coupons/coupons.ts'
import { findOverdue } from '#api/credit/credit.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { accountProblems } from '#shop/account/account-problems.ts'
import { creditBalance } from '#shop/account/credit.ts'
import { sumLines } from '#shop/cart/sum-lines.ts'
import { roundsIn } from '#shop/centres/delivery-area.ts'
import { checkoutProblems } from '#shop/checkout/checkout-problems.ts'
import { type Difference, orderDifferences } from '#shop/checkout/differences.ts'
import type { PlaceOrderRequest, placeOrderContract } from '#shop/checkout/place-order-contract.ts'
import { type BlockedLine, whyNotPlace } from '#shop/checkout/why-not-place.ts'
import { whyOutside } from '#shop/checkout/why-outside.ts'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import { readCouponNumber } from '#shop/coupons/coupon-number.ts'
import { couponProblems } from '#shop/coupons/coupon-problems.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { sayMoney, sayNumber } from '#shop/money/say-money.ts'
import { openDeliveries } from '#shop/orders/delivery-method.ts'
import { trackingKeyOf } from '#shop/orders/tracking-key.ts'
import { redeemOpen } from '#shop/points/points.ts'
import { Problem, refuse } from '#shop/problems/problem.ts'
import type { Settings } from '#shop/settings/settings.ts'
import { loadCheckoutSnapshot, type UserCaller } from './checkout-snapshot.ts'
import { commitOrder, type Guard, type OrderRequest, placeOrderArgument } from './commit-order.ts'
import { openDays } from './open-days.ts'
import type { Orderer, OrderingContext, OrderSnapshot } from './ordering-context.ts'
import { findOutsideAreaOptions } from './outside-area-options.ts'
import { paymentMethodsFor } from './payment-options.ts'
import { sameAnswer } from './placed-order.ts'
import { findBlocked, findNames, type PricedOrder, priceOrder } from './price-order.ts'

type PlacedOrder = AnswerOf<typeof placeOrderContract>

/**
 * Places an order exactly once (docs/decisions/0014-placing-an-order.md).
 * The key is looked up again before a refusal: a twin of this request may have taken the last of the stock.
 */
export const placeOrder: Handler<typeof placeOrderContract> = (asked, context) => placeOrderBy(asked, context)

/** The one door of every order; `by` is whoever orders where that is not the caller, as for a standing order. */
export async function placeOrderBy(
  asked: PlaceOrderRequest,
  context: OrderingContext,
  by?: Orderer,
): Promise<PlacedOrder> {
  const { caller, db } = context
  if (caller.kind !== 'user') throw refuse(identityProblems.notAllowed)
  const bodyHash = hashOf(asked)
  const request = {
    ...asked,
    lines: sumLines(asked.lines),
    deliverOn: dayOf(asked),
    ...(asked.couponId ? { couponId: readCouponNumber(asked.couponId) } : {}),
  }
  const loaded = await loadCheckoutSnapshot(db, caller, request)
  const snapshot = by ? { ...loaded, person: by } : loaded
  if (snapshot.before) return sameAnswer(context, caller, snapshot.before, bodyHash)
  try {
    return await placeNew({ request, context, caller, snapshot }, bodyHash)
  } catch (error) {
    const before = error instanceof Problem ? (await loadCheckoutSnapshot(db, caller, request)).before : null
    if (before) return sameAnswer(context, caller, before, bodyHash)
    throw error
  }
}

/** The day of the order, which has two names: the preview's and the order's. */
function dayOf({ deliverOn, requestedOn }: PlaceOrderRequest): string {
  if (deliverOn && requestedOn && deliverOn !== requestedOn) throw refuse(checkoutProblems.twoDays)
  const day = deliverOn || requestedOn
  if (!day) throw refuse(checkoutProblems.dayMissing)
  return day
}

/** Of the body without its key; both carriers decode it, so its fields stand in the contract's order. */
function hashOf({ key: _, ...body }: PlaceOrderRequest): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url')
}

type Placing = {
  request: OrderRequest
  context: OrderingContext
  caller: UserCaller
  snapshot: OrderSnapshot
  couponPromotionId?: string | undefined
}

async function placeNew(wanted: Placing, bodyHash: string): Promise<PlacedOrder> {
  const { request, context, caller, snapshot } = wanted
  const { db, now } = context
  const { saleUnit } = snapshot.buyer
  if (!snapshot.centreOpen) throw refuse(identityProblems.centreClosed)
  if (!snapshot.shipTo || !snapshot.billTo) throw refuse(accountProblems.noAddress)
  const placing = { ...wanted, couponPromotionId: await requireCoupon(wanted) }
  const settings = await context.settings(saleUnit)
  const order = await price(placing)
  const blocked = await findBlocked(context, snapshot.buyer, order)
  const problem = await whyNot(placing, settings, order, blocked.lines)
  if (problem) throw new Problem(problem.row, problem.params, problem.fields, orNothing(blocked.differences))
  const changes = await findChanges(placing, order)
  if (changes.length > 0) throw new Problem(checkoutProblems.changed, {}, [], changes)
  const cartOf = cartOwner(caller).filledBy
  const argument = placeOrderArgument({ request, bodyHash, snapshot, order, settings, now, cartOf })
  const committed = await commitOrder(db, saleUnit, argument)
  if (committed.outcome === 'stopped') throw await stoppedBy(committed.by, placing, order)
  if (committed.outcome === 'again')
    return sameAnswer(
      context,
      caller,
      { ...committed, bodyHash: committed.sameBody ? bodyHash : '' },
      bodyHash,
    )
  return {
    orderNumber: committed.orderNumber,
    saleUnit,
    status: 'SO Wait',
    total: order.priced.total,
    points: order.priced.points,
    payment: request.payment,
    payBefore: argument.order.pay_before,
    trackingKey: trackingKeyOf(saleUnit, committed.trackingKey),
  }
}

const orNothing = (differences: readonly Difference[]) => (differences.length > 0 ? differences : undefined)

/** The promotion that the named coupon switches on. */
async function requireCoupon({
  request,
  context: { db, now },
  snapshot,
}: Placing): Promise<string | undefined> {
  const { saleUnit, code: customerCode } = snapshot.buyer
  if (!request.couponId) return undefined
  const coupon = await findNamedCoupon(db, { saleUnit, customerCode }, request.couponId, now)
  if (!coupon || coupon.why === 'used' || coupon.why === 'expired') throw refuse(checkoutProblems.couponUsed)
  if (coupon.why) throw new Problem(couponProblems[coupon.why])
  return coupon.promotionId
}

const price = ({ request, context, snapshot, couponPromotionId }: Placing) =>
  priceOrder(context, snapshot.buyer, {
    ...request,
    priceDay: request.deliverOn,
    couponPromotionId,
    area: snapshot.area,
  })

async function whyNot(
  { request, context, caller, snapshot }: Placing,
  settings: Settings,
  { priced, toPrice }: PricedOrder,
  blocked: readonly BlockedLine[],
): Promise<Problem | undefined> {
  const { db, now, gateways, locale } = context
  const { kind } = request
  const codes = request.lines.map(({ productCode }) => productCode)
  const windows = kind === 'advance' ? await findAdvanceWindows(db, snapshot.buyer, codes, now) : []
  const outside =
    !snapshot.area && snapshot.shipTo
      ? await findOutsideAreaOptions(context, caller, snapshot.shipTo)
      : undefined
  const { saleUnit } = snapshot.buyer
  const late =
    request.payment === 'CREDIT'
      ? await findOverdue(
          db,
          { saleUnit, code: snapshot.holder.code },
          { now, holdDays: settings.creditHoldDays },
        )
      : undefined
  return whyNotPlace({
    request,
    priced,
    blocked,
    orderingOpen: settings.orderingOpen,
    minimumOrder: toPrice.minimumOrder,
    points: { have: snapshot.points, redeemOpen: redeemOpen(settings, now), ownHands: !caller.actor },
    outside: outside && whyOutside(outside, locale),
    deliveries: openDeliveries(settings),
    days: openDays(now, roundsIn(snapshot.area, snapshot.rounds), kind, windows),
    payments: paymentMethodsFor({ kind, settings, gateways, saleUnit, ...snapshot }),
    creditLeft: creditBalance(snapshot.holder),
    creditHeld: late?.held ?? 0,
  })
}

/** Charge what the customer saw or ask again: never a silent change of a price or of a gift. */
async function findChanges(
  { request, context, snapshot }: Placing,
  { priced }: PricedOrder,
): Promise<Difference[]> {
  const unnamed = (code: string) => ({ th: code, en: code })
  const changes = orderDifferences(request, priced, unnamed)
  if (changes.length === 0) return changes
  const shown = [...priced.lines, ...priced.freeItems, ...(request.freeSeen ?? [])]
  const names = await findNames(
    context.db,
    snapshot.buyer,
    shown.map(({ productCode }) => productCode),
  )
  return orderDifferences(request, priced, (code) => names.get(code) ?? unnamed(code))
}

/** Another order was faster between the snapshot and the commit: the state is read again for the sentence. */
async function stoppedBy(by: Guard, placing: Placing, { priced }: PricedOrder): Promise<Problem> {
  const { request, context, caller, snapshot } = placing
  if (by === 'coupon') return refuse(checkoutProblems.couponUsed)
  if (by === 'centre') return refuse(identityProblems.centreClosed)
  if (by === 'customer') return refuse(identityProblems.noProfile)
  if (by === 'credit' || by === 'points') {
    const { holder, points } = await loadCheckoutSnapshot(context.db, caller, request)
    return by === 'credit'
      ? refuse(checkoutProblems.overCredit, {
          left: sayMoney(Math.max(0, creditBalance(holder))),
          total: sayMoney(priced.total),
        })
      : refuse(checkoutProblems.tooFewPoints, { have: sayNumber(points), need: sayNumber(priced.points) })
  }
  const fresh = await price(placing)
  const { lines, differences } = await findBlocked(context, snapshot.buyer, fresh)
  const [first] = lines
  return first
    ? new Problem(checkoutProblems[first.why], { product: first.product }, [], orNothing(differences))
    : new Problem(checkoutProblems.changed, {}, [], orNothing(await findChanges(placing, fresh)))
}
