import { sql } from 'kysely'
import type { Context } from '#api/kit/calls/context.ts'
import type { Db } from '#api/kit/database.ts'
import { type HeldOrder, type Move, moveHeld } from '#api/orders/move-order.ts'
import { problemOf } from '#shop/deliveries/deliveries-problems.ts'
import { isOfStop } from '#shop/deliveries/is-of-stop.ts'
import type { ActionOf } from '#shop/deliveries/rider-actions.ts'
import type { RiderStop } from '#shop/deliveries/rider-run.ts'
import { whyNotRecord } from '#shop/deliveries/why-not-record.ts'
import type { Settings } from '#shop/settings/settings.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { changeRun } from './change-run.ts'
import { deliver } from './deliver.ts'
import { loadActionStop } from './load-stops.ts'
import { lockAndKeep } from './lock-and-keep.ts'
import { type ActionRun, type Doing, placeOf, type Sent } from './sent-action.ts'

/** Does an action once; false when a second sender of the same id waited here and found it kept. */
export async function doAction(
  tx: Db,
  { now, log, settings }: Pick<Context, 'now' | 'log'> & { settings: Settings },
  sent: Sent,
): Promise<boolean> {
  const { action, doneAt } = sent
  const locked = await lockAndKeep(tx, now, sent)
  if (!locked) return false
  const { rider, run, held } = locked
  const stop = await loadActionStop(tx, sent, locked.stop, settings)
  const why = whyNotRecord(
    {
      state: run.state,
      approvesInvoices: rider.company === settings.invoiceApproveCompany,
      stops: action.kind === 'finish' ? await openStops(tx, run) : stop ? [stop] : [],
    },
    stop,
    action,
    bangkokDay(doneAt),
  )
  if (why) throw problemOf(why)
  const at = run.sent_at && doneAt < run.sent_at ? run.sent_at : doneAt
  await perform(tx, { ...sent, doneAt: at, rider, run, held, stop, log })
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
  if (action.kind === 'approve') return void (await approve(tx, doing))
  await changeRun(tx, { ...doing, action: { ...action, kind: 'start' } as ActionOf<'start'> })
  if (action.kind === 'arrive') {
    await sql`update delivery_stops s set state = 'arrived', arrived_at = ${doneAt} where ${here} and s.state = 'waiting'`.execute(
      tx,
    )
  } else if (action.kind === 'deliver') {
    const held = await approve(tx, doing)
    await deliver(tx, { ...doing, held } as Doing<'deliver'>)
  } else if (action.kind === 'fail') {
    await approve(tx, doing)
    await fail(tx, doing as Doing<'fail'>)
  }
}

/** Ships on the road: the goods have left, whatever comes of them. Answers the order as it is then. */
async function approve(
  tx: Db,
  { saleUnit, rider, doneAt, action, held, stop, log }: Doing,
): Promise<HeldOrder | undefined> {
  if (!isOfStop(action) || stop?.orderStatus !== 'Invoice wait') return held
  const shipped: Move = {
    ...{ saleUnit, number: action.orderNumber, to: 'Invoice Approve', right: 'rider', why: '', log },
    ...{ by: { kind: 'rider', name: rider.name }, now: doneAt },
  }
  await moveHeld(tx, shipped, held)
  return held && { ...held, status: shipped.to }
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

type OpenStop = Pick<RiderStop, 'orderNumber' | 'state'>

async function openStops(tx: Db, { sale_unit, id }: ActionRun): Promise<OpenStop[]> {
  const { rows } = await sql<OpenStop>`
    select s.order_number as "orderNumber", s.state from delivery_stops s
    where s.sale_unit = ${sale_unit} and s.run_id = ${id}::uuid and s.state in ('waiting', 'arrived')`.execute(
    tx,
  )
  return rows
}
