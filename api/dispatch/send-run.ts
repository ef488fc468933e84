import { sql } from 'kysely'
import { actingStaff } from '#api/activity/acting-staff.ts'
import { addActivity, type StaffMember } from '#api/activity/add-activity.ts'
import { lockRun } from '#api/deliveries/held-run.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { notify } from '#api/kit/notifications.ts'
import { moveByStaff } from '#api/merchant-orders/move-orders.ts'
import { deliveriesProblems } from '#shop/deliveries/deliveries-problems.ts'
import type { sendRunContract } from '#shop/dispatch/dispatch-contracts.ts'
import { dispatchProblems } from '#shop/dispatch/dispatch-problems.ts'
import { type OrderStatus, statusNames } from '#shop/orders/order-status.ts'
import { refuse } from '#shop/problems/problem.ts'

type Run = { state: string; version: number; rider: string | null; company: string | null; cases: number }
type Order = { number: string; status: OrderStatus }

/** Each order moves by itself, as from the list; pressed again after a refusal, it goes on where it stopped. */
export const sendRun: Handler<typeof sendRunContract> = async ({ saleUnit, id, version }, context) => {
  const { db, settings } = context
  const by = await actingStaff(context)
  const run = await findRun(db, saleUnit, id)
  if (run.version !== version) throw refuse(dispatchProblems.changed)
  if (run.state !== 'planned') throw refuse(dispatchProblems.alreadySent)
  if (run.rider === null) throw refuse(dispatchProblems.noRider)
  const orders = await findOrders(db, saleUnit, id)
  if (orders.length === 0) throw refuse(dispatchProblems.noOrders)
  const isApprover = run.company === (await settings(saleUnit)).invoiceApproveCompany
  for (const order of orders) await makeReady(context, { ...order, saleUnit, by, isApprover })
  const sent = await db.transaction().execute(async (tx) => {
    const held = await lockRun(tx, saleUnit, id)
    if (held.version !== version || held.state !== 'planned') throw refuse(dispatchProblems.changed)
    await sql`update delivery_runs r set state = 'sent', sent_at = ${context.now}, version = r.version + 1
      where r.sale_unit = ${saleUnit} and r.id = ${id}::uuid`.execute(tx)
    await addActivity(
      tx,
      { saleUnit, at: context.now, by },
      { kind: 'run', subject: id, what: 'sent', after: { rider: run.rider, orders: orders.length } },
    )
    return held.version + 1
  })
  await notify(db, { saleUnit, topic: 'run-changed' })
  return { version: sent }
}

async function findRun(db: Db, saleUnit: string, id: string): Promise<Run> {
  const { rows } = await sql<Run>`
    select r.state, r.version, r.rider_mobile as rider, p.company from delivery_runs r left join riders p on p.mobile = r.rider_mobile
    where r.sale_unit = ${saleUnit} and r.id = ${id}::uuid`.execute(db)
  if (!rows[0]) throw refuse(deliveriesProblems.noRun)
  return rows[0]
}

async function findOrders(db: Db, saleUnit: string, id: string): Promise<Order[]> {
  const { rows } = await sql<Order>`
    select o.number, o.status from delivery_stops s join orders o on o.sale_unit = ${saleUnit} and o.number = s.order_number
    where s.sale_unit = ${saleUnit} and s.run_id = ${id}::uuid and s.state in ('waiting', 'arrived') order by s.place`.execute(
    db,
  )
  return rows
}

type Ready = Order & { saleUnit: string; by: StaffMember; isApprover: boolean }

/** Invoiced and shipped; riders who approve on the road ship themselves. */
async function makeReady(
  context: Context,
  { number, status, saleUnit, by, isApprover }: Ready,
): Promise<void> {
  const move = (action: 'invoice' | 'ship') => moveByStaff(context, { saleUnit, number, action, why: '', by })
  let now = status
  if (now === 'SO Approve') now = await move('invoice')
  if (now === 'Invoice wait' && !isApprover) now = await move('ship')
  if (now === 'Invoice Approve' || (now === 'Invoice wait' && isApprover)) return
  const { th, en } = statusNames[now]
  throw refuse(dispatchProblems.notReady, { number, statusTh: th, statusEn: en })
}
