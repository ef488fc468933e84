import { riderRunsContract } from '#shop/deliveries/rider-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import type { Visitor } from '#web/kit/visit/visitor.ts'
import type { LoadedRuns } from '#web/rider/store/rider-records.ts'
import { centreOfRider } from './centre-of-rider.ts'

/** The runs for a page that opens as a document. */
export const loadDay = (visitor: Visitor): Promise<LoadedRuns> =>
  showProblems(async () => ({
    ...(await visitor.callAsRider(riderRunsContract, { saleUnit: await centreOfRider(visitor) })),
    syncedAt: Date.now(),
  }))
