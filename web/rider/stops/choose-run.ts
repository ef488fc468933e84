import type { RiderRun } from '#shop/deliveries/rider-run.ts'
import type { RunState } from '#shop/deliveries/run-states.ts'
import { isOpenStop } from '#shop/deliveries/run-states.ts'

const rank: Record<RunState, number> = { started: 0, paused: 1, sent: 2, finished: 3, closed: 4, planned: 5 }

/** The run that a rider is most likely in. */
export const currentRun = (runs: readonly RiderRun[]): RiderRun | undefined =>
  [...runs].sort(
    (one, other) => rank[one.state] - rank[other.state] || one.runOn.localeCompare(other.runOn),
  )[0]

/** Where a rider who has arrived stands; otherwise the first that is still open. */
export const nextStop = ({ stops }: RiderRun) =>
  stops.find(({ state }) => state === 'arrived') ?? stops.find(({ state }) => isOpenStop(state))
