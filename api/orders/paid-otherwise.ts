import { randomBytes, randomUUID } from 'node:crypto'
import type { Db } from '#api/kit/database.ts'
import { paymentIdOf } from '#shop/payments/payment-id.ts'
import { findShares, moneyOf, type OrderToPay } from './order-money.ts'

/**
 * An order whose money came without a payment gets one, by hand, before money goes back: that is then a task
 * like any other.
 */
export async function bookPaidOtherwise(tx: Db, order: OrderToPay, now: Date): Promise<void> {
  const { sale_unit, number, total, paid_at } = order
  const { paidOtherwise } = moneyOf(order, await findShares(tx, sale_unit, [number]))
  if (!paidOtherwise || !paid_at || total <= 0) return
  await bookByHand(tx, order, { amount: total, paidAt: paid_at, madeAt: now })
}

/** A part of what is due was collected at the door. */
export async function bookDoorCash(tx: Db, order: OrderToPay, amount: number, now: Date): Promise<void> {
  await bookByHand(tx, order, { amount, paidAt: now, madeAt: now })
}

type ByHand = { amount: number; paidAt: Date; madeAt: Date }

async function bookByHand(tx: Db, order: OrderToPay, { amount, paidAt, madeAt }: ByHand): Promise<void> {
  const { sale_unit, number, customer_code } = order
  const [id, by] = [paymentIdOf(randomBytes(10)), 'ระบบ']
  const isKnown = order.payment_method !== 'CREDIT' && order.payment_method !== 'POINTS'
  await tx
    .insertInto('payments')
    .values({
      ...{ sale_unit, id, customer_code, provider: 'hand', state: 'paid', key: randomUUID() },
      ...{ method: isKnown ? order.payment_method : 'BANK', amount, received: amount },
      ...{ made_at: madeAt, made_by_kind: 'job', made_by: by, paid_at: paidAt },
    })
    .execute()
  await tx
    .insertInto('payment_shares')
    .values({ sale_unit, payment_id: id, order_number: number, amount, received: amount })
    .execute()
  await tx
    .insertInto('payment_events')
    .values({
      ...{ sale_unit, payment_id: id, step: 1, what: 'paid', at: paidAt },
      ...{ by_kind: 'job', by_name: by, amount },
    })
    .execute()
}
