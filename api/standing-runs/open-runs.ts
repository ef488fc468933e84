import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { nextPlanned } from '#shop/standing-orders/rhythm.ts'
import { farthestMove, type RunDay, runDay, toldDaysAhead } from '#shop/standing-orders/run-day.ts'
import { standingOrderProblems } from '#shop/standing-orders/standing-order-problems.ts'
import { addDays, bangkokDay } from '#shop/time/bangkok.ts'
import { addComingRun, addEndedRun, tellOfRun } from './run-changes.ts'
import { loadStandingSnapshot } from './standing-caller.ts'
import {
  findDayBefore,
  findStandingOrder,
  planOf,
  type StandingOrder,
  type StandingOrderKey,
} from './standing-order-rows.ts'

/** A run that may be moved to before its day is looked at each day from here on: a holiday may be announced late. */
const lookedAtDaysBefore = farthestMove + toldDaysAhead

const midnightOf = (day: string) => new Date(`${day}T00:00:00+07:00`)

export async function findToLookAt(
  db: Db,
  { saleUnit, now, most }: { saleUnit: string; now: Date; most: number },
): Promise<StandingOrderKey[]> {
  const { rows } = await sql<StandingOrderKey>`
    select s.sale_unit as "saleUnit", s.id from standing_orders s
    where s.sale_unit = ${saleUnit} and s.state <> 'ended' and s.look_at <= ${now} order by s.look_at limit ${most}`.execute(
    db,
  )
  return rows
}

/** Makes the runs of a standing order that are near; one that another process looks at is left to it. */
export async function openRuns(db: Db, key: StandingOrderKey, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const locked = await findStandingOrder(
      tx,
      key,
      sql`and s.state <> 'ended' and s.look_at <= ${now} for update skip locked`,
    )
    if (!locked) return false
    const standing = await resumed(tx, locked, now)
    const { rounds } = await loadStandingSnapshot(tx, standing)
    const plan = planOf(standing)
    let planned = standing.nextPlannedOn
    for (;;) {
      const before = await findDayBefore(tx, { ...key, planned })
      const run = runDay(plan, { planned, now, rounds, from: before && addDays(before, 1) })
      const nearOn = addDays(run && run.day < planned ? run.day : planned, -toldDaysAhead)
      if (bangkokDay(now) < nearOn) {
        await lookAgain(tx, standing, { planned, nearOn, now })
        return true
      }
      await openRun(tx, { standing, planned, run, now })
      planned = nextPlanned(plan, planned)
    }
  })
}

/** A pause that ends on a day ends by itself. */
async function resumed(tx: Db, standing: StandingOrder, now: Date): Promise<StandingOrder> {
  const { saleUnit, id, state, pausedUntil } = standing
  if (state !== 'paused' || !pausedUntil || pausedUntil > bangkokDay(now)) return standing
  await tx
    .updateTable('standing_orders')
    .set({ state: 'active', paused_until: null })
    .where('sale_unit', '=', saleUnit)
    .where('id', '=', id)
    .execute()
  return { ...standing, state: 'active', pausedUntil: null }
}

type Opening = { standing: StandingOrder; planned: string; run: RunDay | undefined; now: Date }

async function openRun(tx: Db, { standing, planned, run, now }: Opening): Promise<void> {
  const { saleUnit, id, state, pausedUntil, whenClosed } = standing
  const key = { saleUnit, id, planned }
  const isPaused = state === 'paused' && (!pausedUntil || planned < pausedUntil)
  if (isPaused) {
    await addEndedRun(tx, key, { state: 'skipped', why: standingOrderProblems.whilePaused.code, now })
    return
  }
  if (run) {
    await addComingRun(tx, key, { run, now })
    return
  }
  const why = whenClosed === 'skip' ? standingOrderProblems.closedDay : standingOrderProblems.noDay
  const isNew = await addEndedRun(tx, key, {
    ...{ state: whenClosed === 'skip' ? 'skipped' : 'failed', why: why.code, now },
  })
  if (isNew) await tellOfRun(tx, key, { topic: 'standing-order-failed', at: now })
}

async function lookAgain(
  tx: Db,
  { saleUnit, id, whenClosed }: StandingOrder,
  { planned, nearOn, now }: { planned: string; nearOn: string; now: Date },
): Promise<void> {
  const tomorrow = addDays(bangkokDay(now), 1)
  const [, later = tomorrow] = [addDays(planned, -lookedAtDaysBefore), tomorrow].toSorted()
  const [soonest = tomorrow] = [nearOn, later].toSorted()
  const day = whenClosed === 'before' ? soonest : nearOn
  await tx
    .updateTable('standing_orders')
    .set({ next_planned_on: planned, look_at: midnightOf(day) })
    .where('sale_unit', '=', saleUnit)
    .where('id', '=', id)
    .execute()
}
