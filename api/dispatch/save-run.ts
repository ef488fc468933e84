import { sql } from 'kysely'
import { actingStaff } from '#api/activity/acting-staff.ts'
import { addActivity, type StaffMember } from '#api/activity/add-activity.ts'
import { findHeldRun, type HeldRun, lockRun } from '#api/deliveries/held-run.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { notify } from '#api/kit/notifications.ts'
import { retryConflicts } from '#api/kit/retry-conflicts.ts'
import { findOpenStop } from '#api/order-stops/order-stops.ts'
import type { InputOf } from '#shop/contract/endpoint.ts'
import { isOpenStop, type StopState } from '#shop/deliveries/run-states.ts'
import type { deleteRunContract, saveRunContract } from '#shop/dispatch/dispatch-contracts.ts'
import { dispatchProblems } from '#shop/dispatch/dispatch-problems.ts'
import { isOver } from '#shop/orders/order-moves.ts'
import { type OrderStatus, orderStatuses, statusNames } from '#shop/orders/order-status.ts'
import { ordersProblems } from '#shop/orders/orders-problems.ts'
import { refuse } from '#shop/problems/problem.ts'

type Wanted = InputOf<typeof saveRunContract>
type Stop = { number: string; state: StopState }

/** Saves a run as it was arranged; what its rider has recorded stays where it is. */
export const saveRun: Handler<typeof saveRunContract> = async (request, context) => {
  const { db, now } = context
  const { saleUnit } = request
  const by = await actingStaff(context)
  const version = await retryConflicts(() =>
    db
      .transaction()
      .execute((tx) => save(tx, { ...request, numbers: [...new Set(request.numbers)] }, { by, now })),
  )
  await notify(db, { saleUnit, topic: 'run-changed' })
  return { version }
}

type Saving = { by: StaffMember; now: Date }

async function save(tx: Db, wanted: Wanted, saving: Saving): Promise<number> {
  const { saleUnit, id, rider, vehicle, mostCases, numbers, version } = wanted
  if (rider !== null) await requireRider(tx, saleUnit, rider)
  await lockOrders(tx, wanted)
  const { run, isNew } = await openRun(tx, wanted, saving)
  const before = await findStopsOf(tx, run)
  if (!isNew && run.version !== version) {
    // The answer of the first save was lost.
    if (version === 0 && isAsSaved(run, before, wanted)) return run.version
    throw refuse(dispatchProblems.changed)
  }
  if (run.state === 'closed') throw refuse(dispatchProblems.closed)
  if (run.state !== 'planned' && rider === null) throw refuse(dispatchProblems.noRider)
  for (const { number, state } of before)
    if (!isOpenStop(state) && state !== 'moved' && !numbers.includes(number))
      throw refuse(dispatchProblems.stopDone, { number })
  const fresh = numbers.filter(
    (number) => !before.some((stop) => stop.number === number && stop.state !== 'moved'),
  )
  await requireFree(tx, wanted, fresh)
  await arrange(tx, run, { numbers, before })
  await sql`update delivery_runs r set rider_mobile = ${rider}, vehicle = ${vehicle}, most_cases = ${mostCases}, version = r.version + 1
    where r.sale_unit = ${saleUnit} and r.id = ${id}::uuid`.execute(tx)
  await sql`update orders o set rider_mobile = ${rider} where o.sale_unit = ${saleUnit} and o.number = any(${numbers})
    and o.status <> all(${orderStatuses.filter(isOver)})`.execute(tx)
  await addActivity(
    tx,
    { saleUnit, at: saving.now, by: saving.by },
    {
      ...{ kind: 'run', subject: id, what: version === 0 ? 'planned' : 'changed' },
      before: { rider: run.rider_mobile, orders: before.map(({ number }) => number).join(', ') },
      after: { rider, orders: numbers.join(', ') },
    },
  )
  return run.version + 1
}

/** Orders first, by number, as everyone locks them: those that come and those that go. */
async function lockOrders(tx: Db, { saleUnit, id, numbers }: Wanted): Promise<void> {
  await sql`select from orders o where o.sale_unit = ${saleUnit} and (o.number = any(${numbers})
      or o.number in (select s.order_number from delivery_stops s where s.sale_unit = ${saleUnit} and s.run_id = ${id}::uuid))
    order by o.number for no key update`.execute(tx)
}

/** A new run is written first, so that a second press of the same save finds it. */
async function openRun(
  tx: Db,
  { saleUnit, id, day, version }: Wanted,
  { by, now }: Saving,
): Promise<{ run: HeldRun; isNew: boolean }> {
  const { numAffectedRows = 0n } =
    version === 0
      ? await sql`insert into delivery_runs (sale_unit, id, run_on, made_at, made_by) values (${saleUnit}, ${id}::uuid, ${day}::date, ${now}, ${by.name})
          on conflict do nothing`.execute(tx)
      : {}
  const run = await findHeldRun(tx, saleUnit, id)
  if (!run) throw refuse(dispatchProblems.changed)
  return { run, isNew: numAffectedRows > 0n }
}

