import { type RawBuilder, sql } from 'kysely'
import type { Handler } from '#api/kit/calls/perform.ts'
import { roles } from '#shop/contract/caller.ts'
import { ageBands } from '#shop/credit/ageing.ts'
import type { ShortageReason } from '#shop/invoices/shortage.ts'
import type { Period } from '#shop/reports/period.ts'
import type {
  ageingReportContract,
  missReportContract,
  shortageReportContract,
  stockReportContract,
} from '#shop/reports/report-contracts.ts'
import { type StockReason, stockReasons } from '#shop/stock/stock-reasons.ts'
import { addDays, bangkokDay } from '#shop/time/bangkok.ts'
import { checkPeriod, findScope } from './sales-report.ts'

const usualTake = 24
const startOf = (day: string) => sql`${day}::timestamp at time zone 'Asia/Bangkok'`
const isIn = (column: RawBuilder<unknown>, { from, to }: Period) =>
  sql`${column} >= ${startOf(from)} and ${column} < ${startOf(addDays(to, 1))}`

type Owing = {
  code: string
  name: string
  sale_code: string
  credit_limit: number
  orders: number
  bands: number[]
  total: number
  oldest_due_on: string
}

/** The same debts and ages as a customer's own page. */
export const ageingReport: Handler<typeof ageingReportContract> = async (request, context) => {
  const { db, now } = context
  const { saleUnit, take = usualTake, skip = 0 } = request
  const { saleCode } = await findScope(context, saleUnit)
  const age = sql`${bangkokDay(now)}::date - (o.placed_at at time zone 'Asia/Bangkok')::date`
  const owed = sql`o.total - coalesce(m.received, 0)`
  const inBand = [
    sql`${age} <= 30`,
    sql`${age} between 31 and 60`,
    sql`${age} between 61 and 90`,
    sql`${age} > 90`,
  ]
  const bands = sql.join(inBand.map((is) => sql`coalesce(sum(${owed}) filter (where ${is}), 0)::bigint`))
  const { rows } = await sql<Owing>`
    select c.code, c.name, coalesce(c.sale_code, '') as sale_code, c.credit_limit, count(*)::int as orders, array[${bands}] as bands, sum(${owed})::bigint as total,
      min(coalesce(o.due_on, (o.placed_at at time zone 'Asia/Bangkok')::date))::text as oldest_due_on
    from orders o
    join customers c on c.sale_unit = ${saleUnit} and c.code = o.credit_customer
    left join order_money m on m.sale_unit = ${saleUnit} and m.order_number = o.number
    where o.sale_unit = ${saleUnit} and o.credit_customer is not null and o.paid_at is null
      and o.status not in ('SO Cancel', 'Invoice Cancel') and ${saleCode === undefined ? sql`true` : sql`c.sale_code = ${saleCode}`}
    group by c.code, c.name, c.sale_code, c.credit_limit
    order by total desc, c.code`.execute(db)
  const sums = rows.map(({ bands }) => bands.map(Number))
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
  return {
    rows: rows.slice(skip, skip + take).map((row, at) => ({
      customerCode: row.code,
      name: row.name,
      saleCode: row.sale_code,
      limit: row.credit_limit,
      orders: row.orders,
      bands: sums[skip + at] ?? [],
      total: row.total,
      oldestDueOn: row.oldest_due_on,
    })),
    count: rows.length,
    bands: ageBands.map((band, at) => ({ band, amount: sum(sums.map((each) => each[at] ?? 0)) })),
    total: sum(rows.map(({ total }) => total)),
  }
}

type StockRow = {
  code: string
  name_th: string
  name_en: string
  unit_th: string
  unit_en: string
  on_hand: number
  reserved: number
  worth: number | null
  moved: Partial<Record<StockReason, number>> | null
  count: number
  all_worth: number | null
}

