import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { Period } from '#shop/reports/period.ts'
import type { Sums } from '#shop/reports/report-contracts.ts'
import type { SalesGroup, SalesSort } from '#shop/reports/sales-groups.ts'
import { allSums } from './all-sums.ts'

/** Whose sales: of the centre, or of one salesperson. */
export type Scope = { saleUnit: string; saleCode: string | undefined }
type Kind = 'all' | 'product' | 'customer' | 'promotion' | 'area' | 'status'

const kindOf: Record<SalesGroup, Kind> = {
  day: 'all',
  month: 'all',
  salesperson: 'all',
  category: 'product',
  product: 'product',
  customer: 'customer',
  promotion: 'promotion',
  area: 'area',
}

const keyOf: Record<SalesGroup, RawBuilder<unknown>> = {
  day: sql`s.day::text`,
  month: sql`to_char(s.day, 'YYYY-MM')`,
  salesperson: sql`s.sale_code`,
  category: sql`coalesce(p.h2, '')`,
  product: sql`s.key`,
  customer: sql`s.key`,
  promotion: sql`s.key`,
  area: sql`s.key`,
}

export const within = ({ from, to }: Period) => sql`s.day between ${from}::date and ${to}::date`

export const sumsOf = ({ saleCode }: Scope, kind: Kind) =>
  sql`s.kind = ${kind} and ${saleCode === undefined ? sql`true` : sql`s.sale_code = ${saleCode}`}`

const columns = (isCounted: RawBuilder<unknown>) => sql`
  coalesce(sum(s.orders) filter (where ${isCounted}), 0)::int as orders,
  coalesce(sum(s.units) filter (where ${isCounted}), 0)::bigint as units,
  coalesce(sum(s.free_units) filter (where ${isCounted}), 0)::bigint as "freeUnits",
  coalesce(sum(s.goods) filter (where ${isCounted}), 0)::bigint as goods,
  coalesce(sum(s.discount) filter (where ${isCounted}), 0)::bigint as discount,
  coalesce(sum(s.total) filter (where ${isCounted}), 0)::bigint as total`

export type GroupRow = Sums & { key: string; totalBefore: number }
type Grouped = { rows: GroupRow[]; count: number }
type Asked = {
  by: SalesGroup
  period: Period
  before: Period
  sort?: SalesSort | undefined
  take: number
  skip: number
}

const orders: Record<SalesSort, RawBuilder<unknown>> = {
  total: sql`g.total desc, g.key`,
  orders: sql`g.orders desc, g.key`,
  units: sql`g.units desc, g.key`,
  discount: sql`g.discount desc, g.key`,
  less: sql`g.total - g."totalBefore", g.key`,
}

/** Sums by group; those that sold only in the period before are listed too, so that a loss is seen. */
export async function findGroups(
  db: Db,
  scope: Scope,
  { by, period, before, sort, take, skip }: Asked,
): Promise<Grouped> {
  const products = sql`left join products p on p.sale_unit = ${scope.saleUnit} and p.code = s.key`
  const inTime = by === 'day' || by === 'month'
  const { rows } = await sql<GroupRow & { count: number }>`
    select g.*, count(*) over ()::int as count from (
      select ${keyOf[by]} as key, ${columns(within(period))},
        coalesce(sum(s.total) filter (where ${within(before)}), 0)::bigint as "totalBefore"
      from ${allSums(scope)} ${by === 'category' ? products : sql``}
      where ${sumsOf(scope, kindOf[by])} and ${inTime ? within(period) : sql`(${within(period)} or ${within(before)})`}
      group by 1
    ) g
    where g.orders <> 0 or g.total <> 0 or g."freeUnits" <> 0 or g."totalBefore" <> 0
    order by ${inTime ? sql`g.key` : orders[sort ?? 'total']} limit ${take} offset ${skip}`.execute(db)
  return { rows, count: rows[0]?.count ?? 0 }
}

/** Orders as a whole in a period and in the one before. */
export async function findSums(
  db: Db,
  scope: Scope,
  { period, before }: Pick<Asked, 'period' | 'before'>,
): Promise<{ now: Sums; before: Sums }> {
  const { rows } = await sql<Sums & { isNow: boolean }>`
    select w.first::date = ${period.from}::date as "isNow", ${columns(sql`true`)}
    from (values (${period.from}, ${period.to}), (${before.from}, ${before.to})) w (first, last)
    join ${allSums(scope)} on ${sumsOf(scope, 'all')} and s.day between w.first::date and w.last::date
    group by w.first`.execute(db)
  const of = (isNow: boolean): Sums => {
    const { isNow: _, ...sums } = rows.find((row) => row.isNow === isNow) ?? { isNow, ...none }
    return sums
  }
  return { now: of(true), before: of(false) }
}

const none: Sums = { orders: 0, units: 0, freeUnits: 0, goods: 0, discount: 0, total: 0 }

/** Whether older orders are in the sums too. */
export async function isCounted(db: Db, saleUnit: string): Promise<boolean> {
  const { rows } =
    await sql`select from sales_checks c where c.sale_unit = ${saleUnit} and c.checked_at is not null`.execute(
      db,
    )
  return rows.length > 0
}
