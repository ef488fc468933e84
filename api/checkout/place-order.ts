import { createHash } from 'node:crypto'
import type { Buyer } from '#api/buyers/buyer.ts'
import { findAdvanceWindows } from '#api/cart/advance-windows.ts'
import { cartOwner } from '#api/cart/cart.ts'
import { findNamedCoupon } from '#api/coupons/coupons.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { accountProblems } from '#shop/account/account-problems.ts'
import { creditBalance } from '#shop/account/credit.ts'
import { sumLines } from '#shop/cart/sum-lines.ts'
import { roundsIn } from '#shop/centres/delivery-area.ts'
import type { placeOrderContract } from '#shop/checkout/checkout-contracts.ts'
import { checkoutProblems } from '#shop/checkout/checkout-problems.ts'
import { type Difference, giftDifferences, priceDifferences } from '#shop/checkout/differences.ts'
import { whyNotPlace } from '#shop/checkout/why-not-place.ts'
import { whyOutside } from '#shop/checkout/why-outside.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { sayMoney, sayNumber } from '#shop/money/say-money.ts'
import { trackingKeyOf } from '#shop/orders/tracking-key.ts'
import { redeemOpen } from '#shop/points/points.ts'
import { Problem, refuse } from '#shop/problems/problem.ts'
import type { Settings } from '#shop/settings/settings.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { blockedGoods, findNames, tellBlocked } from './blocked-lines.ts'
import { commitOrder, type Guard } from './commit-order.ts'
import { openDays } from './open-days.ts'
import {
  type Asked,
  type Placed,
  type PlaceInput,
  payBefore,
  sameAnswer,
  type UserCaller,
} from './order-answer.ts'
import { placingOf } from './placing.ts'
import { type PricedOrder, priceWanted } from './price-wanted.ts'
import { loadStanding, type Standing } from './standing.ts'
import { findWaysOutside } from './ways-outside.ts'
import { waysToPay } from './ways-to-pay.ts'

/**
 * Places an order exactly once: see docs/decisions/0014-placing-an-order.md.
 * A refusal is given only after one more look for the key: a twin of this request may have placed the order meanwhile and taken the last of the stock.
 */
export const placeOrder: Handler<typeof placeOrderContract> = async (asked, context) => {
  const { caller, db } = context
  if (caller.kind !== 'user') throw refuse(identityProblems.notAllowed)
  const bodyHash = hashOf(asked)
  const input = { ...asked, lines: sumLines(asked.lines), deliverOn: dayOf(asked) }
  const standing = await loadStanding(db, caller, input)
  if (standing.before) return sameAnswer(context, caller, standing.before, bodyHash)
  try {
    return await placeNew(input, context, standing, bodyHash)
  } catch (error) {
    const before = error instanceof Problem ? (await loadStanding(db, caller, input)).before : null
    if (before) return sameAnswer(context, caller, before, bodyHash)
    throw error
  }
}

/** The day the goods are wanted. It has two names, that of the preview and that of the order, and no two days. */
function dayOf({ deliverOn, requestedOn }: Asked): string {
  if (deliverOn && requestedOn && deliverOn !== requestedOn) throw refuse(checkoutProblems.twoDays)
  const day = deliverOn || requestedOn
  if (!day) throw refuse(checkoutProblems.dayMissing)
  return day
}

/** The body without the key; decoding has put its fields into the contract's order, whatever order they came in. */
function hashOf({ key: _, ...body }: Asked): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url')
}

async function placeNew(
  input: PlaceInput,
  context: Context,
  standing: Standing,
  bodyHash: string,
): Promise<Placed> {
  const { db, now, locale } = context
  const { saleUnit, code: customerCode } = standing.buyer
  if (!standing.centreOpen) throw refuse(identityProblems.centreClosed)
  const settings = await context.settings(saleUnit)
  if (!standing.shipTo || !standing.billTo) throw refuse(accountProblems.noAddress)
  if (input.couponId) await findNamedCoupon(db, { saleUnit, customerCode }, input.couponId, now)
  if (input.couponId && !couponStands(standing, now)) throw refuse(checkoutProblems.couponUsed)
  const order = await priceWanted(context, standing.buyer, {
    ...input,
    priceDay: input.deliverOn,
    couponPromotionId: standing.coupon?.promotionId,
    area: standing.area,
  })
  const blocked = await tellBlocked(db, standing.buyer, locale, blockedGoods(order))
  const problem = await whyNot({ input, context, standing, settings, order, blocked: blocked.lines })
  if (problem) throw new Problem(problem.row, problem.params, problem.fields, told(blocked.differences))
  const changed = await whatChanged(input, db, standing.buyer, order)
  if (changed) throw changed
  const cartOf = cartOwner(context.caller).filledBy
  const committed = await commitOrder(
    db,
    saleUnit,
    placingOf({ input, bodyHash, standing, order, settings, now, cartOf }),
  )
  if (committed.outcome === 'stopped')
    throw await stoppedBy(committed.by, { input, context, standing, order })
  if (committed.outcome === 'again')
    return sameAnswer(
      context,
      context.caller as UserCaller,
      { ...committed, bodyHash: committed.sameBody ? bodyHash : '' },
      bodyHash,
    )
  return {
    orderNumber: committed.orderNumber,
    saleUnit,
    status: 'SO Wait',
    total: order.priced.total,
    points: order.priced.points,
    payment: input.payment,
    payBefore: payBefore(input.payment, settings, now),
    trackingKey: trackingKeyOf(saleUnit, committed.trackingKey),
  }
}

