import { sql } from 'kysely'
import type { Handler } from '#api/kit/calls/perform.ts'
import { findOrdersToPay, findShares, moneyOf } from '#api/orders/order-money.ts'
import { ownerOf } from '#api/orders/order-scope.ts'
import { findSlipPayments } from '#api/payments/slips-in-hand.ts'
import { moneyStateOf, owedOf } from '#shop/payments/money-state.ts'
import type { unpaidContract } from '#shop/payments/payment-contracts.ts'
import { methodsOpen } from './open-methods.ts'

const most = 200

/** Unpaid orders and open invoices of the caller at the active centre, the most pressing first. */
export const unpaid: Handler<typeof unpaidContract> = async (_request, context) => {
  const { db, caller } = context
  const { saleUnit, customerCode } = ownerOf(caller)
  const { rows } = await sql<{ number: string }>`
    select o.number from orders o
    where o.sale_unit = ${saleUnit} and o.customer_code = ${customerCode} and o.paid_at is null and o.total > 0 and not o.points_mode
      and (o.status in ('SO Wait', 'SO Approve', 'Invoice wait') or (o.credit_customer = ${customerCode} and o.status in ('Invoice Approve', 'POD')))
      and (o.credit_customer is null or o.credit_customer = ${customerCode})
    order by o.placed_at limit ${sql.lit(most)}`.execute(db)
  const numbers = rows.map(({ number }) => number)
  const [orders, shares, withSlips] = await Promise.all([
    findOrdersToPay(db, saleUnit, numbers),
    findShares(db, saleUnit, numbers),
    findSlipPayments(db, saleUnit, numbers),
  ])
  const payable = orders.map((order) => {
    const own = shares.filter(({ order_number }) => order_number === order.number)
    return { order, owed: owedOf(moneyOf(order, own)), shares: own }
  })
  const open = payable.filter(({ owed }) => owed > 0)
  const methods = open.length > 0 ? await methodsOpen(context, saleUnit) : []
  return {
    saleUnit,
    orders: open
      .map(({ order, owed, shares: own }) => {
        const waiting = own.findLast(({ state }) => state === 'waiting')
        return {
          orderNumber: order.number,
          placedAt: order.placed_at.toISOString(),
          dueOn: order.due_on,
          payBefore: order.pay_before?.toISOString() ?? null,
          method: order.payment_method,
          owed,
          total: order.total,
          moneyState: moneyStateOf(moneyOf(order, own)),
          methods,
          slipInHand: own.some(({ payment_id }) => withSlips.has(payment_id)),
          waiting: waiting ? { paymentId: waiting.payment_id, method: waiting.method } : null,
        }
      })
      .toSorted((one, other) => (one.placedAt < other.placedAt ? -1 : 1)),
  }
}
