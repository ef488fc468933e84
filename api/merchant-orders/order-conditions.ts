import { type RawBuilder, sql } from 'kysely'
import type { InputOf } from '#shop/contract/endpoint.ts'
import type { merchantOrderListContract } from '#shop/merchant-orders/merchant-order-contracts.ts'
import { statusesOf } from '#shop/merchant-orders/staff-tabs.ts'

/** `ownCode` is the sale code of a salesperson, who sees the orders of their customers. */
export type ListRequest = InputOf<typeof merchantOrderListContract> & {
  ownCode?: string | undefined
  today: string
}
export type Condition = RawBuilder<unknown>

const startOf = (day: string) => sql`(${day}::date)::timestamp at time zone 'Asia/Bangkok'`

export const both = (conditions: Iterable<Condition>) => {
  const all = [...conditions]
  return all.length > 0 ? sql.join(all, sql` and `) : sql`true`
}

export const isOf = (saleUnit: string, saleCode: string) => sql`exists (
  select from customers c where c.sale_unit = ${saleUnit} and c.code = o.customer_code and c.sale_code = ${saleCode})`

/** Most orders have no row of money yet: they are paid by what they say themselves. */
function hasMoney(saleUnit: string, state: string): Condition {
  const said = sql`(select m.state from order_money m where m.sale_unit = ${saleUnit} and m.order_number = o.number)`
  return sql`coalesce(${said}, case when o.paid_at is not null then 'paid' else 'unpaid' end) = ${state}`
}

/** What each filter in use says of an order `o`. */
export function conditionsOf(request: ListRequest): Map<string, Condition> {
  const { saleUnit, from, to, moneyState } = request
  const statuses = statusesOf[request.tab]
  const saleCode = request.ownCode ?? request.saleCode
  const all: [string, Condition | false][] = [
    ['rider', request.rider !== undefined && sql`o.rider_mobile = ${request.rider}`],
    ['round', request.deliverOn !== undefined && sql`o.deliver_on = ${request.deliverOn}`],
    ['district', request.district !== undefined && sql`o.ship_to->>'district' = ${request.district}`],
    ['status', statuses.length > 0 && sql`o.status = any(${[...statuses]}::text[])`],
    ['late', request.tab === 'late' && sql`o.deliver_on < ${request.today}::date`],
    ['slot', request.slot !== undefined && sql`o.slot = ${request.slot}`],
    ['payment', request.payment !== undefined && sql`o.payment_method = ${request.payment}`],
    ['delivery', request.deliveryMethod !== undefined && sql`o.delivery_method = ${request.deliveryMethod}`],
    ['money', moneyState !== undefined && hasMoney(saleUnit, moneyState)],
    ['salesperson', saleCode !== undefined && isOf(saleUnit, saleCode)],
    ['from', from !== undefined && sql`o.placed_at >= ${startOf(from)}`],
    ['to', to !== undefined && sql`o.placed_at < ${startOf(to)} + interval '1 day'`],
  ]
  return new Map(all.filter((entry): entry is [string, Condition] => entry[1] !== false))
}

/** The conditions of these names, which are then no longer to be applied. */
export function takeOut(conditions: Map<string, Condition>, ...names: string[]): Condition[] {
  const found = names.flatMap((name) => conditions.get(name) ?? [])
  for (const name of names) conditions.delete(name)
  return found
}
