import { actingStaff } from '#api/activity/acting-staff.ts'
import { addActivity } from '#api/activity/add-activity.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { notify } from '#api/kit/notifications.ts'
import type { remarkOrderContract } from '#shop/merchant-orders/merchant-order-contracts.ts'
import { merchantOrdersProblems } from '#shop/merchant-orders/merchant-orders-problems.ts'
import { ordersProblems } from '#shop/orders/orders-problems.ts'
import { refuse } from '#shop/problems/problem.ts'

/** A message is sent by a job of the outbox, whose subject is then the remark. */
export const remarkOrder: Handler<typeof remarkOrderContract> = async (request, { db, caller, now }) => {
  const { saleUnit, id, orderNumber, kind, text } = request
  if (text === '') throw refuse(merchantOrdersProblems.emptyText)
  const by = await actingStaff({ db, caller })
  await db.transaction().execute(async (tx) => {
    const order = await tx
      .selectFrom('orders')
      .select('number')
      .where('sale_unit', '=', saleUnit)
      .where('number', '=', orderNumber)
      .executeTakeFirst()
    if (!order) throw refuse(ordersProblems.none)
    const added = await tx
      .insertInto('order_remarks')
      .values({
        ...{ sale_unit: saleUnit, id, order_number: orderNumber, kind, text },
        ...{ at: now, username: by.username, by_name: by.name },
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (!added.numInsertedOrUpdatedRows) return
    if (kind === 'message')
      await tx
        .insertInto('outbox')
        .values({ sale_unit: saleUnit, topic: 'staff-message', order_number: id, at: now })
        .execute()
    await addActivity(
      tx,
      { saleUnit, at: now, by },
      { kind: 'order', subject: orderNumber, what: kind, after: { text } },
    )
    await notify(tx, { saleUnit, topic: 'order-remarked' })
  })
  return {}
}
