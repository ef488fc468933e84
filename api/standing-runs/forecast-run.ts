import type { Orderer, OrderSnapshot } from '#api/checkout/ordering-context.ts'
import { paymentMethodsFor } from '#api/checkout/payment-options.ts'
import { blockedProducts, findNames, type PricedOrder, priceOrder } from '#api/checkout/price-order.ts'
import { couponsForCheckout } from '#api/coupons/coupons.ts'
import { findOverdue } from '#api/credit/credit.ts'
import { creditBalance } from '#shop/account/credit.ts'
import type { ProductQuantities } from '#shop/cart/cart.ts'
import { checkoutProblems } from '#shop/checkout/checkout-problems.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { type Problem, refuse } from '#shop/problems/problem.ts'
import { type Change, filledUp, type Rates, withoutBlocked } from '#shop/standing-orders/adjust-lines.ts'
import type { RunNote, StandingLine, UnattendedPayment } from '#shop/standing-orders/standing-order.ts'
import { standingOrderProblems } from '#shop/standing-orders/standing-order-problems.ts'
import type { StandingParts } from './standing-caller.ts'
import type { StandingOrder } from './standing-order-rows.ts'

export type RunForecast = {
  order: PricedOrder
  lines: ProductQuantities[]
  payment: UnattendedPayment
  couponId: string | undefined
  notes: RunNote[]
  /** Why nothing would be ordered; goods that are sold out may come in time. */
  why: Problem | undefined
  mayWait: boolean
}
type Forecasting = {
  parts: StandingParts
  standing: StandingOrder
  snapshot: Omit<OrderSnapshot, 'person'> & { person: Orderer }
  /** What the customer wants this once, in place of the usual. */
  ownLines: readonly ProductQuantities[] | null
  agreedTotal: number | null
  /** Whether a run with sold out goods may still wait for them. */
  mayWait: boolean
}
type Trying = Forecasting & { payment: UnattendedPayment }

/** What a run would order now, at the prices, promotions and stock of this moment, with the choices made once. */
export async function forecastRun(forecasting: Forecasting): Promise<RunForecast> {
  const { standing, ownLines } = forecasting
  const trying: Trying = { ...forecasting, payment: standing.payment }
  const wanted = ownLines ? withReplacements(ownLines, standing.lines) : standing.lines
  const { order, lines, changes, mayWait } = await takeWhatCanBeHad(trying, wanted)
  const filled = await fillToMinimum(trying, order, lines)
  const withCoupon = await withBestCoupon(trying, filled.order, filled.lines)
  const paid = await payAsChosen(trying, withCoupon, filled.lines)
  const names = await findNames(
    forecasting.parts.db,
    forecasting.snapshot.buyer,
    [...changes.flatMap(({ code, by }) => (by ? [code, by] : [code])), filled.code ?? []].flat(),
  )
  const nameOf = (code: string) => names.get(code) ?? { th: code, en: code }
  const notes: RunNote[] = [
    ...changes.map(({ kind, code, by }) => ({
      ...{ kind, product: nameOf(code), by: by ? nameOf(by) : null, prices: null },
    })),
    ...(filled.code
      ? [{ kind: 'filled' as const, product: nameOf(filled.code), by: null, prices: null }]
      : []),
    ...(paid.payment !== standing.payment
      ? [{ kind: 'COD' as const, product: { th: '', en: '' }, by: null, prices: null }]
      : []),
  ]
  const why =
    filled.lines.length === 0
      ? refuse(standingOrderProblems.nothingLeft)
      : (whyOf(trying, paid.order) ?? paid.why)
  return { ...paid, lines: filled.lines, notes, why, mayWait }
}

const withReplacements = (
  own: readonly ProductQuantities[],
  usual: readonly StandingLine[],
): StandingLine[] =>
  own
    .filter(({ quantities }) => quantities.some((quantity) => quantity > 0))
    .map((line) => ({
      ...line,
      replacement: usual.find(({ productCode }) => productCode === line.productCode)?.replacement ?? null,
    }))

const price = (
  { parts, standing, snapshot, payment }: Trying,
  lines: readonly ProductQuantities[],
  couponPromotionId?: string,
): Promise<PricedOrder> =>
  priceOrder(parts, snapshot.buyer, {
    ...{ kind: 'normal', lines, deliveryMethod: standing.deliveryMethod },
    ...{ freeChoices: [], priceDay: undefined },
    ...{ couponPromotionId, payment, area: snapshot.area },
  })

/** Each round takes at least one product out, and a replacement is not replaced again. */
async function takeWhatCanBeHad(trying: Trying, wanted: readonly StandingLine[]) {
  let lines = [...wanted]
  const changes: Change[] = []
  let mayWait = false
  let order = await price(trying, lines)
  while (lines.length > 0) {
    const blocked = blockedProducts(order).filter(({ code }) =>
      lines.some(({ productCode }) => productCode === code),
    )
    if (blocked.length === 0) break
    mayWait ||= trying.mayWait && blocked.some(({ why }) => why === 'soldOut')
    const rates = await findRates(
      trying,
      lines.flatMap(({ productCode, replacement }) => [productCode, replacement ?? productCode]),
    )
    const next = withoutBlocked(
      lines,
      blocked.map(({ code, why }) => ({ code, why: why === 'soldOut' ? 'soldOut' : 'gone' })),
      (code) => rates.get(code) ?? [1, 0, 0],
    )
    lines = next.lines
    changes.push(...next.changes)
    order = await price(trying, lines)
  }
  return { lines, changes, order, mayWait }
}

