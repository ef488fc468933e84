import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { mostCounted, openTabs, statusesOf } from '#shop/merchant-orders/staff-tabs.ts'
import { both, type Condition, conditionsOf, isOf, type ListRequest, takeOut } from './order-conditions.ts'

/** A place in the list: microseconds since 1970, and the order's number. */
export type Place = { at: string; number: string }
/** Places one more than asked for, and where the search stopped before it had found so many. */
type Found = { places: Place[]; stoppedAt: Place | undefined }

/** A search looks at this many orders, then says how far it has come: no filter makes the list slow. */
const mostScanned = 900
const mostCustomers = 200
const [mostNamed, mostNumbers] = [20, 50]

const atOf = (microseconds: string) =>
  sql`'epoch'::timestamptz + ${microseconds}::bigint * interval '1 microsecond'`
const place = sql`(extract(epoch from o.placed_at) * 1000000)::bigint::text as at, o.number`

/** One search: what is asked, how far it may look, and the orders from a place on in their sequence. */
type Search = {
  db: Db
  request: ListRequest
  most: number
  inOrder: Condition
  isBefore: (a: Place, b: Place) => boolean
  /** Orders with these conditions, the first so many from the place on. */
  firstOrders: (own: Iterable<Condition>, many: number) => Condition
}

/** The places of the orders that fit. What few orders have finds them; the other filters are applied to what it finds. */
export async function findPlaces(
  db: Db,
  request: ListRequest,
  after: Place | undefined,
  most = mostScanned,
): Promise<Found> {
  const { saleUnit, oldestFirst } = request
  const inOrder = oldestFirst ? sql`o.placed_at, o.number` : sql`o.placed_at desc, o.number desc`
  const conditions = conditionsOf(request)
  const here = [sql`o.sale_unit = ${saleUnit}`, ...takeOut(conditions, 'from', 'to')]
  if (after)
    here.push(
      sql`(o.placed_at, o.number) ${oldestFirst ? sql`>` : sql`<`} (${atOf(after.at)}, ${after.number})`,
    )
  const search: Search = {
    ...{ db, request, most, inOrder },
    isBefore: (a, b) => (oldestFirst ? isEarlier(a, b) : isEarlier(b, a)),
    firstOrders: (own, many) =>
      sql`select o.* from orders o where ${both([...here, ...own])} order by ${inOrder} limit ${sql.lit(many)}`,
  }
  if (request.text.trim() !== '') return byText(search, conditions)
  const saleCode = request.ownCode ?? request.saleCode
  const codes = saleCode === undefined ? undefined : await findCustomers(db, saleUnit, saleCode)
  // A list of codes is faster to compare with than to look each customer up.
  if (codes) conditions.set('salesperson', sql`o.customer_code = any(${codes}::text[])`)
  const inTime = await inSequence(search, conditions)
  if (!codes || !inTime.stoppedAt) return inTime
  // Somebody with few orders: they are found by their customers.
  return amongCustomers(search, codes, takeOut(conditionsOf(request), ...plainFilters))
}

/** What is not said already by the range of days or by the customers. */
const plainFilters = ['rider', 'round', 'district', 'status', 'late', 'slot', 'payment', 'delivery', 'money']

const isEarlier = (a: Place, b: Place) =>
  a.at === b.at ? a.number < b.number : a.at.length === b.at.length ? a.at < b.at : a.at.length < b.at.length

/** Goes through the orders of the rarest filter, else of the tab, until enough fit or too many were looked at. */
async function inSequence(search: Search, conditions: Map<string, Condition>): Promise<Found> {
  const { db, request, most, inOrder } = search
  const { take } = request
  const looked = ordersToScan(search, conditions)
  // Without a mark at the bound the database stops reading as soon as enough are found.
  const { rows: places } = await sql<Place>`
    select ${place} from (${looked}) o where ${both(conditions.values())} order by ${inOrder} limit ${sql.lit(take + 1)}`.execute(
    db,
  )
  if (places.length > take) return { places, stoppedAt: undefined }
  const { rows: last } = await sql<Place>`
    select ${place} from (${looked}) o order by ${inOrder} offset ${sql.lit(most - 1)} limit 1`.execute(db)
  return { places, stoppedAt: last[0] }
}

