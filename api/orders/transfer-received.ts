import type { Handler } from '#api/kit/calls/perform.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import type { transferReceivedContract } from '#shop/orders/order-contracts.ts'
import { isCancelled, type OrderStatus } from '#shop/orders/order-status.ts'
import { ordersProblems } from '#shop/orders/orders-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { addEvent } from './order-events.ts'

export const transferReceived: Handler<typeof transferReceivedContract> = (
  { orderNumber, saleUnit },
  { db, caller, now },
) => {
  if (caller.kind !== 'merchant') throw refuse(identityProblems.notAllowed)
  return db.transaction().execute(async (tx) => {
    const order = await tx
      .selectFrom('orders')
      .select(['sale_unit', 'number', 'status', 'payment_method', 'paid_at'])
      .where('sale_unit', '=', saleUnit)
      .where('number', '=', orderNumber)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!order) throw refuse(ordersProblems.none)
    if (order.payment_method !== 'BANK') throw refuse(ordersProblems.notByTransfer)
    if (order.paid_at) return { paidAt: order.paid_at.toISOString() }
    if (isCancelled(order.status as OrderStatus)) throw refuse(ordersProblems.wrongMove)
    const staff = await tx
      .selectFrom('staff')
      .select('name')
      .where('username', '=', caller.username)
      .executeTakeFirst()
    await tx
      .updateTable('orders')
      .set({ paid_at: now })
      .where('sale_unit', '=', saleUnit)
      .where('number', '=', orderNumber)
      .execute()
    await addEvent(tx, order, {
      status: order.status,
      at: now,
      by: { kind: 'staff', name: staff?.name ?? caller.username },
      note: 'payment received',
    })
    return { paidAt: now.toISOString() }
  })
}
