import type { Context } from '#api/kit/calls/context.ts'
import type { placeOrderContract } from '#shop/checkout/checkout-contracts.ts'
import { checkoutProblems } from '#shop/checkout/checkout-problems.ts'
import type { AnswerOf, InputOf } from '#shop/contract/endpoint.ts'
import { ordersProblems } from '#shop/orders/orders-problems.ts'
import { trackingKeyOf } from '#shop/orders/tracking-key.ts'
import { isPaidAhead, type PaymentMethod } from '#shop/payments/payment-methods.ts'
import { refuse } from '#shop/problems/problem.ts'
import type { Settings } from '#shop/settings/settings.ts'
import type { PlacedBefore } from './standing.ts'

export type Asked = InputOf<typeof placeOrderContract>
/** What is asked, with the one day it is for. */
export type PlaceInput = Asked & { deliverOn: string }
export type Placed = AnswerOf<typeof placeOrderContract>
export type UserCaller = Extract<Context['caller'], { kind: 'user' }>

/** Until when the money of an order is waited for; nothing where none is. */
export function payBefore(payment: PaymentMethod, { payWithinHours }: Settings, now: Date): string | null {
  return isPaidAhead(payment) ? new Date(now.getTime() + payWithinHours * 3_600_000).toISOString() : null
}

/** The same key with the same body gets the answer the first one got, whatever became of the order since. */
export async function sameAnswer(
  { db }: Context,
  caller: UserCaller,
  before: PlacedBefore,
  bodyHash: string,
): Promise<Placed> {
  if (before.bodyHash !== bodyHash) throw refuse(checkoutProblems.keyTaken)
  const row = await db
    .selectFrom('orders')
    .select(['number', 'sale_unit', 'total', 'points', 'payment_method', 'pay_before', 'tracking_key'])
    .where('sale_unit', '=', caller.saleUnit)
    .where('number', '=', before.orderNumber)
    .executeTakeFirst()
  if (!row) throw refuse(ordersProblems.none)
  return {
    orderNumber: row.number,
    saleUnit: row.sale_unit,
    status: 'SO Wait',
    total: row.total,
    points: row.points,
    payment: row.payment_method as PaymentMethod,
    payBefore: row.pay_before?.toISOString() ?? null,
    trackingKey: trackingKeyOf(row.sale_unit, row.tracking_key),
  }
}
