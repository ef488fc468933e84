import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { InputOf } from '#shop/contract/endpoint.ts'
import type { merchantOrderListContract } from '#shop/merchant-orders/merchant-order-contracts.ts'
import { mostCounted, openTabs, statusesOf } from '#shop/merchant-orders/staff-tabs.ts'

/** `ownCode` is the sale code of a salesperson, who sees the orders of their customers. */
type ListRequest = InputOf<typeof merchantOrderListContract> & { ownCode?: string | undefined }
type Condition = RawBuilder<unknown>
/** A place in the list: microseconds since 1970, and the order's number. */
export type Place = { at: string; number: string }

/** A search looks at this many orders, then says how far it has come: no filter makes the list slow. */
const mostLookedAt = 4_000
const [mostCustomers, ordersOfEach] = [200, 500]
const [mostNamed, mostNumbers] = [20, 50]

const startOf = (day: string) => sql`(${day}::date)::timestamp at time zone 'Asia/Bangkok'`
const atOf = (microseconds: string) =>
  sql`'epoch'::timestamptz + ${microseconds}::bigint * interval '1 microsecond'`
const place = sql`(extract(epoch from o.placed_at) * 1000000)::bigint::text as at, o.number`
const both = (conditions: readonly Condition[]) =>
  conditions.length > 0 ? sql.join([...conditions], sql` and `) : sql`true`

const isOf = (saleUnit: string, saleCode: string) => sql`exists (
  select from customers c where c.sale_unit = ${saleUnit} and c.code = o.customer_code and c.sale_code = ${saleCode})`

/** Most orders have no row of money yet: they are paid by what they say themselves. */
function hasMoney(saleUnit: string, state: string): Condition {
  const said = sql`(select m.state from order_money m where m.sale_unit = ${saleUnit} and m.order_number = o.number)`
  return sql`coalesce(${said}, case when o.paid_at is not null then 'paid' else 'unpaid' end) = ${state}`
}

