import { afterAction } from '#shop/deliveries/after-action.ts'
import type { WhyNotRecord } from '#shop/deliveries/deliveries-problems.ts'
import { isOfStop } from '#shop/deliveries/is-of-stop.ts'
import type { RiderAction } from '#shop/deliveries/rider-actions.ts'
import type { RiderRun } from '#shop/deliveries/rider-run.ts'
import { whyNotRecord } from '#shop/deliveries/why-not-record.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { inOrder, type KeptAction } from './kept-action.ts'

/** Why this cannot be recorded now, by the rule that the server asks too. */
export function whyNot(run: RiderRun, action: RiderAction): WhyNotRecord | undefined {
  const stop = isOfStop(action)
    ? run.stops.find(({ orderNumber }) => orderNumber === action.orderNumber)
    : undefined
  return whyNotRecord(run, stop, action, bangkokDay(new Date(action.at)))
}

/** The runs as they will be. What the server already knows, or will not take, changes nothing. */
export function shownRuns(runs: readonly RiderRun[], kept: readonly KeptAction[]): RiderRun[] {
  const actions = inOrder(kept.filter(({ state }) => state !== 'refused')).map(({ action }) => action)
  return runs.map((run) =>
    actions
      .filter(({ runId }) => runId === run.id)
      .reduce((shown, action) => (whyNot(shown, action) ? shown : afterAction(shown, action)), run),
  )
}
