import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { lockOrders, writeMoney } from '#api/orders/order-money.ts'
import { addPaymentEvent, type Doer, lockPayment } from '#api/payments/payment-row.ts'
import { paymentsProblems } from '#shop/payments/payments-problems.ts'
import { refuse } from '#shop/problems/problem.ts'

type Finishing = { saleUnit: string; id: string; by: Doer; now: Date; reference?: string; note?: string }
type Refund = { payment_id: string; order_number: string; amount: number; state: string; why: string }

/** The money went back: the only place that counts it. Tells whether this call did it. */
export async function finishRefund(tx: Db, finishing: Finishing): Promise<boolean> {
  const { saleUnit, id, by, now, reference = '' } = finishing
  const refund = await lockRefund(tx, saleUnit, id)
  if (refund.state !== 'asked') return false
  const { payment_id, order_number, amount, why, order } = refund
  await sql`update refunds set state = 'done', done_at = ${now}, reference = ${reference}
    where sale_unit = ${saleUnit} and id = ${id}`.execute(tx)
  await sql`update payment_shares set returned = returned + ${amount}
    where sale_unit = ${saleUnit} and payment_id = ${payment_id} and order_number = ${order_number}`.execute(
    tx,
  )
  await sql`update payments set returned = returned + ${amount} where sale_unit = ${saleUnit} and id = ${payment_id}`.execute(
    tx,
  )
  await addPaymentEvent(tx, { saleUnit, id: payment_id }, { what: 'refunded', at: now, by, why, amount })
  await writeMoney(tx, order, now)
  await tx
    .insertInto('outbox')
    .values({ sale_unit: saleUnit, topic: 'money-refunded', order_number: payment_id, at: now })
    .execute()
  return true
}

/** The money did not go back, and may be asked for again. */
export async function failRefund(tx: Db, { saleUnit, id, by, now, note = '' }: Finishing): Promise<boolean> {
  const { state, payment_id, amount } = await lockRefund(tx, saleUnit, id)
  if (state !== 'asked') return false
  await sql`update refunds set state = 'failed', done_at = ${now} where sale_unit = ${saleUnit} and id = ${id}`.execute(
    tx,
  )
  await addPaymentEvent(
    tx,
    { saleUnit, id: payment_id },
    { what: 'refundFailed', at: now, by, why: note, amount },
  )
  return true
}

/** Order, payment, refund: locked in the order that every change of money takes. */
async function lockRefund(tx: Db, saleUnit: string, id: string) {
  const found = await findRefund(tx, saleUnit, id)
  const [order] = await lockOrders(tx, saleUnit, [found.order_number])
  if (!order) throw new Error('the order of a refund is missing')
  await lockPayment(tx, { saleUnit, id: found.payment_id })
  return { ...(await findRefund(tx, saleUnit, id)), order }
}

async function findRefund(tx: Db, saleUnit: string, id: string): Promise<Refund> {
  const { rows } = await sql<Refund>`
    select payment_id, order_number, amount, state, why from refunds where sale_unit = ${saleUnit} and id = ${id}`.execute(
    tx,
  )
  if (!rows[0]) throw refuse(paymentsProblems.none)
  return rows[0]
}
