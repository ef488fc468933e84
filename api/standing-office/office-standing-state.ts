import { sql } from 'kysely'
import { actingStaff } from '#api/activity/acting-staff.ts'
import { addActivity } from '#api/activity/add-activity.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { changeState } from '#api/standing-orders/standing-order-state.ts'
import { openRuns } from '#api/standing-runs/open-runs.ts'
import { findStandingOrder } from '#api/standing-runs/standing-order-rows.ts'
import { refuse } from '#shop/problems/problem.ts'
import type { officeStandingStateContract } from '#shop/standing-orders/standing-office-contracts.ts'
import { standingOrderProblems as refusals } from '#shop/standing-orders/standing-order-problems.ts'
import { requireAtOffice } from './require-at-office.ts'

const whatWas = {
  active: 'standing order resumed',
  paused: 'standing order paused',
  ended: 'standing order ended',
} as const

/** Of two people at the same moment, the second is told that it is done. The customer may take it back. */
export const officeStandingState: Handler<typeof officeStandingStateContract> = async (request, context) => {
  const { db, now } = context
  const { saleUnit, id, state, why } = request
  const pausedUntil = state === 'paused' ? request.pausedUntil : null
  const key = { saleUnit, id }
  const { client } = await requireAtOffice(context, key)
  if (!why) throw refuse(refusals.noReason)
  const by = await actingStaff(context)
  await db.transaction().execute(async (tx) => {
    const standing = await findStandingOrder(tx, key, sql`for update`)
    if (!standing) throw refuse(refusals.none)
    if (standing.state === state && standing.pausedUntil === pausedUntil) throw refuse(refusals.sameState)
    if (state === 'active' && client.status !== 'active') throw refuse(refusals.shopClosed)
    await changeState(tx, key, { state, pausedUntil, now, by: 'centre' })
    const change = await tx
      .insertInto('standing_order_changes')
      .values({
        ...{ sale_unit: saleUnit, standing_order_id: id, state, paused_until: pausedUntil, why, at: now },
        ...{ username: by.username, by_name: by.name },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await addActivity(
      tx,
      { saleUnit, at: now, by },
      {
        ...{ kind: 'customer', subject: standing.customerCode, what: whatWas[state] },
        after: { standingOrder: standing.name || id, why, ...(pausedUntil ? { pausedUntil } : {}) },
      },
    )
    await tx
      .insertInto('outbox')
      .values({ sale_unit: saleUnit, topic: 'standing-order-by-centre', order_number: change.id, at: now })
      .execute()
  })
  await openRuns(db, key, now)
  return {}
}
