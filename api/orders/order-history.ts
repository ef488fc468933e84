import { type RawBuilder, sql } from 'kysely'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { PlacedBy } from '#shop/orders/order.ts'
import type { OrderSummary, orderHistoryContract } from '#shop/orders/order-contracts.ts'
import { mayMove } from '#shop/orders/order-moves.ts'
import { isCancelled, type OrderStatus } from '#shop/orders/order-status.ts'
import { type OrderTab, orderTabs, tabOf } from '#shop/orders/order-tabs.ts'
import type { MoneyState } from '#shop/payments/money-state.ts'
import { isPaidAhead, type PaymentMethod, paymentMethods } from '#shop/payments/payment-methods.ts'
import { isFlagged } from './order-events.ts'
import { type Owner, ownerOf } from './order-scope.ts'

const productsShown = 4
const ahead = paymentMethods.filter(isPaidAhead)

/** `tabOf` in SQL. */
const unpaid = sql`(o.paid_at is null and o.payment_method = any(${sql.lit(`{${ahead.join(',')}}`)}::text[]) and o.status in ('SO Wait', 'SO Approve'))`
const tabs: Record<OrderTab, RawBuilder<unknown>> = {
  all: sql`true`,
  toPay: unpaid,
  toShip: sql`o.status in ('SO Wait', 'SO Approve', 'Invoice wait') and not ${unpaid}`,
  shipping: sql`o.status = 'Invoice Approve'`,
  done: sql`o.status = 'POD'`,
  cancelled: sql`o.status in ('SO Cancel', 'Invoice Cancel')`,
}

type Row = {
  number: string
  sale_unit: string
  status: OrderStatus
  placed_at: Date
  total: number
  points: number
  payment_method: PaymentMethod
  paid_at: Date | null
  pay_before: Date | null
  payment_overdue: boolean
  deliver_on: string | null
  slot: string
  requested_on: string | null
  placed_by_kind: PlacedBy['kind']
  placed_by_name: string | null
  line_count: number
  money_state: MoneyState | null
  received: number
  goods: OrderSummary['goods']
}

const mine = ({ saleUnit, customerCode }: Owner, redeemed: boolean) =>
  sql`o.sale_unit = ${saleUnit} and o.customer_code = ${customerCode} and o.points_mode = ${redeemed}`

export const orderHistory: Handler<typeof orderHistoryContract> = async (
  { tab, redeemed, skip, take },
  { db, caller },
) => {
  const owner = ownerOf(caller)
  const [page, counted] = await Promise.all([
    sql<Row>`
      select o.number, o.sale_unit, o.status, o.placed_at, o.total, o.points, o.payment_method, o.paid_at, o.pay_before, ${unpaid} and ${isFlagged(owner.saleUnit)} as payment_overdue, o.deliver_on, o.slot, o.requested_on,
        o.placed_by_kind, e.by_name as placed_by_name, l.line_count, l.goods, m.state as money_state, coalesce(m.received, 0) as received
      from (select * from orders o where ${mine(owner, redeemed)} and ${tabs[tab]} order by o.placed_at desc, o.number desc limit ${take} offset ${skip}) o
      left join order_events e on e.sale_unit = ${owner.saleUnit} and e.order_number = o.number and e.step = 1
      left join order_money m on m.sale_unit = ${owner.saleUnit} and m.order_number = o.number
      cross join lateral (
        select count(*) as line_count, jsonb_agg(jsonb_build_object('productCode', k.product_code, 'name', jsonb_build_object('th', k.name_th, 'en', k.name_en),
          'quantity', k.quantity, 'unitName', jsonb_build_object('th', k.unit_name_th, 'en', k.unit_name_en), 'picture', p.pictures[1]) order by k.line)
          filter (where k.line <= ${sql.lit(productsShown)}) as goods
        from order_lines k left join products p on p.sale_unit = ${owner.saleUnit} and p.code = k.product_code
        where k.sale_unit = ${owner.saleUnit} and k.order_number = o.number
      ) l
      order by o.placed_at desc, o.number desc`.execute(db),
    sql<Record<OrderTab, number>>`
      select ${sql.join(orderTabs.map((name) => sql`count(*) filter (where ${tabs[name]}) as ${sql.ref(name)}`))}
      from orders o where ${mine(owner, redeemed)}`.execute(db),
  ])
  const counts = Object.fromEntries(orderTabs.map((name) => [name, counted.rows[0]?.[name] ?? 0])) as Record<
    OrderTab,
    number
  >
  return { orders: page.rows.map(asSummary), counts }
}

function asSummary(row: Row): OrderSummary {
  const state = { status: row.status, payment: row.payment_method, paid: row.paid_at !== null }
  return {
    number: row.number,
    saleUnit: row.sale_unit,
    status: row.status,
    tab: tabOf(state),
    placedAt: row.placed_at.toISOString(),
    total: row.total,
    points: row.points,
    payment: row.payment_method,
    paid: state.paid,
    payBefore: row.pay_before?.toISOString() ?? null,
    paymentOverdue: row.payment_overdue,
    // No payment was made for it yet, or it was paid otherwise.
    moneyState: row.money_state ?? (state.paid ? 'paid' : 'unpaid'),
    owed: state.paid || isCancelled(row.status) ? 0 : Math.max(0, row.total - row.received),
    deliverOn: row.deliver_on,
    slot: row.slot,
    requestedOn: row.requested_on,
    placedBy: { kind: row.placed_by_kind, name: row.placed_by_name ?? '' },
    lineCount: row.line_count,
    goods: row.goods ?? [],
    mayCancel: mayMove(row.status, 'SO Cancel', 'customer'),
  }
}
