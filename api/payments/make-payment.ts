import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { moneyOf, moneyUpsert } from '#api/orders/order-money.ts'
import { paymentIdOf } from '#shop/payments/payment-id.ts'
import { isPaidAhead, type PaymentMethod, paymentCodes } from '#shop/payments/payment-methods.ts'
import type { PaymentState } from '#shop/payments/payment-states.ts'
import type { Payable } from './payable-orders.ts'
import type { Doer } from './payment-row.ts'

type NewPayment = {
  saleUnit: string
  customerCode: string
  /** Its orders, locked. */
  payable: readonly Payable[]
  method: PaymentMethod
  provider: string
  state: Extract<PaymentState, 'created' | 'waiting'>
  key: string
  now: Date
  by: Doer
}

/** How long a gateway's payment may take when the gateway itself does not say. */
const gatewayLifeMs = 30 * 60_000

/** Writes a payment with the share of each order, and what the orders now say. */
export async function makePayment(tx: Db, made: NewPayment): Promise<string> {
  const { saleUnit, customerCode, payable, method, provider, state, key, now, by } = made
  const id = paymentIdOf(randomBytes(10))
  const amount = payable.reduce((sum, { owed }) => sum + owed, 0)
  const isAsked = provider !== 'transfer' && provider !== 'hand'
  const inMs = (ms: number) => (isAsked ? new Date(now.getTime() + ms) : null)
  const [numbers, shares] = [payable.map(({ order }) => order.number), payable.map(({ owed }) => owed)]
  const own = { state, received: 0, returned: 0 }
  const moneys = payable.map(({ order, shares: earlier }) => ({
    number: order.number,
    money: moneyOf(order, [...earlier, { ...own, order_number: order.number }]),
  }))
  // One statement: every customer who pays waits for it.
  await sql`
    with made as (
      insert into payments (sale_unit, id, customer_code, method, provider, amount, state, key, made_at, made_by_kind, made_by, ask_at, expires_at)
      values (${saleUnit}, ${id}, ${customerCode}, ${method}, ${provider}, ${amount}, ${state}, ${key}, ${now}, ${by.kind}, ${by.name},
        ${inMs(5_000)}, ${inMs(gatewayLifeMs)})),
    shared as (
      insert into payment_shares (sale_unit, payment_id, order_number, amount)
      select ${saleUnit}, ${id}, n.order_number, n.amount from unnest(${numbers}::text[], ${shares}::bigint[]) n (order_number, amount)),
    told as (${moneyUpsert(saleUnit, moneys, now)})
    insert into payment_events (sale_unit, payment_id, step, what, at, by_kind, by_name, amount)
    values (${saleUnit}, ${id}, 1, 'made', ${now}, ${by.kind}, ${by.name}, ${amount})`.execute(tx)
  // What is collected at the door, or owed on credit, stays so until the money is here.
  for (const { order } of payable)
    if (isPaidAhead(order.payment_method) && order.payment_method !== method)
      await sql`update orders set payment_method = ${method}, payment_code = ${paymentCodes[method]}
        where sale_unit = ${saleUnit} and number = ${order.number}`.execute(tx)
  return id
}