const told = (differences: readonly Difference[]) => (differences.length > 0 ? differences : undefined)
const couponStands = ({ coupon }: Standing, now: Date) =>
  coupon && !coupon.used && coupon.expiresOn >= bangkokDay(now)

type Judged = {
  input: PlaceInput
  context: Context
  standing: Standing
  settings: Settings
  order: PricedOrder
  blocked: Parameters<typeof whyNotPlace>[0]['blocked']
}

async function whyNot({
  input,
  context,
  standing,
  settings,
  order,
  blocked,
}: Judged): Promise<Problem | undefined> {
  const { db, now, gateways, caller, locale } = context
  const { priced, toPrice } = order
  const codes = input.lines.map(({ productCode }) => productCode)
  const windows = input.kind === 'advance' ? await findAdvanceWindows(db, standing.buyer, codes, now) : []
  const days = openDays(now, roundsIn(standing.area, standing.rounds), input.kind, windows)
  const outside =
    !standing.area && standing.shipTo
      ? await findWaysOutside(context, caller as UserCaller, standing.shipTo)
      : undefined
  return whyNotPlace({
    kind: input.kind,
    orderingOpen: settings.orderingOpen,
    lines: priced.lines.length + blocked.length,
    blocked,
    total: priced.total,
    minimumOrder: toPrice.minimumOrder,
    missingToMinimum: priced.missingToMinimum,
    points: {
      need: priced.points,
      have: standing.points,
      redeemOpen: redeemOpen(settings, now),
      ownHands: caller.kind === 'user' && !caller.actor,
    },
    addressed: true,
    outside: outside && whyOutside(outside, locale),
    delivery: { method: input.deliveryMethod, day: input.deliverOn, slot: input.slot ?? '', days },
    payment: {
      method: input.payment,
      open: waysToPay({ kind: input.kind, settings, gateways, ...standing }),
      creditLeft: creditBalance(standing.holder),
    },
    coupon: { wanted: input.couponId !== undefined, applies: priced.couponPromotionIdsUsed.length > 0 },
    taxInvoice: input.taxInvoice,
  })
}

/** Charge what the customer saw or ask again: never a silent change between the button and the receipt, of a price or of a gift. */
async function whatChanged(
  input: PlaceInput,
  db: Db,
  buyer: Buyer,
  { priced }: PricedOrder,
): Promise<Problem | undefined> {
  const gifts = priced.freeGoods.map(({ productCode, position, quantity }) => ({
    productCode,
    unit: position,
    quantity,
  }))
  const seen = input.freeSeen ?? gifts
  const same = priced.total === input.totalSeen && priced.points === input.pointsSeen
  if (same && giftDifferences(seen, gifts, unnamed).length === 0) return undefined
  const names = await findNames(
    db,
    buyer,
    [...priced.lines, ...gifts, ...seen].map(({ productCode }) => productCode),
  )
  const nameOf = (code: string) => names.get(code) ?? unnamed(code)
  const lines = priced.lines.flatMap(({ productCode, rows }) =>
    rows.map(({ position, shown }) => ({
      productCode,
      unit: position,
      name: nameOf(productCode),
      amount: shown.net,
    })),
  )
  const differences = [
    ...giftDifferences(seen, gifts, nameOf),
    ...priceDifferences(
      { total: input.totalSeen, points: input.pointsSeen, lines: input.linesSeen },
      { total: priced.total, points: priced.points, lines },
    ),
  ]
  return new Problem(checkoutProblems.changed, {}, [], differences)
}

const unnamed = (code: string) => ({ th: code, en: code })

/** Somebody was quicker between our look and our order: what is true now is read again, for the sentence. */
async function stoppedBy(
  by: Guard,
  { input, context, standing, order }: Omit<Judged, 'settings' | 'blocked'>,
): Promise<Problem> {
  const { db, caller, locale } = context
  if (by === 'coupon') return refuse(checkoutProblems.couponUsed)
  if (by === 'centre') return refuse(identityProblems.centreClosed)
  if (by === 'customer') return refuse(identityProblems.noProfile)
  const now = await loadStanding(db, caller as UserCaller, input)
  if (by === 'credit')
    return refuse(checkoutProblems.overCredit, {
      left: sayMoney(Math.max(0, creditBalance(now.holder))),
      total: sayMoney(order.priced.total),
    })
  if (by === 'points')
    return refuse(checkoutProblems.tooFewPoints, {
      have: sayNumber(now.points),
      need: sayNumber(order.priced.points),
    })
  const fresh = await priceWanted(context, standing.buyer, {
    ...input,
    priceDay: input.deliverOn,
    couponPromotionId: standing.coupon?.promotionId,
    area: standing.area,
  })
  const { lines, differences } = await tellBlocked(db, standing.buyer, locale, blockedGoods(fresh))
  const [first] = lines
  return first
    ? new Problem(checkoutProblems[first.why], { product: first.product }, [], told(differences))
    : ((await whatChanged(input, db, standing.buyer, fresh)) ?? refuse(checkoutProblems.changed))
}
