import type { Context } from '#api/kit/calls/context.ts'
import type { Position } from '#shop/centres/distance.ts'
import { isOpenStop } from '#shop/deliveries/run-states.ts'
import { slotHours } from '#shop/deliveries/slot-hours.ts'
import type { Delivery } from '#shop/deliveries/tracking-contracts.ts'
import { arrivalWindows } from '#shop/run-planning/arrival-windows.ts'
import { findProofs, findRun, type RunRow, type StopRow } from './delivery-queries.ts'
import type { FollowedOrder, Follower } from './find-followed.ts'

/** Until a run's own stops tell its pace. */
const usualSpeed = { minutesPerStop: 12, kmPerHour: 20 }

/** How a delivery stands: the centre sees all of it, the owner what is theirs, whoever has the link little. */
export async function findDelivery(
  { db, now }: Pick<Context, 'db' | 'now'>,
  order: FollowedOrder & { runId: string },
  follower: Follower,
): Promise<Delivery | null> {
  const { saleUnit, number, runId, toPrepare } = order
  const run = await findRun(db, { saleUnit, runId, number })
  const stop = run?.stops.find(({ isOwn }) => isOwn)
  if (!run || !stop) return null
  const isOnRoad = run.state === 'started' || run.state === 'paused'
  const isOpen = isOpenStop(stop.state)
  const isKnown = follower !== 'link'
  const failed = stop.state === 'failed' || stop.state === 'back'
  const seesRider = isKnown || (isOnRoad && isOpen)
  const expected = isOpen ? whenExpected(run, stop, now) : { before: 0, window: null }
  return {
    state: stop.state,
    runOn: run.runOn,
    isOnRoad,
    rider: {
      name: seesRider ? (isKnown ? run.riderName : firstName(run.riderName)) : '',
      // Once the run is closed its rider is called by the centre alone.
      phone: seesRider && (follower === 'staff' || run.state !== 'closed') ? run.riderMobile : '',
      vehicle: seesRider ? run.vehicle : '',
    },
    ...expected,
    arrivedAt: stop.arrivedAt,
    doneAt: stop.doneAt,
    receiver: isKnown ? stop.receiver : '',
    toPrepare: isKnown && isOpen ? toPrepare : 0,
    // Of what was delivered it says why other cash was taken, which is for the centre.
    reason: follower === 'staff' || (isKnown && failed) ? stop.reason : '',
    retryOn: stop.retryOn,
    proofs: isKnown && stop.doneAt ? await findProofs(db, { saleUnit, runId, number }) : [],
  }
}

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? ''

/** Before the rider has left, the hours that were promised; on the road by the stops before this one. */
function whenExpected(run: RunRow, stop: StopRow, now: Date): Pick<Delivery, 'before' | 'window'> {
  const promised = slotHours(run.runOn, stop.slot)
  const before = run.stops.filter(({ state, place }) => isOpenStop(state) && place < stop.place).length
  if (!run.startedAt) return { before, window: promised && said(promised) }
  const windows = arrivalWindows({
    ...usualSpeed,
    leftAt: new Date(run.startedAt),
    from: run.centre,
    now,
    pausedAt: timeOf(run.pausedAt),
    pauses: run.pauses.flatMap(({ from, to }) => (to ? [{ from: new Date(from), to: new Date(to) }] : [])),
    stops: run.stops.map((each) => ({
      key: String(each.place),
      pin: pinOf(each),
      doneAt: timeOf(each.doneAt),
      arrivedAt: timeOf(each.arrivedAt),
      slot: slotHours(run.runOn, each.slot),
    })),
  })
  const at = windows.findIndex(({ key }) => key === String(stop.place))
  const window = windows[at]
  return { before: Math.max(0, at), window: window && !stop.arrivedAt ? said(window) : null }
}

const timeOf = (text: string | null) => (text ? new Date(text) : null)
const pinOf = ({ lat, lng }: StopRow): Position | null => (lat !== null && lng !== null ? { lat, lng } : null)
const said = ({ from, to }: { from: Date; to: Date }) => ({ from: from.toISOString(), to: to.toISOString() })