async function findRates(
  { parts: { db }, standing: { saleUnit } }: Trying,
  codes: readonly string[],
): Promise<Map<string, Rates>> {
  const rows = await db
    .selectFrom('products')
    .select(['code', 'unit1_rate', 'unit2_rate', 'unit3_rate'])
    .where('sale_unit', '=', saleUnit)
    .where('code', 'in', [...new Set(codes)])
    .execute()
  return new Map(
    rows.map((row) => [row.code, [row.unit1_rate ?? 0, row.unit2_rate ?? 0, row.unit3_rate ?? 0]] as const),
  )
}

type Filled = { order: PricedOrder; lines: ProductQuantities[]; code?: string }

/** More of the first product reaches the minimum; discounts may take some of it back, so it is tried twice. */
async function fillToMinimum(
  trying: Trying,
  order: PricedOrder,
  lines: readonly ProductQuantities[],
): Promise<Filled> {
  let now: Filled = { order, lines: [...lines] }
  for (let times = 0; times < 2; times++) {
    const { missingToMinimum } = now.order.priced
    const [first] = now.order.priced.lines
    const row = first?.rows.at(-1)
    if (trying.standing.whenBelow !== 'fill' || missingToMinimum <= 0 || !first || !row) break
    const more = { code: first.productCode, unit: row.position, price: row.price, missing: missingToMinimum }
    const filled = filledUp(now.lines, more)
    if (!filled) break
    const next = await price(trying, filled)
    if (blockedProducts(next).length > 0) break
    now = { order: next, lines: filled, code: first.productCode }
  }
  return now.order.priced.missingToMinimum > 0 ? { order, lines: [...lines] } : now
}

type Couponed = { order: PricedOrder; couponId: string | undefined; couponPromotionId: string | undefined }
const mostCoupons = 5

async function withBestCoupon(
  trying: Trying,
  order: PricedOrder,
  lines: readonly ProductQuantities[],
): Promise<Couponed> {
  const { parts, standing, snapshot } = trying
  let best: Couponed = { order, couponId: undefined, couponPromotionId: undefined }
  if (!standing.usesCoupons || lines.length === 0) return best
  const { coupons } = await couponsForCheckout(parts, standing, snapshot.buyer)
  const each = [...new Map(coupons.map((coupon) => [coupon.promotionId, coupon])).values()]
  for (const { id, promotionId } of each.slice(0, mostCoupons)) {
    const tried = await price(trying, lines, promotionId)
    const isUsed = tried.priced.couponPromotionIdsUsed.length > 0 && blockedProducts(tried).length === 0
    if (isUsed && tried.priced.total < best.order.priced.total)
      best = { order: tried, couponId: id, couponPromotionId: promotionId }
  }
  return best
}

async function payAsChosen(
  trying: Trying,
  { order, couponId, couponPromotionId }: Couponed,
  lines: readonly ProductQuantities[],
): Promise<Couponed & { payment: UnattendedPayment; why: Problem | undefined }> {
  const { parts, standing, snapshot } = trying
  const { saleUnit, payment, whenNoCredit } = standing
  const settings = await parts.settings(saleUnit)
  const payments = paymentMethodsFor({
    kind: 'normal',
    settings,
    gateways: parts.gateways,
    saleUnit,
    ...snapshot,
  })
  const asUsual = { order, couponId, couponPromotionId, payment }
  if (standing.deliveryMethod === 'PICKUP' && !settings.pickupOpen)
    return { ...asUsual, why: refuse(standingOrderProblems.noPickup) }
  const why = payments.includes(payment)
    ? payment === 'CREDIT'
      ? await whyNotCredit(trying, order, settings.creditHoldDays)
      : undefined
    : refuse(checkoutProblems.noSuchPayment)
  if (!why || payment !== 'CREDIT' || whenNoCredit !== 'COD' || !payments.includes('COD'))
    return { ...asUsual, why }
  const inCash = await price({ ...trying, payment: 'COD' }, lines, couponPromotionId)
  return { ...asUsual, order: inCash, payment: 'COD', why: undefined }
}

async function whyNotCredit(
  { parts: { db, now }, snapshot: { holder }, standing: { saleUnit } }: Trying,
  { priced: { total } }: PricedOrder,
  holdDays: number,
): Promise<Problem | undefined> {
  const { held } = await findOverdue(db, { saleUnit, code: holder.code }, { now, holdDays })
  if (held > 0) return refuse(checkoutProblems.creditHeld, { amount: sayMoney(held) })
  const left = creditBalance(holder)
  return total > left
    ? refuse(checkoutProblems.overCredit, { left: sayMoney(Math.max(0, left)), total: sayMoney(total) })
    : undefined
}

function whyOf(
  { standing: { mostTotal }, agreedTotal }: Trying,
  { priced, toPrice }: PricedOrder,
): Problem | undefined {
  if (priced.missingToMinimum > 0)
    return refuse(checkoutProblems.belowMinimum, {
      minimum: sayMoney(toPrice.minimumOrder),
      missing: sayMoney(priced.missingToMinimum),
    })
  if (mostTotal !== null && priced.total > Math.max(mostTotal, agreedTotal ?? 0))
    return refuse(standingOrderProblems.overLimit, {
      total: sayMoney(priced.total),
      most: sayMoney(mostTotal),
    })
  return undefined
}