/** Costs are of unit 1, which holds so many base units; what moved most comes first. */
export const stockReport: Handler<typeof stockReportContract> = async (request, { db, caller }) => {
  const { saleUnit, take = usualTake, skip = 0 } = request
  const period = checkPeriod(request)
  const seesCost =
    caller.kind === 'merchant' && (caller.role === roles.manager || caller.role === roles.owner)
  const { rows } = await sql<StockRow>`
    with moves as (
      select r.product_code, jsonb_object_agg(r.reason, r.change) as moved, sum(abs(r.change)) as size
      from (select v.product_code, v.reason, sum(v.change) as change from stock_moves v
            where v.sale_unit = ${saleUnit} and ${isIn(sql`v.at`, period)} group by 1, 2) r
      group by 1
    ), shelf as (
      select p.code, p.name_th, p.name_en, case when p.unit3_rate > 0 then p.unit3_name_th when p.unit2_rate > 0 then p.unit2_name_th else p.unit1_name_th end as unit_th,
        case when p.unit3_rate > 0 then p.unit3_name_en when p.unit2_rate > 0 then p.unit2_name_en else p.unit1_name_en end as unit_en,
        coalesce(s.on_hand, 0) as on_hand, coalesce(s.reserved, 0) as reserved, round(s.on_hand * p.cost::numeric / p.unit1_rate)::bigint as worth, m.moved, m.size
      from products p
      left join stock s on s.sale_unit = ${saleUnit} and s.product_code = p.code
      left join moves m on m.product_code = p.code
      where p.sale_unit = ${saleUnit} and p.stock_controlled and (p.active or s.on_hand > 0)
    )
    select h.*, count(*) over ()::int as count, sum(h.worth) over ()::bigint as all_worth
    from shelf h order by h.size desc nulls last, h.on_hand desc, h.code limit ${take} offset ${skip}`.execute(
    db,
  )
  return {
    rows: rows.map((row) => ({
      productCode: row.code,
      name: { th: row.name_th, en: row.name_en },
      unit: { th: row.unit_th, en: row.unit_en },
      onHand: row.on_hand,
      reserved: row.reserved,
      worth: seesCost ? row.worth : null,
      moved: stockReasons.map((reason) => Number(row.moved?.[reason] ?? 0)),
    })),
    reasons: [...stockReasons],
    count: rows[0]?.count ?? 0,
    worth: seesCost ? (rows[0]?.all_worth ?? null) : null,
  }
}

type ShortRow = {
  product_code: string
  name_th: string
  name_en: string
  unit_th: string
  unit_en: string
  orders: number
  ordered: number
  short: number
  less: number
  reasons: Record<ShortageReason, number>
  count: number
  all_less: number
}

/** By product and the unit it was ordered in. */
export const shortageReport: Handler<typeof shortageReportContract> = async (request, context) => {
  const { saleUnit, take = usualTake, skip = 0 } = request
  const period = checkPeriod(request)
  const { saleCode } = await findScope(context, saleUnit)
  const { rows } = await sql<ShortRow>`
    with short as (
      select h.*, o.number from order_shortages h join orders o on o.sale_unit = ${saleUnit} and o.number = h.order_number
      where h.sale_unit = ${saleUnit} and ${isIn(sql`o.placed_at`, period)} and ${saleCode === undefined ? sql`true` : sql`o.sale_code = ${saleCode}`}
    ), said as (
      select r.product_code, r.unit_name_th, jsonb_object_agg(r.reason, r.orders) as reasons
      from (select h.product_code, h.unit_name_th, h.reason, count(distinct h.number) as orders from short h group by 1, 2, 3) r group by 1, 2
    )
    select g.*, w.reasons, count(*) over ()::int as count, sum(g.less) over ()::bigint as all_less
    from (
      select h.product_code, h.unit_name_th as unit_th, min(h.name_th) as name_th, min(h.name_en) as name_en, min(h.unit_name_en) as unit_en,
        count(distinct h.number)::int as orders, sum(h.ordered)::int as ordered, sum(h.ordered - h.delivered)::int as short, sum(h.less)::bigint as less
      from short h group by 1, 2
    ) g join said w on w.product_code = g.product_code and w.unit_name_th = g.unit_th
    order by g.less desc, g.product_code, g.unit_th limit ${take} offset ${skip}`.execute(context.db)
  return {
    rows: rows.map((row) => ({
      productCode: row.product_code,
      name: { th: row.name_th, en: row.name_en },
      unit: { th: row.unit_th, en: row.unit_en },
      orders: row.orders,
      ordered: row.ordered,
      short: row.short,
      less: row.less,
      reasons: Object.entries(row.reasons).map(([reason, orders]) => ({
        reason: reason as ShortageReason,
        orders,
      })),
    })),
    count: rows[0]?.count ?? 0,
    less: rows[0]?.all_less ?? 0,
  }
}

export const missReport: Handler<typeof missReportContract> = async (request, { db }) => {
  const { saleUnit, take = usualTake, skip = 0 } = request
  const { from, to } = checkPeriod(request)
  const { rows } = await sql<{ words: string; times: number; last_on: string; count: number }>`
    select w.words, sum(w.times)::int as times, max(w.day)::text as last_on, count(*) over ()::int as count
    from search_misses w where w.sale_unit = ${saleUnit} and w.day between ${from}::date and ${to}::date
    group by w.words order by times desc, last_on desc, w.words limit ${take} offset ${skip}`.execute(db)
  return {
    rows: rows.map(({ words, times, last_on }) => ({ words, times, lastOn: last_on })),
    count: rows[0]?.count ?? 0,
  }
}
