import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { PaymentKey } from '#api/payments/payment-row.ts'
import { askedOf } from '#api/refunds/ask-refund.ts'
import type { OrderStatus } from '#shop/orders/order-status.ts'
import type { MoneyState } from '#shop/payments/money-state.ts'
import type { SlipRow } from './slip-of.ts'

export type ShareRow = {
  order_number: string
  amount: number
  received: number
  returned: number
  asked: number
  total: number
  status: OrderStatus
  money_state: MoneyState
  placed_at: Date
}
export type RefundRow = {
  id: string
  order_number: string
  amount: number
  how: 'gateway' | 'transfer'
  state: 'asked' | 'done' | 'failed'
  why: string
  asked_at: Date
  asked_by: string
  proof: string | null
}
type EventRow = {
  what: string
  at: Date
  by_kind: string
  by_name: string
  why: string
  amount: number | null
}

export async function findDetails(db: Db, { saleUnit, id }: PaymentKey) {
  const [shares, slips, refunds, events] = await Promise.all([
    sql<ShareRow>`
      select s.order_number, s.amount, s.received, s.returned, ${askedOf(saleUnit)} as asked, o.total, o.status,
        coalesce(m.state, 'unpaid') as money_state, o.placed_at
      from payment_shares s join orders o on o.sale_unit = ${saleUnit} and o.number = s.order_number
      left join order_money m on m.sale_unit = ${saleUnit} and m.order_number = s.order_number
      where s.sale_unit = ${saleUnit} and s.payment_id = ${id} order by o.placed_at, o.number`.execute(db),
    sql<SlipRow>`
      select l.* from slips l where l.sale_unit = ${saleUnit} and l.payment_id = ${id} order by l.sent_at desc`.execute(
      db,
    ),
    sql<RefundRow>`
      select r.* from refunds r where r.sale_unit = ${saleUnit} and r.payment_id = ${id} order by r.asked_at, r.id`.execute(
      db,
    ),
    sql<EventRow>`
      select e.what, e.at, e.by_kind, e.by_name, e.why, e.amount from payment_events e
      where e.sale_unit = ${saleUnit} and e.payment_id = ${id} order by e.step`.execute(db),
  ])
  return { shares: shares.rows, slips: slips.rows, refunds: refunds.rows, events: events.rows }
}
