import { sql } from 'kysely'
import type { Context } from '#api/kit/calls/context.ts'
import type { Db } from '#api/kit/database.ts'
import { moveHeld } from '#api/orders/move-order.ts'
import { deliveriesProblems, problemOf } from '#shop/deliveries/deliveries-problems.ts'
import { isOfStop } from '#shop/deliveries/is-of-stop.ts'
import type { ActionOf, RiderAction } from '#shop/deliveries/rider-actions.ts'
import { whyNotRecord } from '#shop/deliveries/why-not-record.ts'
import { refuse } from '#shop/problems/problem.ts'
import type { Settings } from '#shop/settings/settings.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { changeRun } from './change-run.ts'
import { deliver } from './deliver.ts'
import { type HeldRun, lockOrder, lockRun } from './held-run.ts'
import { type LoadedStop, loadStops } from './load-stops.ts'
import { placeOf } from './seen-place.ts'
import type { Doing, Sent } from './sent-action.ts'

/** Does an action once; false when a second sender of the same id waited here and found it kept. */
export async function doAction(
  tx: Db,
  { now, log, settings }: Pick<Context, 'now' | 'log'> & { settings: Settings },
  sent: Sent,
): Promise<boolean> {
  const { saleUnit, mobile, action, doneAt } = sent
  if (isOfStop(action)) await lockOrder(tx, saleUnit, action.orderNumber)
  const run = await lockRun(tx, saleUnit, action.runId)
  if (run.rider_mobile !== mobile) throw refuse(deliveriesProblems.notYourRun)
  if (!(await keepDone(tx, now, sent))) return false
  const stops = isOfStop(action)
    ? await loadStops(tx, { saleUnit, runIds: [run.id], orderNumber: action.orderNumber }, settings)
    : []
  const [stop] = stops
  const why = whyNotRecord(
    {
      state: run.state,
      approvesInvoices: await isApprover(tx, mobile, settings.invoiceApproveCompany),
      stops: action.kind === 'finish' ? await openStops(tx, run) : stops,
    },
    stop,
    action,
    bangkokDay(doneAt),
  )
  if (why) throw problemOf(why)
  const at = run.sent_at && doneAt < run.sent_at ? run.sent_at : doneAt
  await perform(tx, { ...sent, doneAt: at, run, stop, log })
  return true
}

async function perform(tx: Db, doing: Doing): Promise<void> {
  const { saleUnit, run, doneAt, action } = doing
  if (!isOfStop(action)) return changeRun(tx, doing)
  const here = sql`s.sale_unit = ${saleUnit} and s.run_id = ${run.id}::uuid and s.order_number = ${action.orderNumber}`
  if (action.kind === 'load') {
    await sql`update delivery_stops s set loaded_at = ${doneAt} where ${here} and s.loaded_at is null`.execute(
      tx,
    )
    return
  }
  if (action.kind === 'approve') return approve(tx, doing)
  await changeRun(tx, { ...doing, action: { ...action, kind: 'start' } as ActionOf<'start'> })
  if (action.kind === 'arrive') {
    await sql`update delivery_stops s set state = 'arrived', arrived_at = ${doneAt} where ${here} and s.state = 'waiting'`.execute(
      tx,
    )
  } else if (action.kind === 'deliver') {
    await approve(tx, doing)
    await deliver(tx, doing as Doing<'deliver'>)
  } else if (action.kind === 'fail') {
    await approve(tx, doing)
    await fail(tx, doing as Doing<'fail'>)
  }
}

/** Ships on the road: the goods have left, whatever comes of them. */
async function approve(tx: Db, { saleUnit, riderName, doneAt, action, stop, log }: Doing): Promise<void> {
  if (!isOfStop(action) || stop?.orderStatus !== 'Invoice wait') return
  await moveHeld(tx, {
    ...{ saleUnit, number: action.orderNumber, to: 'Invoice Approve', right: 'rider', why: '', log },
    ...{ by: { kind: 'rider', name: riderName }, now: doneAt },
  })
}

/** Nothing was handed over: the order waits for another day, or its goods come back. */
async function fail(tx: Db, { saleUnit, run, action, doneAt, stop }: Doing<'fail'>): Promise<void> {
  const { orderNumber, reason, note, retryOn, place } = action
  const { lat, lng, accuracy, distance } = placeOf(place, stop?.pin ?? null)
  await sql`update delivery_stops s set state = ${retryOn ? 'failed' : 'back'}, done_at = ${doneAt}, reason = ${reason}, note = ${note},
      retry_on = ${retryOn}::date, lat = ${lat}, lng = ${lng}, accuracy = ${accuracy}, distance = ${distance}
    where s.sale_unit = ${saleUnit} and s.run_id = ${run.id}::uuid and s.order_number = ${orderNumber}`.execute(
    tx,
  )
  if (retryOn)
    await sql`update orders set deliver_on = ${retryOn}::date where sale_unit = ${saleUnit} and number = ${orderNumber}`.execute(
      tx,
    )
}

/** False when it was done before. */
async function keepDone(tx: Db, now: Date, { saleUnit, mobile, action, doneAt }: Sent): Promise<boolean> {
  const { rows } = await sql`
    insert into rider_actions (sale_unit, id, run_id, order_number, rider_mobile, kind, done_at, received_at, data, outcome)
    values (${saleUnit}, ${action.id}::uuid, ${action.runId}::uuid, ${isOfStop(action) ? action.orderNumber : null}, ${mobile}, ${action.kind},
      ${doneAt}, ${now}, ${JSON.stringify(withoutMade(action))}::jsonb, 'done')
    on conflict do nothing returning id`.execute(tx)
  return rows.length > 0
}

const withoutMade = ({ id: _, runId: __, ...data }: RiderAction) => data

async function openStops(tx: Db, { sale_unit, id }: HeldRun): Promise<LoadedStop[]> {
  const { rows } = await sql<LoadedStop>`
    select s.order_number as "orderNumber", s.state from delivery_stops s
    where s.sale_unit = ${sale_unit} and s.run_id = ${id}::uuid and s.state in ('waiting', 'arrived')`.execute(
    tx,
  )
  return rows
}

async function isApprover(tx: Db, mobile: string, company: string): Promise<boolean> {
  const { rows } =
    await sql`select from riders r where r.mobile = ${mobile} and r.company = ${company}`.execute(tx)
  return rows.length > 0
}
