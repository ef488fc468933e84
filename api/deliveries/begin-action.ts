import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { MovedOrder } from '#api/orders/move-order.ts'
import { deliveriesProblems } from '#shop/deliveries/deliveries-problems.ts'
import { isOfStop } from '#shop/deliveries/is-of-stop.ts'
import type { RiderAction } from '#shop/deliveries/rider-actions.ts'
import { refuse } from '#shop/problems/problem.ts'
import type { HeldRun } from './held-run.ts'
import type { BegunStop } from './load-stops.ts'
import type { Sent } from './sent-action.ts'

type Begun = { isNew: boolean; run: HeldRun; held: MovedOrder | null; stop: BegunStop | null }

const dateOf = (text: unknown) => (text === null ? null : new Date(text as string))

/** Locks order and run, and keeps the action: what comes after it fails with it. */
export async function beginAction(
  tx: Db,
  now: Date,
  { saleUnit, rider, action, doneAt }: Sent,
): Promise<Begun> {
  const { rows } = await sql<{ begun: Begun | null }>`
    select begin_rider_action_1(${saleUnit}, ${rider.mobile}, ${action.id}::uuid, ${action.runId}::uuid,
      ${isOfStop(action) ? action.orderNumber : null}, ${action.kind}, ${doneAt}, ${now}, ${JSON.stringify(withoutKeys(action))}::jsonb) as begun`.execute(
    tx,
  )
  const begun = rows[0]?.begun
  if (!begun) throw refuse(deliveriesProblems.noRun)
  const { run, held } = begun
  return {
    ...begun,
    run: {
      ...run,
      sent_at: dateOf(run.sent_at),
      started_at: dateOf(run.started_at),
      paused_at: dateOf(run.paused_at),
    },
    held: held && { ...held, paid_at: dateOf(held.paid_at) },
  }
}

const withoutKeys = ({ id: _, runId: __, ...data }: RiderAction) => data
