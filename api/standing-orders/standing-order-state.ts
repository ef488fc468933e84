import { sql } from 'kysely'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { openRuns } from '#api/standing-runs/open-runs.ts'
import {
  findRuns,
  findStandingOrder,
  planOf,
  type StandingOrder,
  type StandingOrderKey,
} from '#api/standing-runs/standing-order-rows.ts'
import { Problem, refuse } from '#shop/problems/problem.ts'
import { nextPlanned } from '#shop/standing-orders/rhythm.ts'
import type { setStandingOrderStateContract } from '#shop/standing-orders/standing-order-contracts.ts'
import { standingOrderProblems as refusals } from '#shop/standing-orders/standing-order-problems.ts'
import { addDays, bangkokDay } from '#shop/time/bangkok.ts'
import { restoreRun } from './change-run.ts'
import { requireOwn } from './require-own.ts'
import { requireRoom } from './save-standing-order.ts'

type Wanted = {
  state: StandingOrder['state']
  pausedUntil: string | null
  now: Date
  by?: 'customer' | 'centre'
}

export const setStandingOrderState: Handler<typeof setStandingOrderStateContract> = async (
  { id, state, pausedUntil },
  context,
) => {
  const { db, now } = context
  const { saleUnit } = await requireOwn(context, id)
  await db.transaction().execute((tx) => changeState(tx, { saleUnit, id }, { state, pausedUntil, now }))
  await openRuns(db, { saleUnit, id }, now)
  return {}
}

/** Runs that are being placed are not touched; the others are left out, or come again. */
export async function changeState(tx: Db, key: StandingOrderKey, wanted: Wanted): Promise<void> {
  const { state, now, by = 'customer' } = wanted
  const pausedUntil = state === 'paused' ? wanted.pausedUntil : null
  const today = bangkokDay(now)
  if (pausedUntil && (pausedUntil <= today || pausedUntil > addDays(today, 366)))
    throw refuse(refusals.badPause)
  const standing = await findStandingOrder(tx, key, sql`for update`)
  if (!standing) throw refuse(refusals.none)
  if (standing.state === 'ended' && state !== 'active') {
    if (state === 'ended') return
    throw refuse(refusals.ended)
  }
  const isTakenBack = standing.state === 'ended'
  if (isTakenBack && standing.endedWhy === 'account') throw refuse(refusals.accountClosed)
  if (isTakenBack) await requireRoom(tx, standing)
  await tx
    .updateTable('standing_orders')
    .set({
      ...{ state, paused_until: pausedUntil, ended_why: state === 'ended' ? by : null },
      ...{ changed_at: now, look_at: now },
      // The days since it ended were not left out by mistake.
      ...(isTakenBack && standing.nextPlannedOn < today
        ? { next_planned_on: nextPlanned(planOf(standing), today) }
        : {}),
    })
    .where('sale_unit', '=', key.saleUnit)
    .where('id', '=', key.id)
    .execute()
  if (state !== 'active') await leaveOut(tx, key, { until: pausedUntil, now })
  await bringBack(tx, key, { from: state === 'active' ? '' : pausedUntil, now })
}

async function leaveOut(
  tx: Db,
  { saleUnit, id }: StandingOrderKey,
  { until, now }: { until: string | null; now: Date },
): Promise<void> {
  await sql`
    update standing_order_runs r set state = 'skipped', reason = ${refusals.whilePaused.code}, params = '{}', done_at = ${now}
    where r.sale_unit = ${saleUnit} and r.standing_order_id = ${id}::uuid and r.state = 'coming' and r.place_at > ${now}
      and (${until}::date is null or r.planned_on < ${until}::date)`.execute(tx)
}

/** What was left out for a pause comes again from this day on, where there is still time. */
async function bringBack(
  tx: Db,
  key: StandingOrderKey,
  { from, now }: { from: string | null; now: Date },
): Promise<void> {
  if (from === null) return
  const runs = await findRuns(tx, key.saleUnit, { ids: [key.id], most: 20 })
  for (const run of runs)
    if (run.state === 'skipped' && run.reason === refusals.whilePaused.code && run.planned >= from)
      await restoreRun(tx, { ...key, planned: run.planned }, { run, now }).catch((error: unknown) => {
        if (!(error instanceof Problem)) throw error
      })
}
