import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { Problem } from '#shop/problems/problem.ts'
import type { RunDay } from '#shop/standing-orders/run-day.ts'
import type { RunTopic } from '#shop/standing-orders/run-messages.ts'
import type { RunNote } from '#shop/standing-orders/standing-order.ts'
import type { RunKey, StandingOrderKey } from './standing-order-rows.ts'

const runSubject = ({ id, planned }: { id: string; planned: string }) => `${id}/${planned}`

/** The message leaves with the change it tells of, or not at all. */
export async function tellOfRun(
  tx: Db,
  { saleUnit, ...run }: RunKey,
  { topic, at }: { topic: RunTopic; at: Date },
): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({ sale_unit: saleUnit, topic, order_number: runSubject(run), at })
    .execute()
}

/** A run that is coming; false when this planned day has one already, as one skipped long before. */
export async function addComingRun(
  tx: Db,
  { saleUnit, id, planned }: RunKey,
  { run, now }: { run: RunDay; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('standing_order_runs')
    .values({
      ...{ sale_unit: saleUnit, standing_order_id: id, planned_on: planned },
      ...{
        deliver_on: run.day,
        slot: run.slot,
        state: 'coming',
        due_at: now,
        place_at: run.placeAt,
        moved: run.moved,
      },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** A planned day on which nothing will be ordered. */
export async function addEndedRun(
  tx: Db,
  { saleUnit, id, planned }: RunKey,
  { state, why, now }: { state: 'skipped' | 'failed'; why: string; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('standing_order_runs')
    .values({
      ...{ sale_unit: saleUnit, standing_order_id: id, planned_on: planned },
      ...{ state, reason: why, due_at: now, done_at: now },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** A run in the hands of whoever claimed it at that moment. */
export type ClaimedRun = RunKey & { claimedAt: Date }

const claimed = ({ saleUnit, id, planned, claimedAt }: ClaimedRun) => sql`r.sale_unit = ${saleUnit}
  and r.standing_order_id = ${id}::uuid and r.planned_on = ${planned} and r.state = 'coming' and r.claimed_at = ${claimedAt}`

type Expected = { total: number; notes: readonly RunNote[]; why: Problem | undefined }

/** What is told of it, as things are now; next it is placed. */
export async function noteTold(tx: Db, run: ClaimedRun, { total, notes, why }: Expected): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update standing_order_runs r set told_at = ${run.claimedAt}, total = ${total}, notes = ${JSON.stringify(notes)}::jsonb,
      reason = ${why?.code ?? null}, params = ${JSON.stringify(why?.params ?? {})}::jsonb, due_at = r.place_at, claimed_at = null where ${claimed(run)}`.execute(
    tx,
  )
  return (numAffectedRows ?? 0n) > 0n
}

/** It comes another day; the customer hears of it anew when there is time. */
export async function noteMoved(
  tx: Db,
  run: ClaimedRun,
  { to, moved }: { to: RunDay; moved: 'closed' | 'late' | 'sold out' },
): Promise<void> {
  await sql`
    update standing_order_runs r set deliver_on = ${to.day}, slot = ${to.slot}, place_at = ${to.placeAt}, due_at = ${run.claimedAt},
      moved = ${moved}, told_at = null, claimed_at = null
    where ${claimed(run)}`.execute(tx)
}

/** Ordering rests for a while: asked again at that time. */
export async function notePostponed(db: Db, run: ClaimedRun, until: Date): Promise<void> {
  await sql`update standing_order_runs r set due_at = ${until}, claimed_at = null where ${claimed(run)}`.execute(
    db,
  )
}

/** What will be different, noted before the order: whoever takes over finds it. */
export async function noteDifferences(db: Db, run: ClaimedRun, notes: readonly RunNote[]): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update standing_order_runs r set notes = ${JSON.stringify(notes)}::jsonb where ${claimed(run)}`.execute(
    db,
  )
  return (numAffectedRows ?? 0n) > 0n
}

/** The order of a run; what was different is told once. */
export async function notePlaced(
  tx: Db,
  run: ClaimedRun,
  { orderNumber, total }: { orderNumber: string; total: number },
): Promise<void> {
  const { rows } = await sql<{ different: boolean }>`
    update standing_order_runs r set state = 'placed', order_number = ${orderNumber}, total = ${total}, reason = null,
      params = '{}', done_at = ${run.claimedAt}, claimed_at = null
    where ${claimed(run)} returning r.notes <> '[]'::jsonb as different`.execute(tx)
  if (rows[0]?.different) await tellOfRun(tx, run, { topic: 'standing-order-changed', at: run.claimedAt })
}

/** Nothing was ordered, and the customer hears why and what they can do. */
export async function noteFailed(tx: Db, run: ClaimedRun, why: Problem): Promise<void> {
  const { numAffectedRows } = await sql`
    update standing_order_runs r set state = 'failed', reason = ${why.code}, params = ${JSON.stringify(why.params)}::jsonb,
      done_at = ${run.claimedAt}, claimed_at = null
    where ${claimed(run)}`.execute(tx)
  if ((numAffectedRows ?? 0n) > 0n)
    await tellOfRun(tx, run, { topic: 'standing-order-failed', at: run.claimedAt })
}

const heldForSeconds = 120

/** Takes a run that is due in hand, unless somebody else has it; one whose taker died is taken over. */
export async function claimRun(db: Db, run: RunKey, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update standing_order_runs r set claimed_at = ${now}
    where r.sale_unit = ${run.saleUnit} and r.standing_order_id = ${run.id}::uuid and r.planned_on = ${run.planned}
      and r.state = 'coming' and r.due_at <= ${now}
      and (r.claimed_at is null or r.claimed_at < ${now}::timestamptz - make_interval(secs => ${heldForSeconds}))`.execute(
    db,
  )
  return (numAffectedRows ?? 0n) > 0n
}

export async function findDueRuns(
  db: Db,
  { saleUnit, now, most }: { saleUnit: string; now: Date; most: number },
): Promise<RunKey[]> {
  const { rows } = await sql<StandingOrderKey & { planned: string }>`
    select r.sale_unit as "saleUnit", r.standing_order_id as id, r.planned_on as planned from standing_order_runs r
    where r.sale_unit = ${saleUnit} and r.state = 'coming' and r.due_at <= ${now}
      and (r.claimed_at is null or r.claimed_at < ${now}::timestamptz - make_interval(secs => ${heldForSeconds}))
    order by r.due_at limit ${most}`.execute(db)
  return rows
}
