import { sql } from 'kysely'
import type { Handler } from '#api/kit/calls/perform.ts'
import { toBaht } from '#shop/money/satang.ts'
import { monthOf, monthsUpTo, type Period, periodBefore } from '#shop/reports/period.ts'
import type { newCustomersContract, topSaleContract } from '#shop/reports/report-contracts.ts'
import { addDays, bangkokDay } from '#shop/time/bangkok.ts'
import { loadingCache } from '#shop/time/loading-cache.ts'
import { allSums } from './all-sums.ts'
import { findNames } from './group-names.ts'
import { findGroups, type GroupRow, type Scope, sumsOf } from './sales-queries.ts'
import { findScope } from './sales-report.ts'

const [shown, months] = [10, 12]

/** The twelve months up to today, the running one as far as it has come. */
function yearUpTo(now: Date): Period & { months: string[] } {
  const to = bangkokDay(now)
  const labels = monthsUpTo(monthOf(to), months)
  return { from: `${labels[0]}-01`, to, months: labels }
}

type Top = { rows: GroupRow[]; values: Map<string, number> }
// A year of products is long to sum up, and changes little in a minute.
const tops = loadingCache<Top>({ freshMs: 60_000, staleMs: 120_000, most: 256 })

export const topSale: Handler<typeof topSaleContract> = async ({ saleUnit, type }, context) => {
  const { db, now } = context
  const scope = await findScope(context, saleUnit)
  const period = yearUpTo(now)
  const { rows, values } = await tops.get(
    db,
    `${type} ${saleUnit} ${scope.saleCode} ${period.to}`,
    async () => {
      const { rows } = await findGroups(db, scope, {
        ...{ by: type, period, before: periodBefore(period), take: shown, skip: 0 },
      })
      const sold = rows.filter(({ total }) => total > 0)
      return {
        rows: sold,
        values: await byMonth(db, scope, { type, period, keys: sold.map(({ key }) => key) }),
      }
    },
  )
  const nameOf = await findNames(db, { saleUnit, by: type, keys: rows.map(({ key }) => key) })
  return {
    labels: period.months,
    series: rows.map(({ key }) => ({
      key,
      name: nameOf(key),
      values: period.months.map((month) => toBaht(values.get(`${month} ${key}`) ?? 0)),
    })),
  }
}

type Shown = { type: 'product' | 'category' | 'customer' | 'salesperson'; period: Period; keys: string[] }

/** The months of what is shown, by month and key. */
async function byMonth(
  db: Parameters<typeof findGroups>[0],
  scope: Scope,
  { type, period, keys }: Shown,
): Promise<Map<string, number>> {
  const kind = type === 'category' ? 'product' : type === 'salesperson' ? 'all' : type
  const key = type === 'category' ? sql`p.h2` : type === 'salesperson' ? sql`s.sale_code` : sql`s.key`
  const join =
    type === 'category' ? sql`join products p on p.sale_unit = ${scope.saleUnit} and p.code = s.key` : sql``
  const { rows } = await sql<{ month: string; key: string; total: number }>`
    select to_char(s.day, 'YYYY-MM') as month, ${key} as key, sum(s.total)::bigint as total
    from ${allSums(scope)} ${join}
    where ${sumsOf(scope, kind)} and s.day between ${period.from}::date and ${period.to}::date and ${key} = any(${keys}::text[])
    group by 1, 2`.execute(db)
  return new Map(rows.map((row) => [`${row.month} ${row.key}`, row.total]))
}

export const newCustomers: Handler<typeof newCustomersContract> = async ({ saleUnit, type }, context) => {
  const { db, now } = context
  const { saleCode } = await findScope(context, saleUnit)
  const period = yearUpTo(now)
  const { rows } = await sql<{ month: string; key: string; count: number }>`
    select to_char(c.created_at at time zone 'Asia/Bangkok', 'YYYY-MM') as month, coalesce(c.sale_code, '') as key, count(*)::int as count
    from customers c
    where c.sale_unit = ${saleUnit} and c.created_at >= ${period.from}::timestamp at time zone 'Asia/Bangkok'
      and c.created_at < ${addDays(period.to, 1)}::timestamp at time zone 'Asia/Bangkok'
      and ${type === 'approved' ? sql`c.status = 'active'` : sql`true`} and ${saleCode === undefined ? sql`true` : sql`c.sale_code = ${saleCode}`}
    group by 1, 2 order by 2, 1`.execute(db)
  const codes = [...new Set(rows.map(({ key }) => key))]
  const nameOf = await findNames(db, { saleUnit, by: 'salesperson', keys: codes })
  return {
    labels: period.months,
    series: codes.map((key) => ({
      key,
      name: nameOf(key),
      values: period.months.map(
        (month) => rows.find((row) => row.key === key && row.month === month)?.count ?? 0,
      ),
    })),
  }
}
