import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { findOrdersToPay, findShares, moneyOf } from '#api/orders/order-money.ts'
import { toReturnOf } from '#shop/payments/money-state.ts'

/** What has to go back of each payment, order by order. */
type ToReturn = Map<string, Map<string, number>>

/** By the one rule, for the orders that order_money says have too much; `numbers` narrows it to some. */
export async function findToReturn(db: Db, saleUnit: string, numbers?: readonly string[]): Promise<ToReturn> {
  const { rows } = await sql<{ order_number: string }>`
    select m.order_number from order_money m
    where m.sale_unit = ${saleUnit} and m.state in ('overpaid', 'to be refunded')
      and (${numbers === undefined} or m.order_number = any(${[...(numbers ?? [])]}::text[]))`.execute(db)
  const found = rows.map(({ order_number }) => order_number)
  if (found.length === 0) return new Map()
  const [orders, shares] = await Promise.all([
    findOrdersToPay(db, saleUnit, found),
    findShares(db, saleUnit, found),
  ])
  const back: ToReturn = new Map()
  for (const order of orders) {
    const money = moneyOf(order, shares)
    const own = shares.filter(({ order_number }) => order_number === order.number)
    for (const [share, amount] of toReturnOf(money, own)) {
      const byOrder = back.get(share.payment_id) ?? new Map<string, number>()
      back.set(share.payment_id, byOrder.set(order.number, amount))
    }
  }
  return back
}

export const sumOf = (byOrder: ReadonlyMap<string, number> | undefined) =>
  [...(byOrder?.values() ?? [])].reduce((all, amount) => all + amount, 0)
