import { type RawBuilder, sql } from 'kysely'
import type { NotTaken } from '#api/invoices/lower-delivered.ts'
import type { Db } from '#api/kit/database.ts'
import { type Move, moveHeld } from '#api/orders/move-order.ts'
import { dueAtDoor } from '#shop/deliveries/due-at-door.ts'
import type { Satang } from '#shop/money/satang.ts'
import { type Doing, placeOf } from './sent-action.ts'

/** Hands an order over, whole or in part: sums, credit, points and money change in the same transaction. */
export async function deliver(tx: Db, doing: Doing<'deliver'>): Promise<void> {
  const { saleUnit, held, stop, action, doneAt, rider, log } = doing
  if (!stop) return
  const { orderNumber, refused, collected } = action
  const less = refused.filter(({ line, taken }) => {
    const ordered = stop.lines.find((each) => each.line === line)?.quantity ?? 0
    return taken < ordered
  })
  const { toCollect: due } = dueAtDoor(stop, less)
  if (stop.state === 'moved') await takeFromOtherRun(tx, doing)
  const delivered: Move = {
    ...{ saleUnit, number: orderNumber, to: 'POD', right: 'rider', why: '', log },
    ...{ by: { kind: 'rider', name: rider.name }, now: doneAt },
    door: {
      taken: new Map(less.map(({ line, taken }) => [line, taken])),
      cashStep: stop.cashStep,
      collected: stop.toCollect > 0 && collected < due ? collected : undefined,
    },
    also: (lowered) => stopDone(doing, due, (lowered?.notTaken ?? []).length > 0),
    last: (_, { lowered }) => writeRefusals(tx, doing, lowered?.notTaken ?? []),
  }
  await moveHeld(tx, delivered, held)
}

/** The statement that writes what came of the stop. */
function stopDone(
  { saleUnit, run, stop, action, doneAt }: Doing<'deliver'>,
  due: Satang,
  isPart: boolean,
): RawBuilder<unknown> {
  const { orderNumber, collected, paidWay } = action
  const { lat, lng, accuracy, distance } = placeOf(action.place, stop?.pin ?? null)
  return sql`update delivery_stops s set state = ${isPart ? 'partly' : 'delivered'}, done_at = ${doneAt}, due = ${due},
      collected = ${collected}, paid_way = ${due > 0 || collected > 0 ? paidWay : 'none'}, reason = ${action.why.trim()},
      note = ${[action.note, action.farReason].filter((text) => text.trim() !== '').join(' · ')}, receiver = ${action.receiver.trim()},
      lat = ${lat}, lng = ${lng}, accuracy = ${accuracy}, distance = ${distance}
    where s.sale_unit = ${saleUnit} and s.run_id = ${run.id}::uuid and s.order_number = ${orderNumber}`
}

/** The goods were handed over by whoever had them, although the order had been given to another run. */
async function takeFromOtherRun(tx: Db, { saleUnit, action }: Doing<'deliver'>): Promise<void> {
  await sql`with other as (
      update delivery_stops s set state = 'moved'
      where s.sale_unit = ${saleUnit} and s.order_number = ${action.orderNumber} and s.state in ('waiting', 'arrived') returning s.run_id)
    update delivery_runs r set version = r.version + 1 where r.sale_unit = ${saleUnit} and r.id in (select run_id from other)`.execute(
    tx,
  )
}

async function writeRefusals(
  tx: Db,
  { saleUnit, run, action }: Doing<'deliver'>,
  notTaken: readonly NotTaken[],
): Promise<void> {
  if (notTaken.length === 0) return
  const reasons = new Map(action.refused.map(({ line, reason }) => [line, reason]))
  await tx
    .insertInto('delivery_refusals')
    .values(
      notTaken.map((line) => ({
        ...{ sale_unit: saleUnit, run_id: run.id, order_number: action.orderNumber, line: line.line },
        ...{ product_code: line.productCode, name_th: line.nameTh, name_en: line.nameEn },
        ...{ unit_name_th: line.unitNameTh, unit_name_en: line.unitNameEn, free: line.free, rate: line.rate },
        ...{ brought: line.quantity, taken: line.delivered, less: line.less },
        reason: reasons.get(line.line) ?? 'gift',
      })),
    )
    .execute()
}
