import { sql } from 'kysely'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { addEndedRun } from '#api/standing-runs/run-changes.ts'
import { handleDueRun } from '#api/standing-runs/run-standing-orders.ts'
import { loadStandingSnapshot } from '#api/standing-runs/standing-caller.ts'
import {
  findDayBefore,
  findRun,
  findStandingOrder,
  planOf,
  type Run,
  type RunKey,
  type StandingOrder,
} from '#api/standing-runs/standing-order-rows.ts'
import type { ProductQuantities } from '#shop/cart/cart.ts'
import { whyTooMany } from '#shop/cart/sum-lines.ts'
import { refuse } from '#shop/problems/problem.ts'
import { nextPlanned } from '#shop/standing-orders/rhythm.ts'
import { runDay } from '#shop/standing-orders/run-day.ts'
import { sayRunReason } from '#shop/standing-orders/run-reason.ts'
import type { changeRunContract } from '#shop/standing-orders/standing-order-contracts.ts'
import { standingOrderProblems as refusals } from '#shop/standing-orders/standing-order-problems.ts'
import { addDays, bangkokDay, daysBetween } from '#shop/time/bangkok.ts'
import { requireOwn } from './require-own.ts'

export const changeRun: Handler<typeof changeRunContract> = async (request, context) => {
  const { db, now } = context
  const { saleUnit } = await requireOwn(context, request.id)
  const key = { saleUnit, id: request.id, planned: request.planned }
  const { change, lines, total } = request
  await db.transaction().execute(async (tx) => {
    if (change === 'skip') await skipRun(tx, key, now)
    else if (change === 'take back') await takeBackSkip(tx, key, now)
    else if (change === 'lines') await setOwnLines(tx, key, { lines: lines ?? [], now })
    else await tryAgain(tx, key, { now, agreed: change === 'agree' ? (total ?? 0) : undefined })
  })
  const isPlacedNow = change === 'agree' || change === 'try again'
  if (isPlacedNow) await handleDueRun(context, key)
  const run = await findRun(db, key)
  return {
    ...{ state: run?.state ?? 'coming', orderNumber: run?.orderNumber ?? null },
    why: run?.reason ? { th: sayRunReason(run, 'th'), en: sayRunReason(run, 'en') } : null,
  }
}

/** The standing order and its run, both locked: the job and a customer do not change one at the same time. */
async function lockRun(tx: Db, key: RunKey): Promise<{ standing: StandingOrder; run: Run | undefined }> {
  const standing = await findStandingOrder(tx, key, sql`for update`)
  if (!standing) throw refuse(refusals.none)
  if (standing.state === 'ended') throw refuse(refusals.ended)
  return { standing, run: await findRun(tx, key, sql`for update`) }
}

const isOpen = (run: Run, now: Date) => run.state === 'coming' && run.placeAt !== null && run.placeAt > now

/** The same again changes nothing. */
export async function skipRun(tx: Db, key: RunKey, now: Date): Promise<void> {
  const { standing, run } = await lockRun(tx, key)
  if (run?.state === 'skipped') return
  if (!run) {
    if (!isPlanned(standing, key.planned, now)) throw refuse(refusals.noRun)
    await addEndedRun(tx, key, { state: 'skipped', why: refusals.bySelf.code, now })
    return
  }
  if (!isOpen(run, now)) throw refuse(refusals.runClosed)
  await updateRun(tx, key)
    .set({ state: 'skipped', reason: refusals.bySelf.code, params: '{}', done_at: now })
    .execute()
}

/** A day of the plan that has no run yet, within a year. */
function isPlanned(standing: StandingOrder, planned: string, now: Date): boolean {
  const isOfPlan = nextPlanned(planOf(standing), addDays(planned, -1)) === planned
  return isOfPlan && planned >= standing.nextPlannedOn && daysBetween(bangkokDay(now), planned) <= 366
}

