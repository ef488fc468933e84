import { sql } from 'kysely'
import { actingStaff } from '#api/activity/acting-staff.ts'
import { addActivities } from '#api/activity/add-activities.ts'
import { contentMark } from '#api/activity/content-mark.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { allSums } from '#api/reports/all-sums.ts'
import { roles } from '#shop/contract/caller.ts'
import { mySalesProblems } from '#shop/my-sales/my-sales-problems.ts'
import type { RewardTier } from '#shop/my-sales/sales-reward.ts'
import type {
  SetTarget,
  salesTargetsContract,
  saveSalesTargetsContract,
} from '#shop/my-sales/target-contracts.ts'
import { refuse } from '#shop/problems/problem.ts'
import { addMonths, monthOf, periodOfMonth } from '#shop/reports/period.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { findTargets, findTiers } from './load-targets.ts'
import { findSalespeople } from './sales-people.ts'

const monthsBefore = 3

const versionOf = (targets: readonly SetTarget[], tiers: readonly RewardTier[]) =>
  contentMark({ targets: targets.map(setOf), tiers: tiers.map(({ percent, amount }) => [percent, amount]) })

const setOf = ({ saleCode, amount, newCustomers, activeCustomers }: SetTarget): SetTarget => ({
  ...{ saleCode, amount, newCustomers, activeCustomers },
})

export const salesTargets: Handler<typeof salesTargetsContract> = async (
  { saleUnit, ...request },
  { db, now },
) => {
  const today = bangkokDay(now)
  const month = request.month ?? monthOf(today)
  const earlier = Array.from({ length: monthsBefore }, (_, at) => addMonths(month, -1 - at))
  const [people, targets, tiers, sold] = await Promise.all([
    findSalespeople(db, saleUnit),
    findTargets(db, saleUnit, [month, ...earlier]),
    findTiers(db, saleUnit, month),
    findSold(db, saleUnit, earlier),
  ])
  const own = targets.filter((each) => each.month === month)
  const asked = new Set(targets.map(({ saleCode }) => saleCode))
  return {
    ...{ month, today, version: versionOf(own, tiers), tiers, targets: own.map(setOf) },
    people: people
      .filter(({ role, saleCode }) => role !== roles.owner || asked.has(saleCode))
      .map(({ saleCode, name, role }) => ({ saleCode, name, role })),
    before: earlier.map((each) => ({
      month: each,
      targets: people.map(({ saleCode }) => ({
        ...(targets.find((target) => target.month === each && target.saleCode === saleCode) ?? {
          ...{ saleCode, amount: 0, newCustomers: null, activeCustomers: null },
        }),
        total: sold.get(`${each} ${saleCode}`) ?? 0,
      })),
    })),
    changedBy: own[0]?.setBy ?? '',
  }
}

async function findSold(db: Db, saleUnit: string, months: readonly string[]): Promise<Map<string, number>> {
  const [from, to] = [`${months.at(-1)}-01`, periodOfMonth(months[0] ?? '', '').to]
  const { rows } = await sql<{ month: string; saleCode: string; total: number }>`
    select to_char(s.day, 'YYYY-MM') as month, s.sale_code as "saleCode", sum(s.total)::bigint as total
    from ${allSums({ saleUnit })}
    where s.kind = 'all' and s.day between ${from}::date and ${to}::date group by 1, 2`.execute(db)
  return new Map(rows.map(({ month, saleCode, total }) => [`${month} ${saleCode}`, total]))
}

