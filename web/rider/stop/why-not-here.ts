import type { WhyNotRecord } from '#shop/deliveries/deliveries-problems.ts'
import type { RiderRun, RiderStop } from '#shop/deliveries/rider-run.ts'
import { whyNot } from '#web/rider/store/shown-runs.ts'

/** Why nothing can be done at this stop now, such as an order that is not released. */
export function whyNotHere(run: RiderRun, { orderNumber }: RiderStop): WhyNotRecord | undefined {
  const at = new Date().toISOString()
  return whyNot(run, { id: '', runId: run.id, at, kind: 'arrive', orderNumber, place: null })
}
