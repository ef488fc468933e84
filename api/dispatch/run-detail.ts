import { sql } from 'kysely'
import { type KeptProblem, loadRuns, sayKept } from '#api/deliveries/load-runs.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { deliveriesProblems } from '#shop/deliveries/deliveries-problems.ts'
import { runCash } from '#shop/deliveries/run-cash.ts'
import type { RecordedAction, runDetailContract } from '#shop/dispatch/dispatch-contracts.ts'
import { refuse } from '#shop/problems/problem.ts'
import type { Locale } from '#shop/words/locale.ts'
import { findReturns } from './coming-back.ts'

export const runDetail: Handler<typeof runDetailContract> = async ({ saleUnit, id }, context) => {
  const { db, locale } = context
  const [found] = await loadRuns(context, saleUnit, sql`r.id = ${id}::uuid`)
  if (!found) throw refuse(deliveriesProblems.noRun)
  const [made, actions, positions, returns] = await Promise.all([
    db
      .selectFrom('delivery_runs')
      .select(['made_by as madeBy', 'closed_by as closedBy'])
      .where('sale_unit', '=', saleUnit)
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
    findActions(db, { saleUnit, id, locale }),
    findPositions(db, saleUnit, id),
    findReturns(db, { saleUnit, id }),
  ])
  const { run, rider } = found
  const { cash, qr } = runCash(run.stops)
  const refused = actions
    .filter(({ outcome }) => outcome === 'refused')
    .reduce((sum, { collected }) => sum + collected, 0)
  const known = rider && { mobile: rider.mobile, name: rider.name }
  return { run, rider: known, ...made, actions, positions, returns, cash: { expected: cash, qr, refused } }
}

type Row = Omit<RecordedAction, 'at' | 'receivedAt' | 'problem' | 'collected'> & {
  at: Date
  receivedAt: Date
  problem: KeptProblem | null
  collected: number | null
}
type Which = { saleUnit: string; id: string; locale: Locale }

/** Amounts lie in an action as it was sent: in satang where we wrote it. */
async function findActions(db: Db, { saleUnit, id, locale }: Which): Promise<RecordedAction[]> {
  const { rows } = await sql<Row>`
    select a.id, a.kind, a.order_number as "orderNumber", a.done_at as at, a.received_at as "receivedAt", a.outcome, a.problem,
      case when a.data->>'paidWay' = 'cash' then (a.data->>'collected')::float8 end as collected
    from rider_actions a where a.sale_unit = ${saleUnit} and a.run_id = ${id}::uuid order by a.received_at, a.done_at, a.id`.execute(
    db,
  )
  return rows.map(({ at, receivedAt, problem, collected, ...action }) => ({
    ...action,
    at: at.toISOString(),
    receivedAt: receivedAt.toISOString(),
    problem: problem && sayKept(problem, locale),
    collected: Math.round(collected ?? 0),
  }))
}

async function findPositions(db: Db, saleUnit: string, id: string) {
  const { rows } = await sql<{ at: Date; lat: number; lng: number }>`
    select p.at, p.lat, p.lng from rider_positions p where p.sale_unit = ${saleUnit} and p.run_id = ${id}::uuid order by p.at`.execute(
    db,
  )
  return rows.map(({ at, ...place }) => ({ at: at.toISOString(), ...place }))
}
