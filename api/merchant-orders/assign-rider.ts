import { sql } from 'kysely'
import { actingStaff } from '#api/activity/acting-staff.ts'
import { addActivity } from '#api/activity/add-activity.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { notify } from '#api/kit/notifications.ts'
import { findOpenRuns } from '#api/order-stops/order-stops.ts'
import { dispatchProblems } from '#shop/dispatch/dispatch-problems.ts'
import type { assignRiderContract } from '#shop/merchant-orders/merchant-order-contracts.ts'
import { merchantOrdersProblems } from '#shop/merchant-orders/merchant-orders-problems.ts'
import { isOver } from '#shop/orders/order-moves.ts'
import { type OrderStatus, statusNames } from '#shop/orders/order-status.ts'
import { ordersProblems } from '#shop/orders/orders-problems.ts'
import { type Problem, refuse } from '#shop/problems/problem.ts'

/** All in one transaction: what is over keeps its rider, and says so. */
export const assignRider: Handler<typeof assignRiderContract> = async (request, context) => {
  const { saleUnit, numbers, rider } = request
  const { db, caller, now, locale } = context
  const by = await actingStaff({ db, caller })
  return db.transaction().execute(async (tx) => {
    if (rider && !(await worksHere(tx, saleUnit, rider))) throw refuse(merchantOrdersProblems.noRider)
    const { rows } = await sql<{ number: string; status: OrderStatus; rider_mobile: string | null }>`
      select o.number, o.status, o.rider_mobile from orders o
      where o.sale_unit = ${saleUnit} and o.number = any(${numbers}) order by o.number for update`.execute(tx)
    const found = new Map(rows.map((row) => [row.number, row]))
    const inRun = await findOpenRuns(tx, saleUnit, numbers)
    const whyNot = (number: string): Problem | undefined => {
      const status = found.get(number)?.status
      if (!status) return refuse(ordersProblems.none)
      const { th, en } = statusNames[status]
      const run = inRun.get(number)
      if (run !== undefined) return refuse(dispatchProblems.inRun, { number, rider: run || '—' })
      return isOver(status) ? refuse(merchantOrdersProblems.over, { statusTh: th, statusEn: en }) : undefined
    }
    const changed = rows.filter((row) => !whyNot(row.number) && row.rider_mobile !== rider)
    await sql`update orders o set rider_mobile = ${rider}
      where o.sale_unit = ${saleUnit} and o.number = any(${changed.map(({ number }) => number)})`.execute(tx)
    for (const { number, rider_mobile } of changed)
      await addActivity(
        tx,
        { saleUnit, at: now, by },
        { kind: 'order', subject: number, what: 'rider', before: { rider: rider_mobile }, after: { rider } },
      )
    if (changed.length > 0) await notify(tx, { saleUnit, topic: 'order-moved' })
    return {
      orders: [...new Set(numbers)].map((number) => ({
        number,
        status: found.get(number)?.status ?? null,
        problem: whyNot(number)?.say(locale) ?? null,
      })),
    }
  })
}

async function worksHere(tx: Db, saleUnit: string, mobile: string): Promise<boolean> {
  const { rows } = await sql`select 1 from rider_centres c join riders r on r.mobile = c.mobile
    where c.sale_unit = ${saleUnit} and c.mobile = ${mobile} and r.active`.execute(tx)
  return rows.length > 0
}