function isAsSaved(run: HeldRun, stops: readonly Stop[], { rider, numbers }: Wanted): boolean {
  return run.rider_mobile === rider && stops.map(({ number }) => number).join() === numbers.join()
}

async function findStopsOf(tx: Db, { sale_unit, id }: HeldRun): Promise<Stop[]> {
  const { rows } = await sql<Stop>`
    select s.order_number as number, s.state from delivery_stops s
    where s.sale_unit = ${sale_unit} and s.run_id = ${id}::uuid order by s.place, s.order_number`.execute(tx)
  return rows
}

export async function requireRider(tx: Db, saleUnit: string, mobile: string): Promise<void> {
  const { rows } = await sql`select from rider_centres c join riders r on r.mobile = c.mobile
    where c.sale_unit = ${saleUnit} and c.mobile = ${mobile} and r.active`.execute(tx)
  if (rows.length === 0) throw refuse(dispatchProblems.noRider)
}

const ready = new Set<OrderStatus>(['SO Approve', 'Invoice wait', 'Invoice Approve'])

/** What comes into a run is ready to go out, and rides nowhere else. */
async function requireFree(tx: Db, { saleUnit, id }: Wanted, fresh: readonly string[]): Promise<void> {
  if (fresh.length === 0) return
  const { rows } = await sql<{ number: string; status: OrderStatus }>`
    select o.number, o.status from orders o where o.sale_unit = ${saleUnit} and o.number = any(${[...fresh]})`.execute(
    tx,
  )
  const known = new Map(rows.map(({ number, status }) => [number, status]))
  for (const number of fresh) {
    const status = known.get(number)
    if (!status) throw refuse(ordersProblems.none)
    const { th, en } = statusNames[status]
    if (!ready.has(status)) throw refuse(dispatchProblems.notReady, { number, statusTh: th, statusEn: en })
    const open = await findOpenStop(tx, { sale_unit: saleUnit, number })
    if (open && open.runId !== id)
      throw refuse(dispatchProblems.inRun, { number, rider: open.riderName || '—' })
  }
}

type Arranged = { numbers: readonly string[]; before: readonly Stop[] }

/** A stop that leaves a planned run goes; one that leaves a released run stays as moved, since its goods may be on the road. */
async function arrange(tx: Db, run: HeldRun, { numbers, before }: Arranged): Promise<void> {
  const { sale_unit, id } = run
  const gone = before
    .filter(({ number, state }) => isOpenStop(state) && !numbers.includes(number))
    .map(({ number }) => number)
  const here = sql`s.sale_unit = ${sale_unit} and s.run_id = ${id}::uuid`
  if (gone.length > 0) {
    if (run.state === 'planned')
      await sql`delete from delivery_stops s where ${here} and s.order_number = any(${gone})`.execute(tx)
    else
      await sql`update delivery_stops s set state = 'moved' where ${here} and s.order_number = any(${gone})`.execute(
        tx,
      )
    await sql`update orders o set rider_mobile = null where o.sale_unit = ${sale_unit} and o.number = any(${gone})`.execute(
      tx,
    )
  }
  await sql`insert into delivery_stops as s (sale_unit, run_id, order_number, place)
    select ${sale_unit}, ${id}::uuid, n.number, n.place from unnest(${[...numbers]}::text[]) with ordinality n (number, place)
    on conflict (sale_unit, run_id, order_number) do update set place = excluded.place,
      state = case when s.state = 'moved' then 'waiting' else s.state end`.execute(tx)
}

export const deleteRun: Handler<typeof deleteRunContract> = async ({ saleUnit, id, version }, context) => {
  const { db, now } = context
  const by = await actingStaff(context)
  await retryConflicts(() =>
    db.transaction().execute(async (tx) => {
      await sql`select from orders o where o.sale_unit = ${saleUnit} and o.number in
          (select s.order_number from delivery_stops s where s.sale_unit = ${saleUnit} and s.run_id = ${id}::uuid)
        order by o.number for no key update`.execute(tx)
      const run = await lockRun(tx, saleUnit, id)
      if (run.version !== version) throw refuse(dispatchProblems.changed)
      if (run.state !== 'planned' && run.state !== 'sent') throw refuse(dispatchProblems.started)
      const stops = await findStopsOf(tx, run)
      const done = stops.find(({ state }) => !isOpenStop(state) && state !== 'moved')
      if (done) throw refuse(dispatchProblems.stopDone, { number: done.number })
      const numbers = stops.filter(({ state }) => isOpenStop(state)).map(({ number }) => number)
      await sql`update orders o set rider_mobile = null where o.sale_unit = ${saleUnit} and o.number = any(${numbers})`.execute(
        tx,
      )
      await sql`delete from delivery_runs r where r.sale_unit = ${saleUnit} and r.id = ${id}::uuid`.execute(
        tx,
      )
      const orders = numbers.join(', ')
      await addActivity(
        tx,
        { saleUnit, at: now, by },
        { kind: 'run', subject: id, what: 'deleted', before: { orders } },
      )
    }),
  )
  await notify(db, { saleUnit, topic: 'run-changed' })
  return {}
}
