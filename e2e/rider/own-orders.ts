import type { Page } from '@playwright/test'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { type At, orderAsOwn } from '../payments/customer-pays.ts'
import { inDatabase, type OwnCustomer } from '../tools/own-customer.ts'

export type OwnOrder = { number: string; total: number; own: OwnCustomer }

/** Approved orders for today, each of a customer of its own and paid in cash: two cases, three cases, and so on. */
export async function ownOrders(
  page: Page,
  office: Page,
  at: At,
  names: readonly string[],
): Promise<OwnOrder[]> {
  const orders: OwnOrder[] = []
  for (const [index, name] of names.entries()) {
    const order = await orderAsOwn(page, at, 'COD', index + 2)
    orders.push(order)
    await inDatabase(
      `update orders set customer_name = $2, deliver_on = $3, ship_to = ship_to || jsonb_build_object('name', $2::text) where number = $1`,
      [order.number, name, bangkokDay(new Date())],
    )
  }
  const numbers = orders.map(({ number }) => number)
  const approved = await office.request.post(`${at.prefix}/exchange/moveOrders`, {
    data: { numbers, action: 'approve', why: '' },
  })
  if (!approved.ok()) throw new Error(`approving ${numbers}: ${await approved.text()}`)
  return orders
}