export const saveSalesTargets: Handler<typeof saveSalesTargetsContract> = async (request, context) => {
  const { saleUnit, month, version } = request
  const { db, now } = context
  const by = await actingStaff(context)
  if (month < addMonths(monthOf(bangkokDay(now)), -1)) throw refuse(mySalesProblems.monthOver)
  const tiers = sortedTiers(request.tiers)
  const targets = [...new Map(request.targets.map((each) => [each.saleCode, setOf(each)])).values()].sort(
    (one, other) => (one.saleCode < other.saleCode ? -1 : 1),
  )
  const known = new Set((await findSalespeople(db, saleUnit)).map(({ saleCode }) => saleCode))
  return db.transaction().execute(async (tx) => {
    // Targets that are not there yet have no row to lock.
    await sql`select pg_advisory_xact_lock(hashtext(${`sales targets ${saleUnit}`}))`.execute(tx)
    const [before, tiersBefore] = [
      await findTargets(tx, saleUnit, [month]),
      await findTiers(tx, saleUnit, month),
    ]
    const next = versionOf(targets, tiers)
    if (versionOf(before, tiersBefore) === next) return { version: next }
    if (versionOf(before, tiersBefore) !== version) throw refuse(mySalesProblems.changed)
    const had = new Map(before.map((each) => [each.saleCode, each]))
    const stranger = targets.find(({ saleCode }) => !known.has(saleCode) && !had.has(saleCode))
    if (stranger) throw refuse(mySalesProblems.noSalesperson, { code: stranger.saleCode })
    const written = { tx, saleUnit, month, now, name: by.name }
    await writeTargets(written, targets)
    if (versionOf([], tiersBefore) !== versionOf([], tiers)) await writeTiers(written, tiers)
    await addActivities(tx, { saleUnit, at: now, by }, 'salesTargets', [
      ...changesOf(month, before, targets),
      ...(versionOf([], tiersBefore) === versionOf([], tiers)
        ? []
        : [
            {
              ...{ subject: month, what: 'saved' },
              ...{ before: { tiers: tiersBefore.map(said) }, after: { tiers: tiers.map(said) } },
            },
          ]),
    ])
    return { version: next }
  })
}

const said = ({ percent, amount }: RewardTier) => ({ percent, reward: amount })

function sortedTiers(tiers: readonly RewardTier[]): RewardTier[] {
  const sorted = [...tiers].sort((one, other) => one.percent - other.percent)
  const twice = sorted.find(({ percent }, at) => sorted[at + 1]?.percent === percent)
  if (twice) throw refuse(mySalesProblems.sameTier, { percent: twice.percent })
  return sorted
}

type Write = { tx: Db; saleUnit: string; month: string; now: Date; name: string }

async function writeTargets({ tx, saleUnit, month, now, name }: Write, targets: readonly SetTarget[]) {
  const first = `${month}-01`
  await sql`delete from sales_targets t where t.sale_unit = ${saleUnit} and t.month = ${first}::date`.execute(
    tx,
  )
  await sql`
    insert into sales_targets (sale_unit, month, sale_code, amount, new_customers, active_customers, set_at, set_by)
    select ${saleUnit}, ${first}::date, n."saleCode", n.amount, n."newCustomers", n."activeCustomers", ${now}::timestamptz, ${name}
    from jsonb_to_recordset(${JSON.stringify(targets)}::jsonb)
      as n ("saleCode" text, amount bigint, "newCustomers" int, "activeCustomers" int)`.execute(tx)
}

async function writeTiers({ tx, saleUnit, month, now, name }: Write, tiers: readonly RewardTier[]) {
  await sql`
    insert into sales_rewards (sale_unit, from_month, tiers, set_at, set_by)
    values (${saleUnit}, ${`${month}-01`}::date, ${JSON.stringify(tiers)}::jsonb, ${now}, ${name})
    on conflict (sale_unit, from_month) do update set tiers = excluded.tiers, set_at = excluded.set_at, set_by = excluded.set_by`.execute(
    tx,
  )
}

/** One line of the log for each salesperson whose target changed. */
function changesOf(month: string, before: readonly SetTarget[], after: readonly SetTarget[]) {
  const of = (targets: readonly SetTarget[], code: string) => {
    const found = targets.find(({ saleCode }) => saleCode === code)
    return {
      ...{ salesTarget: found?.amount ?? null, newCustomers: found?.newCustomers ?? null },
      activeCustomers: found?.activeCustomers ?? null,
    }
  }
  const codes = [...new Set([...before, ...after].map(({ saleCode }) => saleCode))]
  return codes
    .filter((code) => JSON.stringify(of(before, code)) !== JSON.stringify(of(after, code)))
    .map((code) => ({
      ...{ subject: `${code} ${month}`, what: 'saved', before: of(before, code), after: of(after, code) },
    }))
}