function ordersToScan(
  { request, firstOrders, most, inOrder }: Search,
  conditions: Map<string, Condition>,
): Condition {
  const { saleUnit, moneyState } = request
  if (moneyState && moneyState !== 'paid' && moneyState !== 'unpaid') {
    takeOut(conditions, 'money')
    const numbers = sql`o.number in (select m.order_number from order_money m where m.sale_unit = ${saleUnit} and m.state = ${moneyState})`
    return firstOrders([numbers], most)
  }
  for (const name of ['rider', 'round', 'district'])
    if (conditions.has(name)) return firstOrders(takeOut(conditions, name), most)
  // One index range for each status, since several together come in no order.
  takeOut(conditions, 'status')
  const ranges = statusesOf[request.tab].map((status) => firstOrders([sql`o.status = ${status}`], most))
  const [range = firstOrders([], most), ...others] = ranges
  if (others.length === 0) return range
  return sql`select o.* from (${union(ranges)}) o order by ${inOrder} limit ${sql.lit(most)}`
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

/** The first that fit of each customer; none is beyond where the search of any of them stopped. */
async function amongCustomers(
  { db, request: { take }, firstOrders, most, inOrder, isBefore }: Search,
  codes: readonly string[],
  conditions: readonly Condition[],
): Promise<Found> {
  if (codes.length === 0) return { places: [], stoppedAt: undefined }
  const each = conditions.length === 0 ? take + 1 : Math.max(take + 1, Math.ceil(most / codes.length))
  const ofOne = firstOrders([sql`o.customer_code = k.code`], each)
  const firstOnly = conditions.length === 0 ? sql`order by ${inOrder} limit ${sql.lit(take + 1)}` : sql``
  const { rows } = await sql<Place & { code: string }>`
    select ${place}, o.code from unnest(${[...codes]}::text[]) k (code) cross join lateral (
      select o.placed_at, o.number, k.code from (${ofOne}) o where ${both(conditions)}
      order by ${inOrder} limit ${sql.lit(take + 1)}) o ${firstOnly}`.execute(db)
  if (conditions.length === 0) return { places: rows, stoppedAt: undefined }
  const count = Map.groupBy(rows, ({ code }) => code)
  const unsure = codes.filter((code) => (count.get(code)?.length ?? 0) <= take)
  const { rows: stops } = await sql<Place>`
    select ${place} from unnest(${unsure}::text[]) k (code) cross join lateral (
      select o.placed_at, o.number from (${ofOne}) o order by ${inOrder} offset ${sql.lit(each - 1)} limit 1) o`.execute(
    db,
  )
  const [stop] = stops.toSorted((a, b) => (isBefore(a, b) ? -1 : 1))
  const places = rows
    .toSorted((a, b) => (isBefore(a, b) ? -1 : 1))
    .filter((row) => !stop || !isBefore(stop, row))
    .slice(0, take + 1)
  return { places, stoppedAt: places.length > take ? undefined : stop }
}

/** By the end of an order's number, by an invoice's number, or by the customer's name, code or mobile number. */
async function byText(search: Search, conditions: Map<string, Condition>): Promise<Found> {
  const { db, request, firstOrders, isBefore } = search
  const { saleUnit, text, take } = request
  const wanted = text.trim()
  const own = [...conditions.values()]
  const ends = `${like([...wanted.toUpperCase()].toReversed().join(''))}%`
  const byNumber = firstOrders([...own, sql`reverse(o.number) like ${ends}`], Math.max(mostNumbers, take + 1))
  const byInvoice = firstOrders(
    [
      ...own,
      sql`o.number = (select i.order_number from invoices i where i.sale_unit = ${saleUnit} and i.number = ${wanted.toUpperCase()})`,
    ],
    1,
  )
  const [numbered, byCustomer] = await Promise.all([
    mayBeNumber(wanted)
      ? sql<Place>`select ${place} from (${union([byNumber, byInvoice])}) o`
          .execute(db)
          .then(({ rows }) => rows)
      : [],
    findNamed(db, saleUnit, wanted).then((codes) => amongCustomers(search, codes, own)),
  ])
  const all = new Map([...numbered, ...byCustomer.places].map((found) => [found.number, found]))
  const { stoppedAt } = byCustomer
  const places = [...all.values()]
    .toSorted((a, b) => (isBefore(a, b) ? -1 : 1))
    .filter((found) => !stoppedAt || !isBefore(stoppedAt, found))
    .slice(0, take + 1)
  return { places, stoppedAt: places.length > take ? undefined : stoppedAt }
}

/** No number of an order or invoice holds a space or a Thai letter. */
const mayBeNumber = (wanted: string) => !/[\s\p{Script=Thai}]/u.test(wanted)

const like = (value: string) => value.replace(/[\\%_]/g, '\\$&')

/** Thai has no capitals, so they are minded only for other letters; `strpos` costs a third of `like`. */
async function findNamed(db: Db, saleUnit: string, wanted: string): Promise<string[]> {
  const isNamed = /[a-z]/i.test(wanted)
    ? sql`strpos(lower(c.name), (select lower(${wanted}))) > 0`
    : sql`strpos(c.name, ${wanted}) > 0`
  const byMobile = sql`select c.code, c.name from accounts a join customers c on c.account_id = a.id
    where c.sale_unit = ${saleUnit} and a.mobile = ${wanted}`
  const { rows } = await sql<{ code: string }>`
    select distinct n.code, n.name from (
      select c.code, c.name from customers c where c.sale_unit = ${saleUnit} and c.code = any(${[wanted, wanted.toUpperCase()]})
      union all (select c.code, c.name from customers c where c.sale_unit = ${saleUnit} and ${isNamed}
        order by c.name limit ${sql.lit(mostNamed)})
      ${/^\d{9,10}$/.test(wanted) ? sql`union all ${byMobile}` : sql``}
    ) n order by n.name limit ${sql.lit(mostNamed)}`.execute(db)
  return rows.map(({ code }) => code)
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
