import type { Context } from '#api/kit/calls/context.ts'
import type { ActionOf, RiderAction, RiderActionKind } from '#shop/deliveries/rider-actions.ts'
import type { HeldRun } from './held-run.ts'
import type { LoadedStop } from './load-stops.ts'

/** What a phone sent, and by whom. */
export type Sent<Action extends RiderAction = RiderAction> = {
  saleUnit: string
  mobile: string
  riderName: string
  action: Action
  /** When it was done, by our clock. */
  doneAt: Date
}

/** What an action is done with: the run under its lock, and its stop. */
export type Doing<Kind extends RiderActionKind = RiderActionKind> = Sent<ActionOf<Kind>> & {
  run: HeldRun
  stop: LoadedStop | undefined
  log: Context['log']
}

/** A phone's clock may be wrong by hours; what counts is how long before sending something happened. */
export function ourTime(at: string, sentAt: string, now: Date): Date {
  const ago = Math.max(0, Date.parse(sentAt) - Date.parse(at))
  return new Date(now.getTime() - ago)
}
