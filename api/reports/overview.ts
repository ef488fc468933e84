import { sql } from 'kysely'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import {
  addMonths,
  daysOf,
  monthOf,
  monthsUpTo,
  type Period,
  periodBefore,
  periodOfMonth,
} from '#shop/reports/period.ts'
import type { overviewContract } from '#shop/reports/report-contracts.ts'
import { addDays, bangkokDay } from '#shop/time/bangkok.ts'
import { loadingCache } from '#shop/time/loading-cache.ts'
import { allSums } from './all-sums.ts'
import { findNames } from './group-names.ts'
import { findGroups, findSums, isCounted, type Scope, sumsOf, within } from './sales-queries.ts'
import { findScope, nameRows } from './sales-report.ts'
import { countWaiting } from './waiting.ts'

type Overview = AnswerOf<typeof overviewContract>
type Figures = Omit<Overview, 'waiting'>
type Months = { month: string; period: Period; before: Period }

const [mostProducts, monthsShown] = [8, 12]
// Everybody at a centre looks at the same figures, and says when they were summed.
const figures = loadingCache<Figures>({ freshMs: 10_000, staleMs: 20_000, most: 512 })

export const overview: Handler<typeof overviewContract> = async (request, context) => {
  const { db, now } = context
  const { saleUnit } = request
  const today = bangkokDay(now)
  const month = request.month ?? monthOf(today)
  const period = periodOfMonth(month, today)
  const scope = await findScope(context, saleUnit)
  const [waiting, summed] = await Promise.all([
    countWaiting(context, scope),
    figures.get(db, `${saleUnit} ${scope.saleCode} ${month} ${today}`, () =>
      sumUp(context, scope, { month, period, before: periodBefore(period) }),
    ),
  ])
  return { waiting, ...summed }
}

async function sumUp(context: Context, scope: Scope, months: Months): Promise<Figures> {
  const { db, now } = context
  const { month, period, before } = months
  const { saleUnit } = scope
  const [sales, buyers, days, byMonth, top, newCustomers, funnel, counted, firstYear] = await Promise.all([
    findSums(db, scope, months),
    countBuyers(db, scope, months),
    findDays(db, scope, months),
    findMonths(db, scope, month),
    findGroups(db, scope, { by: 'product', period, before, take: mostProducts, skip: 0 }),
    findNewCustomers(db, scope, months),
    findFunnel(db, scope, period),
    isCounted(db, saleUnit),
    findFirstYear(db, scope, now),
  ])
  return {
    ...{ month, ...period, before, at: now.toISOString(), counted, firstYear },
    ...{ sales, buyers, days, months: byMonth, newCustomers, funnel },
    topProducts: await nameRows(
      context,
      { saleUnit, by: 'product' },
      top.rows.filter(({ total }) => total > 0),
    ),
  }
}

type Db = Context['db']

async function countBuyers(db: Db, scope: Scope, { period, before }: Months) {
  const { rows } = await sql<{ now: number; before: number }>`
    select count(*) filter (where k.now > 0)::int as now, count(*) filter (where k.before > 0)::int as before
    from (
      select sum(s.orders) filter (where ${within(period)}) as now, sum(s.orders) filter (where ${within(before)}) as before
      from ${allSums(scope)} where ${sumsOf(scope, 'customer')} and (${within(period)} or ${within(before)})
      group by s.key
    ) k`.execute(db)
  return rows[0] ?? { now: 0, before: 0 }
}

/** Every day of the period, beside the day at the same place of the period before. */
async function findDays(db: Db, scope: Scope, { period, before }: Months): Promise<Overview['days']> {
  const { rows } = await sql<{ day: string; orders: number; total: number }>`
    select s.day::text as day, sum(s.orders)::int as orders, sum(s.total)::bigint as total
    from ${allSums(scope)} where ${sumsOf(scope, 'all')} and (${within(period)} or ${within(before)})
    group by s.day`.execute(db)
  const sums = new Map(rows.map((row) => [row.day, row]))
  const earlier = daysOf(before)
  return daysOf(period).map((day, at) => ({
    day,
    orders: sums.get(day)?.orders ?? 0,
    total: sums.get(day)?.total ?? 0,
    totalBefore: sums.get(earlier[at] ?? '')?.total ?? 0,
  }))
}

