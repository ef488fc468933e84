import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { checkoutProblems } from '#shop/checkout/checkout-problems.ts'
import type { placedOrderContract, placeOrderContract } from '#shop/checkout/place-order-contract.ts'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { ordersProblems } from '#shop/orders/orders-problems.ts'
import { trackingKeyOf } from '#shop/orders/tracking-key.ts'
import type { PaymentMethod } from '#shop/payments/payment-methods.ts'
import { refuse } from '#shop/problems/problem.ts'
import type { CheckoutSnapshot, UserCaller } from './checkout-snapshot.ts'

export const placedOrder: Handler<typeof placedOrderContract> = async ({ key }, { caller, db }) => {
  if (caller.kind !== 'user') throw refuse(identityProblems.notAllowed)
  const { saleUnit, customerCode } = caller
  const placed = await db
    .selectFrom('placed_keys')
    .select('order_number')
    .where('sale_unit', '=', saleUnit)
    .where('customer_code', '=', customerCode)
    .where('key', '=', key)
    .executeTakeFirst()
  return { orderNumber: placed?.order_number ?? null, saleUnit }
}

/** The same key with the same body gets the answer the first one got, whatever became of the order since. */
export async function sameAnswer(
  { db }: Pick<Context, 'db'>,
  { saleUnit }: UserCaller,
  before: NonNullable<CheckoutSnapshot['before']>,
  bodyHash: string,
): Promise<AnswerOf<typeof placeOrderContract>> {
  if (before.bodyHash !== bodyHash) throw refuse(checkoutProblems.keyTaken)
  const row = await db
    .selectFrom('orders')
    .select(['number', 'total', 'points', 'payment_method', 'pay_before', 'tracking_key'])
    .where('sale_unit', '=', saleUnit)
    .where('number', '=', before.orderNumber)
    .executeTakeFirst()
  if (!row) throw refuse(ordersProblems.none)
  return {
    orderNumber: row.number,
    saleUnit,
    status: 'SO Wait',
    total: row.total,
    points: row.points,
    payment: row.payment_method as PaymentMethod,
    payBefore: row.pay_before?.toISOString() ?? null,
    trackingKey: trackingKeyOf(saleUnit, row.tracking_key),
  }
}
