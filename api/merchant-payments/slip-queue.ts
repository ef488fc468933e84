import { type RawBuilder, sql } from 'kysely'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { findPayTo } from '#api/paying/pay-to.ts'
import type { InputOf } from '#shop/contract/endpoint.ts'
import type { QueuedSlip, slipQueueContract } from '#shop/merchant-payments/merchant-payment-contracts.ts'
import type { PaymentState } from '#shop/payments/payment-states.ts'
import { mayDecide } from './may-decide.ts'
import { countSlips } from './payment-list-queries.ts'
import { type SlipRow, slipOf } from './slip-of.ts'

const atOnce = 50

/** The oldest first: who paid first waits longest. */
export const slipQueue: Handler<typeof slipQueueContract> = async (request, context) => {
  const { db, locale, caller } = context
  const { saleUnit } = request
  const [slips, waiting, { accounts }] = await Promise.all([
    findPage(db, request),
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
    before: slips[0] ? await countBefore(db, saleUnit, slips[0]) : 0,
    accounts,
    mayDecide: mayDecide(caller),
  }
}

type Request = InputOf<typeof slipQueueContract>
type WaitingRow = SlipRow & { customer_name: string; amount: number; payment_state: PaymentState }

/** After the last slip comes the first again: what was passed over is seen once more. */
async function findPage(db: Db, { saleUnit, from, after }: Request): Promise<WaitingRow[]> {
  const asked = from
    ? await findWaiting(db, saleUnit, sql`(l.sent_at, l.id) >= ${placeOf(saleUnit, from)}`)
    : after
      ? await findWaiting(db, saleUnit, sql`(l.sent_at, l.id) > ${placeOf(saleUnit, after)}`)
      : []
  return asked.length > 0 ? asked : findWaiting(db, saleUnit, sql`true`)
}

const placeOf = (saleUnit: string, id: string) =>
  sql`(select f.sent_at, f.id from slips f where f.sale_unit = ${saleUnit} and f.id = ${id})`

async function countBefore(db: Db, saleUnit: string, { id }: WaitingRow): Promise<number> {
  const { rows } = await sql<{ before: number }>`
    select count(*)::int as before from slips l where l.sale_unit = ${saleUnit} and l.state = 'checking'
      and (l.sent_at, l.id) < ${placeOf(saleUnit, id)}`.execute(db)
  return rows[0]?.before ?? 0
}

async function findWaiting(db: Db, saleUnit: string, where: RawBuilder<unknown>): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select l.*, c.name as customer_name, p.amount, p.state as payment_state
    from slips l join payments p on p.sale_unit = ${saleUnit} and p.id = l.payment_id
    join customers c on c.sale_unit = ${saleUnit} and c.code = l.customer_code
    where l.sale_unit = ${saleUnit} and l.state = 'checking' and ${where} order by l.sent_at, l.id limit ${sql.lit(atOnce)}`.execute(
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
