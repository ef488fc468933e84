import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { isCancelled, type OrderStatus } from '#shop/orders/order-status.ts'
import { moneyStateOf, type OrderMoney, sumsOf } from '#shop/payments/money-state.ts'
import type { PaymentMethod } from '#shop/payments/payment-methods.ts'
import type { PaymentState } from '#shop/payments/payment-states.ts'

/** What payments need to know of an order. */
export type OrderToPay = {
  sale_unit: string
  number: string
  customer_code: string
  status: OrderStatus
  payment_method: PaymentMethod
  total: number
  paid_at: Date | null
  credit_customer: string | null
  placed_at: Date
  pay_before: Date | null
  due_on: string | null
}

export type Share = {
  order_number: string
  payment_id: string
  state: PaymentState
  method: PaymentMethod
  provider: string
  amount: number
  received: number
  returned: number
  made_at: Date
  /** Of the whole payment. */
  payment_amount: number
  key: string
}

/** Of order `o`. */
export const columnsToPay = sql`o.sale_unit, o.number, o.customer_code, o.status, o.payment_method, o.total, o.paid_at, o.credit_customer, o.placed_at, o.pay_before, o.due_on`

export async function findOrdersToPay(
  db: Db,
  saleUnit: string,
  numbers: readonly string[],
): Promise<OrderToPay[]> {
  const { rows } = await sql<OrderToPay>`
    select ${columnsToPay} from orders o where o.sale_unit = ${saleUnit} and o.number = any(${[...numbers]}) order by o.number`.execute(
    db,
  )
  return rows
}

/** Orders are locked before their payments, by number: cancelling takes the same lock first. */
export async function lockOrders(
  tx: Db,
  saleUnit: string,
  numbers: readonly string[],
): Promise<OrderToPay[]> {
  const { rows } = await sql<OrderToPay>`
    select ${columnsToPay} from orders o where o.sale_unit = ${saleUnit} and o.number = any(${[...numbers]})
    order by o.number for no key update`.execute(tx)
  return rows
}

export async function findShares(db: Db, saleUnit: string, numbers: readonly string[]): Promise<Share[]> {
  const { rows } = await sql<Share>`
    select s.order_number, s.payment_id, p.state, p.method, p.provider, s.amount, s.received, s.returned, p.made_at, p.amount as payment_amount, p.key
    from payment_shares s join payments p on p.sale_unit = ${saleUnit} and p.id = s.payment_id
    where s.sale_unit = ${saleUnit} and s.order_number = any(${[...numbers]})
    order by p.made_at, p.id`.execute(db)
  return rows
}

export type MoneyShare = Pick<Share, 'order_number' | 'state' | 'received' | 'returned'>

/** The order in the words of the money rule. */
export function moneyOf(
  order: Pick<OrderToPay, 'number' | 'status' | 'payment_method' | 'total' | 'paid_at'>,
  shares: readonly MoneyShare[],
): OrderMoney {
  const own = shares.filter(({ order_number }) => order_number === order.number)
  const cancelled = isCancelled(order.status)
  const arrived = own.some(({ received }) => received > 0)
  return {
    total: order.total,
    cancelled,
    // Points come back by themselves when such an order is cancelled.
    paidOtherwise: order.paid_at !== null && !arrived && !(cancelled && order.payment_method === 'POINTS'),
    shares: own,
  }
}

/** Writes where the money of an order stands; the order must be locked. */
export async function writeMoney(
  tx: Db,
  order: OrderToPay,
  now: Date,
  shares?: readonly MoneyShare[],
): Promise<OrderMoney> {
  const money = moneyOf(order, shares ?? (await findShares(tx, order.sale_unit, [order.number])))
  await moneyUpsert(order.sale_unit, [{ number: order.number, money }], now).execute(tx)
  return money
}

/** The statement that writes where the money of locked orders stands. */
export function moneyUpsert(
  saleUnit: string,
  orders: readonly { number: string; money: OrderMoney }[],
  now: Date,
): RawBuilder<unknown> {
  const sums = orders.map(({ money }) => sumsOf(money))
  return sql`
    insert into order_money (sale_unit, order_number, state, received, returned, changed_at)
    select ${saleUnit}, n.order_number, n.state, n.received, n.returned, ${now}::timestamptz
    from unnest(${orders.map(({ number }) => number)}::text[], ${orders.map(({ money }) => moneyStateOf(money))}::text[],
      ${sums.map(({ received }) => received)}::bigint[], ${sums.map(({ returned }) => returned)}::bigint[]) n (order_number, state, received, returned)
    on conflict (sale_unit, order_number) do update
    set state = excluded.state, received = excluded.received, returned = excluded.returned, changed_at = excluded.changed_at`
}

/** Makes the next look at an order's open payments come at once. */
export async function hurryOpen(tx: Db, saleUnit: string, orderNumber: string, now: Date): Promise<void> {
  await sql`update payments p set ask_at = case when p.provider in ('transfer', 'hand') then null else ${now}::timestamptz end
    from payment_shares s where p.sale_unit = ${saleUnit} and s.sale_unit = ${saleUnit} and s.payment_id = p.id
      and s.order_number = ${orderNumber} and p.state in ('created', 'waiting')`.execute(tx)
}
