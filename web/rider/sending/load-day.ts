import { riderRunsContract } from '#shop/deliveries/rider-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import type { Visitor } from '#web/kit/visit/visitor.ts'
import { riderMark } from '#web/rider/store/rider-mark.ts'
import type { LoadedRuns } from '#web/rider/store/rider-records.ts'
import type { RiderSite } from '#web/rider/store/rider-site.ts'
import { centreOfRider } from './centre-of-rider.ts'

/** The runs for a page that opens as a document. */
export const loadDay = (visitor: Visitor): Promise<LoadedRuns> =>
  showProblems(async () => ({
    ...(await visitor.callAsRider(riderRunsContract, { saleUnit: await centreOfRider(visitor) })),
    syncedAt: Date.now(),
  }))

/** Who is signed in as a rider, for the pages around the run. */
export async function findSite({ findRider, settings }: Visitor): Promise<RiderSite | undefined> {
  const rider = await findRider()
  if (!rider) return undefined
  const { user, vehicle } = rider
  return {
    ...{ mark: riderMark(user), name: user.name, mobile: user.mobile, vehicle },
    approvesInvoices: user.company === (await settings()).invoiceApproveCompany,
  }
}
