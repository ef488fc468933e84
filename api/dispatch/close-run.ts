import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { actingStaff } from '#api/activity/acting-staff.ts'
import { addActivity, type StaffMember } from '#api/activity/add-activity.ts'
import { lockRun } from '#api/deliveries/held-run.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { notify } from '#api/kit/notifications.ts'
import { retryConflicts } from '#api/kit/retry-conflicts.ts'
import { moveHeld } from '#api/orders/move-order.ts'
import { returnShipped } from '#api/stock/return-shipped.ts'
import type { InputOf } from '#shop/contract/endpoint.ts'
import { isOpenStop, type StopState } from '#shop/deliveries/run-states.ts'
import type { closeRunContract } from '#shop/dispatch/dispatch-contracts.ts'
import { dispatchProblems } from '#shop/dispatch/dispatch-problems.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { isOver } from '#shop/orders/order-moves.ts'
import type { OrderStatus } from '#shop/orders/order-status.ts'
import { refuse } from '#shop/problems/problem.ts'
import { type BackOfOrder, findComingBack } from './coming-back.ts'

type Closing = InputOf<typeof closeRunContract> & {
  by: StaffMember
  now: Date
  log: Pick<FastifyBaseLogger, 'error'>
}
type Closed = { cancelled: string[]; difference: number }
type Stop = {
  number: string
  state: StopState
  collected: number
  paid_way: string | null
  order_status: OrderStatus
}

/** All in one transaction: cash, goods and the orders that were brought back. */
export const closeRun: Handler<typeof closeRunContract> = async (request, context) => {
  const { db, now, log } = context
  const by = await actingStaff(context)
  const closed = await retryConflicts(() =>
    db.transaction().execute((tx) => close(tx, { ...request, by, now, log })),
  )
  await notify(db, { saleUnit: request.saleUnit, topic: 'run-changed' })
  return closed
}

async function close(tx: Db, closing: Closing): Promise<Closed> {
  const { saleUnit, id, cashCounted, reason, by, now } = closing
  await sql`select from orders o where o.sale_unit = ${saleUnit} and o.number in
      (select s.order_number from delivery_stops s where s.sale_unit = ${saleUnit} and s.run_id = ${id}::uuid)
    order by o.number for no key update`.execute(tx)
  const run = await lockRun(tx, saleUnit, id)
  if (run.state === 'closed') throw refuse(dispatchProblems.closed)
  const stops = await findStops(tx, closing)
  const open = stops.filter(({ state }) => isOpenStop(state)).length
  if (open > 0) throw refuse(dispatchProblems.notFinished, { count: String(open) })
  const expected = stops.reduce((sum, stop) => sum + (stop.paid_way === 'cash' ? stop.collected : 0), 0)
  const difference = cashCounted - expected
  if (difference !== 0 && reason.trim() === '')
    throw refuse(dispatchProblems.sayWhyDifference, { difference: sayMoney(Math.abs(difference)) })
  // Staff may have cancelled an order while it rode back.
  const back = stops
    .filter(({ state, order_status }) => state === 'back' && !isOver(order_status))
    .map(({ number }) => number)
  const again = closing.again.filter(({ number }) => back.includes(number))
  const cancelled = back.filter((number) => !again.some((each) => each.number === number))
  await tryAgain(tx, closing, again)
  const returning = await findComingBack(
    tx,
    closing,
    again.map(({ number }) => number),
  )
  await cancelOrders(tx, closing, cancelled)
  await putBack(tx, closing, returning)
  await sql`update delivery_runs r set state = 'closed', closed_at = ${now}, closed_by = ${by.name}, cash_counted = ${cashCounted},
      difference_reason = ${reason.trim()}, finished_at = coalesce(r.finished_at, ${now}), version = r.version + 1
    where r.sale_unit = ${saleUnit} and r.id = ${id}::uuid`.execute(tx)
  await addActivity(
    tx,
    { saleUnit, at: now, by },
    {
      ...{ kind: 'run', subject: id, what: 'closed' },
      after: {
        rider: run.rider_mobile,
        total: cashCounted,
        ...(difference !== 0 && { difference, why: reason.trim() }),
      },
    },
  )
  return { cancelled, difference }
}

async function findStops(tx: Db, { saleUnit, id }: Closing): Promise<Stop[]> {
  const { rows } = await sql<Stop>`
    select s.order_number as number, s.state, coalesce(s.collected, 0) as collected, s.paid_way, o.status as order_status
    from delivery_stops s join orders o on o.sale_unit = ${saleUnit} and o.number = s.order_number
    where s.sale_unit = ${saleUnit} and s.run_id = ${id}::uuid order by s.order_number`.execute(tx)
  return rows
}

/** What came back stays packed and goes out again. */
async function tryAgain(
  tx: Db,
  { saleUnit, id }: Closing,
  again: readonly { number: string; on: string }[],
): Promise<void> {
  for (const { number, on } of again) {
    await sql`update delivery_stops s set state = 'failed', retry_on = ${on}::date
      where s.sale_unit = ${saleUnit} and s.run_id = ${id}::uuid and s.order_number = ${number}`.execute(tx)
    await sql`update orders set deliver_on = ${on}::date where sale_unit = ${saleUnit} and number = ${number}`.execute(
      tx,
    )
  }
}

/** The run is still open here, so their goods are counted and not put back unseen. */
async function cancelOrders(
  tx: Db,
  { saleUnit, by, now, log }: Closing,
  numbers: readonly string[],
): Promise<void> {
  for (const number of numbers)
    await moveHeld(tx, {
      ...{ saleUnit, number, to: 'Invoice Cancel', right: 'staff', why: 'ส่งไม่สำเร็จ นำสินค้ากลับศูนย์', now, log },
      by: { kind: 'staff', name: by.name },
    })
}

/** Good units go back on the shelf order by order, the first order's first; the others are lost. */
async function putBack(tx: Db, closing: Closing, returning: readonly BackOfOrder[]): Promise<void> {
  const { saleUnit, id, by, now } = closing
  const counted = new Map(closing.returns.map(({ productCode, good }) => [productCode, good]))
  const expected = new Map<string, number>()
  for (const { productCode, units } of returning)
    expected.set(productCode, (expected.get(productCode) ?? 0) + units)
  const left = new Map<string, number>()
  for (const [product, units] of expected) {
    const good = counted.get(product) ?? units
    if (good > units) throw refuse(dispatchProblems.tooMuchBack, { product, units: String(units) })
    left.set(product, good)
  }
  const byOrder = new Map<string, Map<string, number>>()
  for (const { orderNumber, productCode, units } of returning) {
    const good = Math.min(units, left.get(productCode) ?? 0)
    left.set(productCode, (left.get(productCode) ?? 0) - good)
    const own = byOrder.get(orderNumber) ?? new Map<string, number>()
    own.set(productCode, (own.get(productCode) ?? 0) + good)
    byOrder.set(orderNumber, own)
  }
  for (const [number, most] of [...byOrder].sort(([one], [other]) => (one < other ? -1 : 1)))
    await returnShipped(
      tx,
      { sale_unit: saleUnit, number },
      { most, reason: 'returned', at: now, byName: by.name },
    )
  const rows = [...expected].map(([product_code, units]) => ({
    ...{ sale_unit: saleUnit, run_id: id, product_code, expected: units },
    good: counted.get(product_code) ?? units,
  }))
  if (rows.length > 0) await tx.insertInto('delivery_returns').values(rows).execute()
}
