import { sql } from 'kysely'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { deliveriesProblems } from '#shop/deliveries/deliveries-problems.ts'
import type {
  PastRun,
  riderHistoryContract,
  riderPastRunContract,
  riderRunsContract,
} from '#shop/deliveries/rider-contracts.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { type KnownRider, loadRuns } from './load-runs.ts'

const historyPage = 12

/** The rider who makes the call. */
export function riderOf({ caller }: Pick<Context, 'caller'>): string {
  if (caller.kind !== 'rider') throw refuse(identityProblems.notAllowed)
  return caller.mobile
}

export const riderRuns: Handler<typeof riderRunsContract> = async ({ saleUnit }, context) => {
  const mobile = riderOf(context)
  const today = bangkokDay(context.now)
  const runs = await loadRuns(
    context,
    saleUnit,
    // As subqueries the rider and the day leave the plan alone, so that it is made once for all riders.
    sql`r.rider_mobile = (select ${mobile}::text) and r.state <> 'planned'
      and (r.state <> 'closed' or r.run_on = (select ${today}::date))`,
  )
  const { name, company, vehicle } = runs[0]?.rider ?? (await findRider(context.db, mobile))
  const approvesInvoices = company === (await context.settings(saleUnit)).invoiceApproveCompany
  return {
    at: context.now.toISOString(),
    rider: { mobile, name, vehicle, approvesInvoices },
    runs: runs.map(({ run }) => run),
  }
}

async function findRider(db: Db, mobile: string): Promise<KnownRider> {
  const rider = await db
    .selectFrom('riders')
    .select(['mobile', 'name', 'company', 'vehicle'])
    .where('mobile', '=', mobile)
    .executeTakeFirst()
  if (!rider) throw refuse(identityProblems.noProfile)
  return rider
}

export const riderPastRun: Handler<typeof riderPastRunContract> = async ({ saleUnit, runId }, context) => {
  const [found] = await loadRuns(
    context,
    saleUnit,
    sql`r.id = ${runId}::uuid and r.rider_mobile = ${riderOf(context)} and r.state <> 'planned'`,
  )
  if (!found) throw refuse(deliveriesProblems.noRun)
  return { run: found.run }
}

/** By day and id, so that a new run never shifts a page. */
export const riderHistory: Handler<typeof riderHistoryContract> = async ({ saleUnit, before }, context) => {
  const [day = '', id = ''] = before?.split('/') ?? []
  const isPage = /^\d{4}-\d{2}-\d{2}$/.test(day) && /^[0-9a-f-]{36}$/.test(id)
  const older = isPage ? sql`(r.run_on, r.id) < (${day}::date, ${id}::uuid)` : sql`true`
  const { rows } = await sql<PastRun>`
    select r.id, r.run_on as "runOn", r.state, count(s.order_number) filter (where s.state <> 'moved')::integer as stops,
      count(*) filter (where s.state = 'delivered')::integer as delivered, count(*) filter (where s.state = 'partly')::integer as partly,
      count(*) filter (where s.state in ('failed', 'back', 'cancelled'))::integer as failed,
      coalesce(sum(s.collected) filter (where s.paid_way = 'cash'), 0)::bigint as cash, r.cash_handed as "cashHanded",
      r.cash_counted as "cashCounted", r.difference_reason as "differenceReason"
    from delivery_runs r left join delivery_stops s on s.sale_unit = ${saleUnit} and s.run_id = r.id
    where r.sale_unit = ${saleUnit} and r.rider_mobile = ${riderOf(context)} and r.state <> 'planned' and ${older}
    group by r.sale_unit, r.id order by r.run_on desc, r.id desc limit ${historyPage + 1}`.execute(context.db)
  const runs = rows.slice(0, historyPage)
  const last = runs.at(-1)
  return { runs, next: rows.length > historyPage && last ? `${last.runOn}/${last.id}` : null }
}
