import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { PaymentRow } from '#api/payments/payment-row.ts'
import type { AnswerOf, InputOf } from '#shop/contract/endpoint.ts'
import type { paymentListContract } from '#shop/merchant-payments/merchant-payment-contracts.ts'

type ListRequest = InputOf<typeof paymentListContract>
type Counts = AnswerOf<typeof paymentListContract>['counts']
type Filter = ListRequest['filter']

export type ListRow = PaymentRow & {
  customer_name: string
  slip_state: 'checking' | 'confirmed' | 'refused' | null
}

const states: Record<Filter, RawBuilder<unknown>> = {
  all: sql`true`,
  waiting: sql`p.state in ('created', 'waiting')`,
  paid: sql`p.state = 'paid'`,
  toReturn: sql`true`,
  ended: sql`p.state in ('failed', 'expired', 'cancelled')`,
}

/** The start of a Bangkok day. */
const startOf = (day: string) => sql`(${day}::date)::timestamp at time zone 'Asia/Bangkok'`

/** Everything asked for but the state, which the counts are told by. */
function asked({ saleUnit, method, from, to, text }: ListRequest) {
  const wanted = text.trim()
  // An underscore or a percent sign is meant as written.
  const like = `%${wanted.replace(/[\\%_]/g, '\\$&')}%`
  return sql`p.sale_unit = ${saleUnit}
    and ${method ? sql`p.method = ${method}` : sql`true`}
    and ${from ? sql`p.made_at >= ${startOf(from)}` : sql`true`}
    and ${to ? sql`p.made_at < ${startOf(to)} + interval '1 day'` : sql`true`}
    and ${
      wanted
        ? sql`(p.id ilike ${like} or p.reference ilike ${like} or p.customer_code ilike ${like} or c.name ilike ${like}
          or exists (select from payment_shares t where t.sale_unit = ${saleUnit} and t.payment_id = p.id and t.order_number ilike ${like}))`
        : sql`true`
    }`
}

/** A page begins after a payment, not after a number of them: new ones move nothing. */
const isOlder = (saleUnit: string, id: string) => sql`(p.made_at, p.id) < (
  select l.made_at, l.id from payments l where l.sale_unit = ${saleUnit} and l.id = ${id})`

/** One more than asked for tells that others follow. */
export async function findPayments(
  db: Db,
  request: ListRequest,
  toReturn: readonly string[],
): Promise<ListRow[]> {
  const { saleUnit, filter, take, after } = request
  const { rows } = await sql<ListRow>`
    select p.*, c.name as customer_name,
      (select array_agg(s.order_number order by s.order_number) from payment_shares s where s.sale_unit = ${saleUnit} and s.payment_id = p.id) as order_numbers,
      (select l.state from slips l where l.sale_unit = ${saleUnit} and l.payment_id = p.id order by l.sent_at desc limit 1) as slip_state
    from payments p join customers c on c.sale_unit = ${saleUnit} and c.code = p.customer_code
    where ${asked(request)} and ${filter === 'toReturn' ? sql`p.id = any(${[...toReturn]}::text[])` : states[filter]}
      and ${after ? isOlder(saleUnit, after) : sql`true`}
    order by p.made_at desc, p.id desc limit ${take + 1}`.execute(db)
  return rows
}

export async function countPayments(
  db: Db,
  request: ListRequest,
  toReturn: readonly string[],
): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*)::int as "all", count(*) filter (where ${states.waiting})::int as waiting,
      count(*) filter (where ${states.paid})::int as paid, count(*) filter (where ${states.ended})::int as ended,
      count(*) filter (where p.id = any(${[...toReturn]}::text[]))::int as "toReturn"
    from payments p join customers c on c.sale_unit = ${request.saleUnit} and c.code = p.customer_code
    where ${asked(request)}`.execute(db)
  return rows[0] as Counts
}

export async function countSlips(db: Db, saleUnit: string): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from slips where sale_unit = ${saleUnit} and state = 'checking'`.execute(
    db,
  )
  return rows[0]?.waiting ?? 0
}
