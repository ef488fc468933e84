import { randomBytes, randomUUID } from 'node:crypto'
import type { Db } from '#api/kit/database.ts'
import { paymentIdOf } from '#shop/payments/payment-id.ts'
import { findShares, moneyOf, type OrderToPay } from './order-money.ts'

/**
 * An order whose money came without a payment gets one, by hand, before money goes back: that is then a task
 * like any other.
 */
export async function bookPaidOtherwise(tx: Db, order: OrderToPay, now: Date): Promise<void> {
  const { sale_unit, number, customer_code, total, paid_at } = order
  const { paidOtherwise } = moneyOf(order, await findShares(tx, sale_unit, [number]))
  if (!paidOtherwise || !paid_at || total <= 0) return
  const [id, by] = [paymentIdOf(randomBytes(10)), 'ระบบ']
  const isKnown = order.payment_method !== 'CREDIT' && order.payment_method !== 'POINTS'
  await tx
    .insertInto('payments')
    .values({
      ...{ sale_unit, id, customer_code, provider: 'hand', state: 'paid', key: randomUUID() },
      ...{ method: isKnown ? order.payment_method : 'BANK', amount: total, received: total },
      ...{ made_at: now, made_by_kind: 'job', made_by: by, paid_at },
    })
    .execute()
  await tx
    .insertInto('payment_shares')
    .values({ sale_unit, payment_id: id, order_number: number, amount: total, received: total })
    .execute()
  await tx
    .insertInto('payment_events')
    .values({
      ...{ sale_unit, payment_id: id, step: 1, what: 'paid', at: paid_at },
      ...{ by_kind: 'job', by_name: by, amount: total },
    })
    .execute()
}