/** Twelve months up to this one, each beside the same month a year before. */
async function findMonths(db: Db, scope: Scope, month: string): Promise<Overview['months']> {
  const { rows } = await sql<{ month: string; orders: number; total: number }>`
    select to_char(s.day, 'YYYY-MM') as month, sum(s.orders)::int as orders, sum(s.total)::bigint as total
    from ${allSums(scope)}
    where ${sumsOf(scope, 'all')} and s.day >= ${`${addMonths(month, 1 - 2 * monthsShown)}-01`}::date and s.day < ${`${addMonths(month, 1)}-01`}::date
    group by 1`.execute(db)
  const sums = new Map(rows.map((row) => [row.month, row]))
  return monthsUpTo(month, monthsShown).map((each) => ({
    month: each,
    orders: sums.get(each)?.orders ?? 0,
    total: sums.get(each)?.total ?? 0,
    totalBefore: sums.get(addMonths(each, -monthsShown))?.total ?? 0,
  }))
}

const startOf = (day: string) => sql`${day}::timestamp at time zone 'Asia/Bangkok'`
const registered = ({ from, to }: Period) =>
  sql`(c.created_at >= ${startOf(from)} and c.created_at < ${startOf(addDays(to, 1))})`

async function findNewCustomers(
  db: Db,
  { saleUnit, saleCode }: Scope,
  { period, before }: Months,
): Promise<Overview['newCustomers']> {
  const { rows } = await sql<{ saleCode: string; now: number; before: number }>`
    select coalesce(c.sale_code, '') as "saleCode", count(*) filter (where ${registered(period)})::int as now,
      count(*) filter (where ${registered(before)})::int as before
    from customers c
    where c.sale_unit = ${saleUnit} and (${registered(period)} or ${registered(before)})
      and ${saleCode === undefined ? sql`true` : sql`c.sale_code = ${saleCode}`}
    group by 1 order by 2 desc, 3 desc, 1`.execute(db)
  const nameOf = await findNames(db, {
    ...{ saleUnit, by: 'salesperson', keys: rows.map((row) => row.saleCode) },
  })
  return rows.map((row) => ({ ...row, name: nameOf(row.saleCode).th }))
}

const steps = {
  approved: ['SO Approve', 'Invoice wait', 'Invoice Approve', 'POD'],
  invoiced: ['Invoice wait', 'Invoice Approve', 'POD'],
  shipped: ['Invoice Approve', 'POD'],
  delivered: ['POD'],
  cancelled: ['SO Cancel', 'Invoice Cancel'],
}

/** An order that has come far was at every step before too. */
async function findFunnel(db: Db, scope: Scope, period: Period): Promise<Overview['funnel']> {
  const { rows } = await sql<{ status: string; orders: number; total: number }>`
    select s.key as status, sum(s.orders)::int as orders, sum(s.total)::bigint as total
    from ${allSums(scope)} where ${sumsOf(scope, 'status')} and ${within(period)} group by s.key`.execute(db)
  const of = (statuses: readonly string[], what: 'orders' | 'total' = 'orders') =>
    rows.filter(({ status }) => statuses.includes(status)).reduce((sum, row) => sum + row[what], 0)
  return {
    placed: rows.reduce((sum, { orders }) => sum + orders, 0),
    approved: of(steps.approved),
    invoiced: of(steps.invoiced),
    shipped: of(steps.shipped),
    delivered: of(steps.delivered),
    cancelled: of(steps.cancelled),
    cancelledTotal: of(steps.cancelled, 'total'),
  }
}

async function findFirstYear(db: Db, { saleUnit }: Scope, now: Date): Promise<number> {
  const { rows } = await sql<{ year: number }>`
    select extract(year from s.day)::int as year from daily_sales s
    where s.sale_unit = ${saleUnit} and s.kind = 'all' order by s.day limit 1`.execute(db)
  return rows[0]?.year ?? Number(bangkokDay(now).slice(0, 4))
}
