import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { HeldOrder } from '#api/orders/move-order.ts'
import { deliveriesProblems } from '#shop/deliveries/deliveries-problems.ts'
import { leftToCollect } from '#shop/deliveries/due-at-door.ts'
import { isOfStop } from '#shop/deliveries/is-of-stop.ts'
import type { RiderAction } from '#shop/deliveries/rider-actions.ts'
import type { StopState } from '#shop/deliveries/run-states.ts'
import { refuse } from '#shop/problems/problem.ts'
import type { LockedStop } from './load-stops.ts'
import type { ActionRun, Rider, Sent } from './sent-action.ts'

type Locked = {
  rider: Rider
  run: ActionRun
  held: HeldOrder | undefined
  stop: LockedStop | undefined
}
type StopRow = { state: StopState; received: number; lat: number | null; lng: number | null }
type Row =
  | (Pick<Locked, 'rider' | 'run'> & { isNew: true; held: HeldOrder | null; stop: StopRow | null })
  | { isNew: false; run: Pick<ActionRun, 'rider_mobile'> }

const dateOf = (text: unknown) => (text === null ? null : new Date(text as string))

/** Locks order and run, and keeps the action: what comes after it fails with it. Undefined when it was kept before. */
export async function lockAndKeep(
  tx: Db,
  now: Date,
  { saleUnit, mobile, action, doneAt }: Sent,
): Promise<Locked | undefined> {
  const { rows } = await sql<{ locked: Row | null }>`
    select begin_rider_action_2(${saleUnit}, ${mobile}, ${action.id}::uuid, ${action.runId}::uuid,
      ${isOfStop(action) ? action.orderNumber : null}, ${action.kind}, ${doneAt}, ${now}, ${JSON.stringify(withoutKeys(action))}::jsonb) as locked`.execute(
    tx,
  )
  const locked = rows[0]?.locked
  if (!locked) throw refuse(deliveriesProblems.noRun)
  if (locked.run.rider_mobile !== mobile) throw refuse(deliveriesProblems.notYourRun)
  if (!locked.isNew) return undefined
  const { rider, run, stop } = locked
  const held = locked.held ? { ...locked.held, paid_at: dateOf(locked.held.paid_at) } : undefined
  return {
    ...{ rider, held, run: { ...run, sent_at: dateOf(run.sent_at), paused_at: dateOf(run.paused_at) } },
    stop: held && stop ? stopOf(held, stop) : undefined,
  }
}

const withoutKeys = ({ id: _, runId: __, ...data }: RiderAction) => data

const stopOf = (held: HeldOrder, { state, received, lat, lng }: StopRow): LockedStop => ({
  ...{ orderNumber: held.number, state, orderStatus: held.status, total: held.total },
  toCollect: leftToCollect({
    ...{ payment: held.payment_method, isPaid: held.paid_at !== null, total: held.total, received },
  }),
  pin: lat === null || lng === null ? null : { lat, lng },
})
