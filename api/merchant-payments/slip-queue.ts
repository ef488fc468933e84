import { sql } from 'kysely'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { findPayTo } from '#api/paying/pay-to.ts'
import type { QueuedSlip, slipQueueContract } from '#shop/merchant-payments/merchant-payment-contracts.ts'
import type { PaymentState } from '#shop/payments/payment-states.ts'
import { mayDecide } from './may-decide.ts'
import { countSlips } from './payment-list-queries.ts'
import { type SlipRow, slipOf } from './slip-of.ts'

const atOnce = 50

/** The oldest first: who paid first waits longest. */
export const slipQueue: Handler<typeof slipQueueContract> = async ({ saleUnit }, context) => {
  const { db, locale, caller } = context
  const [slips, waiting, { accounts }] = await Promise.all([
    findWaiting(db, saleUnit),
    countSlips(db, saleUnit),
    findPayTo(context, saleUnit, { amount: 1, reference: '' }),
  ])
  const orders = await findOrders(
    db,
    saleUnit,
    slips.map(({ payment_id }) => payment_id),
  )
  return {
    slips: slips.map((slip) => ({
      ...slipOf(slip, locale),
      customerCode: slip.customer_code,
      customerName: slip.customer_name,
      amount: slip.amount,
      paymentState: slip.payment_state,
      orders: orders
        .filter(({ payment_id }) => payment_id === slip.payment_id)
        .map(({ orderNumber, amount, status }) => ({ orderNumber, amount, status })),
    })),
    waiting,
    accounts,
    mayDecide: mayDecide(caller),
  }
}

type WaitingRow = SlipRow & { customer_name: string; amount: number; payment_state: PaymentState }

async function findWaiting(db: Db, saleUnit: string): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select l.*, c.name as customer_name, p.amount, p.state as payment_state
    from slips l join payments p on p.sale_unit = ${saleUnit} and p.id = l.payment_id
    join customers c on c.sale_unit = ${saleUnit} and c.code = l.customer_code
    where l.sale_unit = ${saleUnit} and l.state = 'checking' order by l.sent_at, l.id limit ${sql.lit(atOnce)}`.execute(
    db,
  )
  return rows
}

async function findOrders(db: Db, saleUnit: string, payments: readonly string[]) {
  const { rows } = await sql<QueuedSlip['orders'][number] & { payment_id: string }>`
    select s.payment_id, s.order_number as "orderNumber", s.amount, o.status
    from payment_shares s join orders o on o.sale_unit = ${saleUnit} and o.number = s.order_number
    where s.sale_unit = ${saleUnit} and s.payment_id = any(${[...payments]}) order by o.placed_at, o.number`.execute(
    db,
  )
  return rows
}
