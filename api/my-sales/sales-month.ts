import { sql } from 'kysely'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { findSaleCode } from '#api/merchants/sale-code.ts'
import { allSums } from '#api/reports/all-sums.ts'
import { roles } from '#shop/contract/caller.ts'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { SalesTarget, salesMonthContract, TeamMember } from '#shop/my-sales/my-sales-contracts.ts'
import { type RewardTier, rewardOf } from '#shop/my-sales/sales-reward.ts'
import type { SetTarget } from '#shop/my-sales/target-contracts.ts'
import { daysOf, monthOf, type Period, periodBefore, periodOfMonth } from '#shop/reports/period.ts'
import { addDays, bangkokDay } from '#shop/time/bangkok.ts'
import { loadingCache } from '#shop/time/loading-cache.ts'
import { findTargets, findTiers } from './load-targets.ts'
import { findSalespeople, type Salesperson } from './sales-people.ts'

type Month = AnswerOf<typeof salesMonthContract>
type DaySum = { saleCode: string; day: string; orders: number; total: number }

// As the overview, it says when it was summed.
const months = loadingCache<Month>({ freshMs: 3_000, staleMs: 10_000, most: 512 })

export const salesMonth: Handler<typeof salesMonthContract> = async (request, context) => {
  const { db, caller, now } = context
  const { saleUnit } = request
  const today = bangkokDay(now)
  const month = request.month ?? monthOf(today)
  const own = await findSaleCode(db, caller)
  const saleCode = own ?? (request.saleCode || undefined)
  return months.get(db, `${saleUnit} ${own === undefined} ${saleCode} ${month} ${today}`, () =>
    sumUp(context, { saleUnit, saleCode, isOwn: own !== undefined, month, today }),
  )
}

type Asked = { saleUnit: string; saleCode: string | undefined; isOwn: boolean; month: string; today: string }

async function sumUp({ db, now }: Context, asked: Asked): Promise<Month> {
  const { saleUnit, saleCode, isOwn, month, today } = asked
  const period = periodOfMonth(month, today)
  const before = periodBefore(period)
  const wholeBefore = periodOfMonth(monthOf(before.from), '')
  const [people, sums, targets, tiers, counts, counted] = await Promise.all([
    findSalespeople(db, saleUnit),
    findDays(db, saleUnit, { from: wholeBefore.from, to: period.to }),
    findTargets(db, saleUnit, [month]),
    findTiers(db, saleUnit, month),
    countCustomers(db, saleUnit, { saleCode, period }),
    isCounted(db, saleUnit),
  ])
  const everybody = team({ people, sums, targets, tiers, period, before })
  const shown = isOwn ? everybody.filter((each) => each.saleCode === saleCode) : everybody
  const whose = saleCode === undefined ? sums : sums.filter((each) => each.saleCode === saleCode)
  const target =
    saleCode === undefined ? wholeOf(targets) : (targets.find((each) => each.saleCode === saleCode) ?? null)
  const total = sumOf(whose, period)
  const earlier = daysOf(before)
  const ofDay = (day: string) => sumOf(whose, { from: day, to: day })
  return {
    ...{ at: now.toISOString(), month, today, saleCode: saleCode ?? '', ...counts, tiers, counted },
    name: people.find((each) => each.saleCode === saleCode)?.name ?? saleCode ?? '',
    ...{ total, orders: sumOf(whose, period, 'orders'), totalBefore: sumOf(whose, before) },
    monthBefore: sumOf(whose, wholeBefore),
    target: target && targetOf(target),
    reward:
      saleCode === undefined
        ? { earned: everybody.reduce((sum, { reward }) => sum + reward.earned, 0), next: null }
        : rewardOf(tiers, { total, target: target?.amount ?? 0 }),
    days: daysOf(period).map((day, at) => ({
      ...{ day, total: ofDay(day), totalBefore: ofDay(earlier[at] ?? '') },
    })),
    team: shown,
  }
}

const targetOf = ({ amount, newCustomers, activeCustomers }: SalesTarget): SalesTarget => ({
  ...{ amount, newCustomers, activeCustomers },
})

