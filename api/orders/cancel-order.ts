import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { Handler } from '#api/kit/perform.ts'
import type { OrderStatus } from '#shop/orders/order-status.ts'
import { mayMove } from '#shop/orders/order-status.ts'
import { ordersProblems } from '#shop/orders/orders-problems.ts'
import { Problem, refuse } from '#shop/problems/problem.ts'
import type { Contracts } from '#shop/start/contracts.ts'
import { findActingPerson } from './acting-person.ts'
import { moveOrder } from './move-order.ts'
import { ownerOf } from './order-scope.ts'

export const cancelOrder: Handler<Contracts['cancelOrder']> = async ({ orderNumber, why }, { db, caller, now }) => {
  const owner = ownerOf(caller)
  const order = await db
    .selectFrom('orders')
    .select('status')
    .where('sale_unit', '=', owner.saleUnit)
    .where('number', '=', orderNumber)
    .where('customer_code', '=', owner.customerCode)
    .executeTakeFirst()
  if (!order) throw refuse(ordersProblems.none)
  if (!mayMove(order.status as OrderStatus, 'SO Cancel', 'customer')) throw refuse(ordersProblems.cannotCancel)
  const status = await moveOrder(db, {
    saleUnit: owner.saleUnit,
    number: orderNumber,
    to: 'SO Cancel',
    right: 'customer',
    by: await findActingPerson(db, caller),
    why: why.trim(),
    now,
  })
  return { status }
}

const mostAtOnce = 200

/** Gives up orders whose money did not come in time. One that was paid, approved or cancelled meanwhile is left alone. */
export async function expireUnpaidOrders(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ sale_unit: string; number: string }>`
    select sale_unit, number from orders
    where pay_before is not null and pay_before < ${now} and paid_at is null and status = 'SO Wait' order by pay_before limit ${mostAtOnce}`.execute(
    db,
  )
  let expired = 0
  for (const { sale_unit, number } of rows) {
    try {
      await moveOrder(db, {
        saleUnit: sale_unit,
        number,
        to: 'SO Cancel',
        right: 'job',
        by: { kind: 'job', name: 'ระบบ' },
        why: 'ไม่ได้รับการชำระเงินภายในเวลาที่กำหนด',
        now,
        whyNot: (order) => (order.paid_at ? refuse(ordersProblems.wrongMove) : undefined),
      })
      expired++
    } catch (error) {
      if (!(error instanceof Problem)) throw error
    }
  }
  return expired
}
