import type { Handler } from '#api/kit/calls/perform.ts'
import type { cancelOrderContract } from '#shop/orders/order-contracts.ts'
import { mayMove } from '#shop/orders/order-moves.ts'
import type { OrderStatus } from '#shop/orders/order-status.ts'
import { ordersProblems } from '#shop/orders/orders-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { findActingPerson } from './acting-person.ts'
import { moveOrder } from './move-order.ts'
import { ownerOf } from './order-scope.ts'

export const cancelOrder: Handler<typeof cancelOrderContract> = async (
  { orderNumber, why },
  { db, caller, now, log },
) => {
  const owner = ownerOf(caller)
  const order = await db
    .selectFrom('orders')
    .select('status')
    .where('sale_unit', '=', owner.saleUnit)
    .where('number', '=', orderNumber)
    .where('customer_code', '=', owner.customerCode)
    .executeTakeFirst()
  if (!order) throw refuse(ordersProblems.none)
  if (!mayMove(order.status as OrderStatus, 'SO Cancel', 'customer'))
    throw refuse(ordersProblems.cannotCancel)
  const status = await moveOrder(db, {
    saleUnit: owner.saleUnit,
    number: orderNumber,
    to: 'SO Cancel',
    right: 'customer',
    by: await findActingPerson(db, caller),
    why: why.trim(),
    now,
    log,
  })
  return { status }
}