/** What the whole centre is to reach: everybody's targets together. */
function wholeOf(targets: readonly SetTarget[]): SalesTarget | null {
  if (targets.length === 0) return null
  const sum = (key: 'newCustomers' | 'activeCustomers') => {
    const given = targets.flatMap((each) => each[key] ?? [])
    return given.length > 0 ? given.reduce((total, each) => total + each, 0) : null
  }
  const amount = targets.reduce((total, each) => total + each.amount, 0)
  return { amount, newCustomers: sum('newCustomers'), activeCustomers: sum('activeCustomers') }
}

const sumOf = (sums: readonly DaySum[], { from, to }: Period, what: 'total' | 'orders' = 'total') =>
  sums.reduce((sum, each) => (each.day >= from && each.day <= to ? sum + each[what] : sum), 0)

type TeamParts = {
  people: readonly Salesperson[]
  sums: readonly DaySum[]
  targets: readonly SetTarget[]
  tiers: readonly RewardTier[]
  period: Period
  before: Period
}

/** Salespeople, and whoever else sold something or has a target; sales of nobody's customers stand there too. */
function team({ people, sums, targets, tiers, period, before }: TeamParts): TeamMember[] {
  const codes = new Set([
    ...people.filter(({ role }) => role === roles.salesperson).map(({ saleCode }) => saleCode),
    ...targets.map(({ saleCode }) => saleCode),
    ...sums.map(({ saleCode }) => saleCode),
  ])
  const nameOf = (code: string) => people.find(({ saleCode }) => saleCode === code)?.name ?? code
  return [...codes]
    .map((saleCode): TeamMember => {
      const theirs = sums.filter((each) => each.saleCode === saleCode)
      const target = targets.find((each) => each.saleCode === saleCode)
      const total = sumOf(theirs, period)
      return {
        ...{ saleCode, name: nameOf(saleCode), total, orders: sumOf(theirs, period, 'orders') },
        ...{ totalBefore: sumOf(theirs, before), target: target ? targetOf(target) : null },
        reward: rewardOf(tiers, { total, target: target?.amount ?? 0 }),
      }
    })
    .sort((one, other) => other.total - one.total || (one.saleCode < other.saleCode ? -1 : 1))
}

/** From the sums of days that the reports are made of, so that both agree. */
async function findDays(db: Db, saleUnit: string, { from, to }: Period): Promise<DaySum[]> {
  const { rows } = await sql<DaySum>`
    select s.sale_code as "saleCode", s.day::text as day, sum(s.orders)::int as orders, sum(s.total)::bigint as total
    from ${allSums({ saleUnit })}
    where s.kind = 'all' and s.day between ${from}::date and ${to}::date
    group by 1, 2`.execute(db)
  return rows
}

async function countCustomers(
  db: Db,
  saleUnit: string,
  { saleCode, period: { from, to } }: { saleCode: string | undefined; period: Period },
): Promise<{ newCustomers: number; activeCustomers: number }> {
  const startOf = (day: string) => sql`${day}::timestamp at time zone 'Asia/Bangkok'`
  const [opened, ordering] = await Promise.all([
    sql<{ count: number }>`
      select count(*)::int as count from customers c
      where c.sale_unit = ${saleUnit} and c.status = 'active' and c.created_at >= ${startOf(from)}
        and c.created_at < ${startOf(addDays(to, 1))}
        and ${saleCode === undefined ? sql`true` : sql`c.sale_code = ${saleCode}`}`.execute(db),
    sql<{ count: number }>`
      select count(*)::int as count from (
        select s.key from ${allSums({ saleUnit })}
        where s.kind = 'customer' and s.day between ${from}::date and ${to}::date
          and ${saleCode === undefined ? sql`true` : sql`s.sale_code = ${saleCode}`}
        group by s.key having sum(s.orders) > 0) k`.execute(db),
  ])
  return { newCustomers: opened.rows[0]?.count ?? 0, activeCustomers: ordering.rows[0]?.count ?? 0 }
}

/** Whether orders from before there were sums are in them too. */
async function isCounted(db: Db, saleUnit: string): Promise<boolean> {
  const { rows } = await sql`
    select from sales_checks c where c.sale_unit = ${saleUnit} and c.checked_at is not null`.execute(db)
  return rows.length > 0
}