async function takeBackSkip(tx: Db, key: RunKey, now: Date): Promise<void> {
  const { run } = await lockRun(tx, key)
  if (run?.state === 'coming') return
  if (run?.state !== 'skipped' || run.reason === refusals.closedDay.code) throw refuse(refusals.noRun)
  await restoreRun(tx, key, { run, now })
}

/** A skipped run comes again, as long as there is time. */
export async function restoreRun(tx: Db, key: RunKey, { run, now }: { run: Run; now: Date }): Promise<void> {
  const { saleUnit, id, planned } = key
  if (run.placeAt) {
    if (run.placeAt <= now) throw refuse(refusals.runClosed)
    const dueAt = run.toldAt ? run.placeAt : now
    await updateRun(tx, key).set({ state: 'coming', reason: null, done_at: null, due_at: dueAt }).execute()
    return
  }
  if (planned <= bangkokDay(now)) throw refuse(refusals.runClosed)
  await sql`delete from standing_order_runs r where r.sale_unit = ${saleUnit} and r.standing_order_id = ${id}::uuid and r.planned_on = ${planned}`.execute(
    tx,
  )
  await sql`update standing_orders s set next_planned_on = least(s.next_planned_on, ${planned}::date), look_at = ${now}
    where s.sale_unit = ${saleUnit} and s.id = ${id}::uuid`.execute(tx)
}

type OwnLines = { lines: readonly ProductQuantities[]; now: Date }

/** Only products of the standing order; what is 0 is left out this once. */
export async function setOwnLines(tx: Db, key: RunKey, { lines, now }: OwnLines): Promise<void> {
  const { standing, run } = await lockRun(tx, key)
  if (!run) throw refuse(refusals.noRun)
  if (!isOpen(run, now)) throw refuse(refusals.runClosed)
  const tooMany = whyTooMany(lines)
  if (tooMany) throw tooMany
  const known = new Set(standing.lines.map(({ productCode }) => productCode))
  const own = lines.filter(
    ({ productCode, quantities }) => known.has(productCode) && quantities.some((quantity) => quantity > 0),
  )
  if (own.length === 0) throw refuse(refusals.noLines)
  await updateRun(tx, key)
    .set({
      own_lines: JSON.stringify(own.map(({ productCode, quantities }) => ({ productCode, quantities }))),
    })
    .execute()
}

/** A failed run is due now. One that is coming only keeps what was agreed to. */
async function tryAgain(
  tx: Db,
  key: RunKey,
  { now, agreed }: { now: Date; agreed: number | undefined },
): Promise<void> {
  const { standing, run } = await lockRun(tx, key)
  if (!run) throw refuse(refusals.noRun)
  const agreedTotal = agreed === undefined ? {} : { agreed_total: agreed }
  if (agreed !== undefined && isOpen(run, now)) {
    await updateRun(tx, key).set(agreedTotal).execute()
    return
  }
  if (run.state !== 'failed') throw refuse(refusals.notFailed)
  const { rounds } = await loadStandingSnapshot(tx, standing)
  const before = await findDayBefore(tx, key)
  const day = runDay(
    { ...planOf(standing), whenClosed: 'after' },
    { planned: key.planned, now, rounds, from: before && addDays(before, 1) },
  )
  if (!day) throw refuse(refusals.tooLate)
  await updateRun(tx, key)
    .set({
      ...{ state: 'coming', reason: null, params: '{}', done_at: null, claimed_at: null },
      ...{ deliver_on: day.day, slot: day.slot, moved: day.moved, place_at: now, due_at: now, told_at: now },
      ...agreedTotal,
    })
    .execute()
}

const updateRun = (tx: Db, { saleUnit, id, planned }: RunKey) =>
  tx
    .updateTable('standing_order_runs')
    .where('sale_unit', '=', saleUnit)
    .where('standing_order_id', '=', id)
    .where('planned_on', '=', planned)