/** What each filter in use says of an order `o`. */
function conditionsOf(request: ListRequest): Map<string, Condition> {
  const { saleUnit, from, to, moneyState } = request
  const statuses = statusesOf[request.tab]
  const saleCode = request.ownCode ?? request.saleCode
  const all: [string, Condition | false][] = [
    ['rider', request.rider !== undefined && sql`o.rider_mobile = ${request.rider}`],
    ['round', request.deliverOn !== undefined && sql`o.deliver_on = ${request.deliverOn}`],
    ['district', request.district !== undefined && sql`o.ship_to->>'district' = ${request.district}`],
    ['status', statuses.length > 0 && sql`o.status = any(${[...statuses]}::text[])`],
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

type Found = { places: Place[]; stoppedAt: Place | undefined }

/**
 * The places of the orders that fit, one more than asked for. What few orders have finds them, the other
 * filters are applied to what it finds.
 */
export async function findPlaces(db: Db, request: ListRequest, after: Place | undefined): Promise<Found> {
  const { saleUnit, take, oldestFirst } = request
  const inOrder = oldestFirst ? sql`o.placed_at, o.number` : sql`o.placed_at desc, o.number desc`
  const conditions = conditionsOf(request)
  const here = [sql`o.sale_unit = ${saleUnit}`, ...taken(conditions, 'from', 'to')]
  if (after)
    here.push(
      sql`(o.placed_at, o.number) ${oldestFirst ? sql`>` : sql`<`} (${atOf(after.at)}, ${after.number})`,
    )
  const some = (own: readonly Condition[], most: number) =>
    sql`select o.* from orders o where ${both([...here, ...own])} order by ${inOrder} limit ${sql.lit(most)}`
  const { looked, isAll } = await lookedAt(db, request, conditions, some, inOrder)
  const fits = both([...conditions.values()])
  const { rows } = await sql<Place>`
    select ${place} from (${looked}) o where ${fits} order by ${inOrder} limit ${take + 1}`.execute(db)
  if (isAll || rows.length > take) return { places: rows, stoppedAt: undefined }
  const { rows: last } = await sql<Place>`
    select ${place} from (${looked}) o order by ${inOrder} offset ${sql.lit(mostLookedAt - 1)} limit 1`.execute(
    db,
  )
  return { places: rows, stoppedAt: last[0] }
}

/** The conditions of these names, which are then no longer to be applied. */
function taken(conditions: Map<string, Condition>, ...names: string[]): Condition[] {
  const found = names.flatMap((name) => conditions.get(name) ?? [])
  for (const name of names) conditions.delete(name)
  return found
}

type Some = (own: readonly Condition[], most: number) => Condition
/** `isAll`: nothing that fits is beyond them. */
type LookedAt = { looked: Condition; isAll: boolean }

/** Which orders are looked at, in their order: by the rarest filter, else by tab, else by time. */
async function lookedAt(
  db: Db,
  request: ListRequest,
  conditions: Map<string, Condition>,
  some: Some,
  inOrder: Condition,
): Promise<LookedAt> {
  const { saleUnit, text, moneyState } = request
  if (text.trim() !== '') return { looked: await byText(db, request, conditions, some), isAll: true }
  if (conditions.has('salesperson')) {
    const codes = await findCustomers(db, saleUnit, request.ownCode ?? request.saleCode ?? '')
    if (codes) {
      taken(conditions, 'salesperson')
      return { looked: ofCustomers(codes, taken(conditions, 'status'), some), isAll: true }
    }
  }
  if (moneyState && moneyState !== 'paid' && moneyState !== 'unpaid') {
    taken(conditions, 'money')
    const numbers = sql`o.number in (select m.order_number from order_money m where m.sale_unit = ${saleUnit} and m.state = ${moneyState})`
    return { looked: some([numbers], mostLookedAt), isAll: false }
  }
  for (const name of ['rider', 'round', 'district'])
    if (conditions.has(name)) return { looked: some(taken(conditions, name), mostLookedAt), isAll: false }
  // One index range for each status, since several together come in no order.
  taken(conditions, 'status')
  const statuses = statusesOf[request.tab]
  const ranges = statuses.map((status) => some([sql`o.status = ${status}`], mostLookedAt))
  const [range = some([], mostLookedAt), ...others] = ranges
  if (others.length === 0) return { looked: range, isAll: false }
  const looked = sql`select o.* from (${union(ranges)}) o order by ${inOrder} limit ${sql.lit(mostLookedAt)}`
  return { looked, isAll: false }
}

const union = (parts: readonly Condition[]) =>
  sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `,
  )

/** The customers of a salesperson; undefined if they are too many to be looked at one by one. */
async function findCustomers(db: Db, saleUnit: string, saleCode: string): Promise<string[] | undefined> {
  const { rows } = await sql<{ code: string }>`
    select c.code from customers c where c.sale_unit = ${saleUnit} and c.sale_code = ${saleCode}
    limit ${sql.lit(mostCustomers + 1)}`.execute(db)
  return rows.length > mostCustomers ? undefined : rows.map(({ code }) => code)
}

function ofCustomers(codes: readonly string[], own: readonly Condition[], some: Some): Condition {
  const each = some([...own, sql`o.customer_code = k.code`], ordersOfEach)
  return sql`select o.* from unnest(${[...codes]}::text[]) k (code) cross join lateral (${each}) o`
}

/** By the end of an order's or invoice's number, or by the customer's name, code or mobile number. */
async function byText(
  db: Db,
  { saleUnit, text }: ListRequest,
  conditions: Map<string, Condition>,
  some: Some,
): Promise<Condition> {
  const wanted = text.trim()
  const own = [...conditions.values()]
  conditions.clear()
  const like = (value: string) => value.replace(/[\\%_]/g, '\\$&')
  const { rows: customers } = await sql<{ code: string }>`
    select c.code from customers c join accounts a on a.id = c.account_id
    where c.sale_unit = ${saleUnit} and (lower(c.code) = lower(${wanted}) or c.name ilike ${`%${like(wanted)}%`} or a.mobile = ${wanted})
    order by c.name limit ${sql.lit(mostNamed)}`.execute(db)
  const ends = `${like([...wanted.toUpperCase()].toReversed().join(''))}%`
  const byNumber = some([...own, sql`reverse(o.number) like ${ends}`], mostNumbers)
  const byInvoice = some(
    [
      ...own,
      sql`o.number = (select i.order_number from invoices i where i.sale_unit = ${saleUnit} and i.number = ${wanted.toUpperCase()})`,
    ],
    1,
  )
  const codes = customers.map(({ code }) => code)
  return sql`select distinct on (o.placed_at, o.number) o.* from (${union([
    byNumber,
    byInvoice,
    ofCustomers(codes, own, some),
  ])}) o`
}

/** How many orders wait in each open tab, at most so many as are worth counting. */
export async function countOpen(
  db: Db,
  { saleUnit, ownCode }: Pick<ListRequest, 'saleUnit' | 'ownCode'>,
): Promise<Record<(typeof openTabs)[number], number>> {
  const mine = ownCode === undefined ? sql`true` : isOf(saleUnit, ownCode)
  const counted = openTabs.map(
    (tab) => sql`(select count(*)::int from (select from orders o where o.sale_unit = ${saleUnit}
      and o.status = ${statusesOf[tab][0]} and ${mine} limit ${sql.lit(mostCounted)}) t) as ${sql.ref(tab)}`,
  )
  const { rows } = await sql<Record<(typeof openTabs)[number], number>>`select ${sql.join(counted)}`.execute(
    db,
  )
  return rows[0] as Record<(typeof openTabs)[number], number>
}
