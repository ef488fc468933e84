import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { retryConflicts } from '#api/kit/retry-conflicts.ts'
import { vatGroup } from '#api/orders/order-detail.ts'
import type { PlaceOrderRequest } from '#shop/checkout/place-order-contract.ts'
import { isPaidAhead, type PaymentMethod, paymentCodes } from '#shop/payments/payment-methods.ts'
import type { Settings } from '#shop/settings/settings.ts'
import { addDays, bangkokDay } from '#shop/time/bangkok.ts'
import { documentMonth } from '#shop/time/document-month.ts'
import type { OrderSnapshot } from './ordering-context.ts'
import type { PricedOrder } from './price-order.ts'

/** The request with its lines summed and the one day it is for. */
export type OrderRequest = PlaceOrderRequest & { deliverOn: string }

type OrderToCommit = {
  request: OrderRequest
  bodyHash: string
  snapshot: OrderSnapshot
  order: PricedOrder
  settings: Settings
  now: Date
  /** Who fills the cart that is ordered from; another's cart for the same customer stays as it is. */
  cartOf: string
}

export type Guard = 'centre' | 'customer' | 'stock' | 'credit' | 'points' | 'coupon' | 'product'
/** What came of it: placed now, placed before under the same key, or stopped by a guard with nothing changed. */
type Committed =
  | { outcome: 'placed'; orderNumber: string; trackingKey: string }
  | { outcome: 'again'; orderNumber: string; sameBody: boolean }
  | { outcome: 'stopped'; by: Guard }
type Answer = { again: boolean; sameBody: boolean; orderNumber: string; trackingKey: string }

const guardFailed = 'SD001'

/** One statement is one transaction; where its answer is lost, the same key sent again tells what became of it. */
export async function commitOrder(
  db: Db,
  saleUnit: string,
  argument: PlaceOrderArgument,
): Promise<Committed> {
  try {
    const { rows } = await retryConflicts(() =>
      sql<{
        answer: Answer
      }>`select place_order_3(${saleUnit}, ${JSON.stringify(argument)}::jsonb) as answer`.execute(db),
    )
    const answer = rows[0]?.answer
    if (!answer) throw new Error('place_order_3 answered nothing')
    const { orderNumber, sameBody, trackingKey } = answer
    return answer.again
      ? { outcome: 'again', orderNumber, sameBody }
      : { outcome: 'placed', orderNumber, trackingKey }
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string }
    if (code === guardFailed) return { outcome: 'stopped', by: message as Guard }
    throw error
  }
}

/** The argument of `place_order_3` (database/functions/place-order-3.sql): everything it writes and guards. */
export type PlaceOrderArgument = ReturnType<typeof placeOrderArgument>
export function placeOrderArgument(committing: OrderToCommit) {
  const { request, bodyHash, snapshot, order, now, cartOf } = committing
  const { priced, toPrice } = order
  const products = [...toPrice.freeProducts, ...toPrice.lines.map(({ product }) => product)]
  const controlled = new Set(
    products.filter(({ stockControlled }) => stockControlled).map(({ code }) => code),
  )
  return {
    customerCode: snapshot.buyer.code,
    key: request.key,
    bodyHash,
    at: now.toISOString(),
    day: bangkokDay(now),
    month: documentMonth(now),
    byName: snapshot.person.name,
    stock: priced.needs
      .filter(({ productCode, baseUnits }) => controlled.has(productCode) && baseUnits > 0)
      .map(({ productCode, baseUnits }) => ({ code: productCode, units: baseUnits })),
    points: priced.points,
    ...(request.payment === 'CREDIT'
      ? { credit: { customer: snapshot.holder.code, amount: priced.total } }
      : {}),
    ...(request.couponId && priced.couponPromotionIdsUsed.length > 0 ? { coupon: request.couponId } : {}),
    cartOf,
    // A standing order is not made of the cart, whatever lies in it.
    cart: (snapshot.person.kind === 'job' ? [] : request.lines).map(
      ({ productCode, quantities: [qty1, qty2, qty3] }) => ({
        ...{ code: productCode, qty1, qty2, qty3 },
      }),
    ),
    order: headOf(committing),
    details: { fee_price_type: toPrice.delivery.priceType, cash_rounding: priced.cashRounding },
    lines: linesOf(order, controlled),
  }
}

function headOf({ request, snapshot, order: { priced, toPrice }, settings, now }: OrderToCommit) {
  const { payment, kind, deliveryMethod, deliverOn, taxInvoice } = request
  return {
    customer_name: snapshot.customerName,
    placed_by_kind: snapshot.person.kind,
    placed_by: snapshot.person.code,
    payment_code: paymentCodes[payment],
    payment_method: payment,
    paid_at: payment === 'POINTS' ? now.toISOString() : null,
    pay_before: payBefore(payment, settings, now),
    due_on: payment === 'CREDIT' ? addDays(bangkokDay(now), settings.creditDays) : null,
    delivery_method: deliveryMethod,
    delivery_fee: priced.deliveryFee,
    deliver_on: deliverOn,
    slot: deliveryMethod === 'DELIVERY' ? (request.slot ?? '') : '',
    requested_on: kind === 'advance' ? deliverOn : null,
    goods: priced.subtotal,
    discount: priced.discount,
    vat: priced.vat,
    total: priced.total,
    vat_groups: priced.vatGroups.map(({ priceType, net, vat }) =>
      vatGroup(priceType, net, toPrice.vatPercent, vat),
    ),
    needs_tax_invoice: taxInvoice !== undefined,
    tax_number: taxInvoice?.taxNumber ?? '',
    tax_branch: taxInvoice?.branch ?? '',
    kind,
    points_mode: kind === 'points',
    remark: request.remark.trim(),
    ship_to: snapshot.shipTo,
    bill_to: snapshot.billTo,
  }
}

/** Until when the money of an order is waited for; nothing where none is. */
function payBefore(payment: PaymentMethod, { payWithinHours }: Settings, now: Date): string | null {
  return isPaidAhead(payment) ? new Date(now.getTime() + payWithinHours * 3_600_000).toISOString() : null
}

/** One line for each unit of a product, then the free products. */
function linesOf({ priced }: PricedOrder, controlled: ReadonlySet<string>) {
  const free = priced.freeItems.map(({ productCode, ...gift }) => ({
    productCode,
    row: { ...gift, price: 0, amount: 0, discount: 0, points: 0 },
  }))
  const bought = priced.lines.flatMap(({ productCode, rows }) => rows.map((row) => ({ productCode, row })))
  return [...bought, ...free].map(({ productCode, row }, at) => ({
    line: at + 1,
    product_code: productCode,
    unit: row.position,
    rate: row.rate,
    quantity: row.quantity,
    price: row.price,
    price_type: row.priceType,
    amount: row.amount,
    discount: row.discount,
    promotion_id: row.promotionId,
    free: at >= bought.length,
    points: row.points,
    held: controlled.has(productCode) ? row.baseUnits : 0,
  }))
}
