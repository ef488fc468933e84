import { sayMoney } from '../money/say-money.ts'
import type { WhyNotRecord } from './deliveries-problems.ts'
import { dueAtDoor } from './due-at-door.ts'
import { isOfStop } from './is-of-stop.ts'
import type { ActionOf, RiderAction, StopAction } from './rider-actions.ts'
import type { RiderRun, RiderStop } from './rider-run.ts'
import { isOpenStop } from './run-states.ts'

/** What the rule needs of a run; the phone and the server both have it. */
type RunToRecord = Pick<RiderRun, 'state' | 'approvesInvoices'> & {
  stops: readonly Pick<RiderStop, 'orderNumber' | 'state'>[]
}
type StopToRecord = Pick<
  RiderStop,
  | 'orderNumber'
  | 'state'
  | 'orderStatus'
  | 'lines'
  | 'deliveryFee'
  | 'feePriceType'
  | 'vatPercent'
  | 'cashStep'
  | 'total'
  | 'toCollect'
>

/** The first reason why an action cannot be recorded, or nothing: the phone disables with it, the server refuses with it. */
export function whyNotRecord(
  run: RunToRecord,
  stop: StopToRecord | undefined,
  action: RiderAction,
  today: string,
): WhyNotRecord | undefined {
  if (run.state === 'closed') return { why: 'runClosed' }
  if (run.state === 'planned') return { why: 'notSent' }
  if (!isOfStop(action)) return whyNotOfRun(run, action)
  if (!stop) return { why: 'noStop', params: { number: action.orderNumber } }
  return whyNotAtStop(run, stop, action, today)
}

function whyNotOfRun(run: RunToRecord, action: RiderAction): WhyNotRecord | undefined {
  const open = run.stops.filter(({ state }) => isOpenStop(state)).length
  if (action.kind === 'finish' && open > 0) return { why: 'stopsOpen', params: { count: String(open) } }
  if (action.kind === 'handIn' && run.state !== 'finished') return { why: 'notFinished' }
  return undefined
}

function whyNotAtStop(
  run: RunToRecord,
  stop: StopToRecord,
  action: StopAction,
  today: string,
): WhyNotRecord | undefined {
  const number = { number: stop.orderNumber }
  const { orderStatus } = stop
  if (stop.state === 'cancelled' || orderStatus === 'SO Cancel' || orderStatus === 'Invoice Cancel')
    return { why: 'cancelled', params: number }
  // A message about what is done may still go out.
  if (action.kind === 'message') return undefined
  if (stop.state === 'moved' && action.kind !== 'deliver') return { why: 'moved', params: number }
  if (stop.state !== 'moved' && !isOpenStop(stop.state)) return { why: 'alreadyDone', params: number }
  if (orderStatus === 'POD') return { why: 'alreadyDone', params: number }
  if (action.kind === 'approve' && !run.approvesInvoices) return { why: 'notApprover' }
  const isReady =
    orderStatus === 'Invoice Approve' || (orderStatus === 'Invoice wait' && run.approvesInvoices)
  if (action.kind !== 'load' && !isReady) return { why: 'notShipped', params: number }
  if (action.kind === 'deliver') return whyNotDeliver(stop, action)
  if (action.kind === 'fail' && action.retryOn !== null && action.retryOn < today) return { why: 'pastDay' }
  return undefined
}

function whyNotDeliver(stop: StopToRecord, action: ActionOf<'deliver'>): WhyNotRecord | undefined {
  for (const { line, taken } of action.refused) {
    const known = stop.lines.find((each) => each.line === line)
    if (!known) return { why: 'noLine', params: { line: String(line) } }
    if (taken > known.quantity)
      return {
        why: 'tooMuch',
        params: {
          product: known.name.th,
          quantity: String(known.quantity),
        },
      }
  }
  const { toCollect, takesAnything } = dueAtDoor(stop, action.refused)
  if (!takesAnything) return { why: 'nothingTaken' }
  if (toCollect === 0 && action.collected > 0) return { why: 'nothingDue' }
  if (action.collected !== toCollect && action.why.trim() === '')
    return { why: 'sayWhyAmount', params: { due: sayMoney(toCollect) } }
  return undefined
}
