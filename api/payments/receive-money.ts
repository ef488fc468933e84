import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { addEvent } from '#api/orders/order-events.ts'
import { type OrderToPay, writeMoney } from '#api/orders/order-money.ts'
import { isCancelled } from '#shop/orders/order-status.ts'
import { excessOf } from '#shop/payments/money-state.ts'
import { type PaymentMethod, paymentCodes } from '#shop/payments/payment-methods.ts'
import { shareOut } from '#shop/payments/share-out.ts'
import { addPaymentEvent, type Doer, type PaymentRow } from './payment-row.ts'

type Arrival = {
  payment: PaymentRow
  /** Its orders, locked, by number. */
  orders: readonly OrderToPay[]
  amount: number
  now: Date
  by: Doer
  trouble?: string
}

/** Money has arrived for a payment that had none: the only place that makes a payment paid. */
export async function receiveMoney(tx: Db, arrival: Arrival): Promise<void> {
  const { payment, orders, amount, now, by, trouble = '' } = arrival
  const { sale_unit, id } = payment
  await sql`
    update payments set state = 'paid', received = ${amount}, paid_at = ${now}, ask_at = null, trouble = ${trouble}
    where sale_unit = ${sale_unit} and id = ${id}`.execute(tx)
  await addPaymentEvent(tx, { saleUnit: sale_unit, id }, { what: 'paid', at: now, by, amount, why: trouble })
  const asked = await findAsked(tx, payment)
  const arrived = shareOut(
    amount,
    asked.map((share) => share.amount),
  )
  let toReturn = false
  for (const [at, { order_number }] of asked.entries()) {
    const order = orders.find(({ number }) => number === order_number)
    const share = arrived[at] ?? 0
    if (!order) continue
    if (share === 0) {
      // It waited for this payment, which brought it nothing.
      await writeMoney(tx, order, now)
      continue
    }
    await sql`update payment_shares set received = ${share}
      where sale_unit = ${sale_unit} and payment_id = ${id} and order_number = ${order_number}`.execute(tx)
    toReturn = (await creditOrder(tx, order, { share, method: payment.method, now, by })) || toReturn
  }
  const topics = ['money-received', ...(toReturn ? ['money-to-return'] : [])]
  for (const topic of topics)
    await tx.insertInto('outbox').values({ sale_unit, topic, order_number: id, at: now }).execute()
}

/** The oldest debt first, so that too little money pays the most pressing orders whole. */
async function findAsked(
  tx: Db,
  { sale_unit, id }: PaymentRow,
): Promise<{ order_number: string; amount: number }[]> {
  const { rows } = await sql<{ order_number: string; amount: number }>`
    select s.order_number, s.amount from payment_shares s join orders o on o.sale_unit = ${sale_unit} and o.number = s.order_number
    where s.sale_unit = ${sale_unit} and s.payment_id = ${id} order by o.placed_at, o.number`.execute(tx)
  return rows
}

type Credited = { share: number; method: PaymentMethod; now: Date; by: Doer }

/** Books a share to its order; tells whether money has to go back. */
async function creditOrder(
  tx: Db,
  order: OrderToPay,
  { share, method, now, by }: Credited,
): Promise<boolean> {
  const { sale_unit, number } = order
  const { rows } = await sql<{ received: number }>`
    select received from order_money where sale_unit = ${sale_unit} and order_number = ${number}`.execute(tx)
  const missing = order.paid_at ? 0 : Math.max(0, order.total - (rows[0]?.received ?? 0))
  if (order.credit_customer && !isCancelled(order.status))
    await sql`update customers set debt = debt - ${Math.min(missing, share)}
      where sale_unit = ${sale_unit} and code = ${order.credit_customer}`.execute(tx)
  const isWhole = missing > 0 && share >= missing
  // Cash is no longer collected once the money is here; a debt stays one that was made on credit.
  const paysAhead = isWhole && order.payment_method === 'COD'
  if (isWhole)
    await tx
      .updateTable('orders')
      .set({
        paid_at: now,
        ...(paysAhead ? { payment_method: method, payment_code: paymentCodes[method] } : {}),
      })
      .where('sale_unit', '=', sale_unit)
      .where('number', '=', number)
      .execute()
  if (share > 0)
    await addEvent(tx, { sale_unit, number }, { status: order.status, at: now, by, note: 'payment received' })
  const money = await writeMoney(tx, isWhole ? { ...order, paid_at: now } : order, now)
  return excessOf(money) > 0
}
