import { riderRunsContract } from '#shop/deliveries/rider-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import type { Visitor } from '#web/kit/visit/visitor.ts'
import { riderMark } from '#web/rider/store/rider-mark.ts'
import type { LoadedRuns } from '#web/rider/store/rider-records.ts'
import type { RiderSite } from '#web/rider/store/rider-site.ts'
import { centreOfRider } from './centre-of-rider.ts'

/** The runs for a page that opens as a document. */
export const loadDay = (visitor: Visitor): Promise<LoadedRuns> =>
  showProblems(async () => {
    const { at, runs } = await askRuns(visitor)
    return { at, runs, syncedAt: Date.now() }
  })

/** The runs, and whose they are: all that a phone asks when it opens. */
export async function askRuns(visitor: Visitor) {
  const saleUnit = await centreOfRider(visitor)
  const { rider, ...day } = await visitor.callAsRider(riderRunsContract, { saleUnit })
  const site: RiderSite = { mark: riderMark({ ...rider, saleUnit }), ...rider }
  return { ...day, site }
}

/** Who is signed in as a rider, for the pages around the run. */
export async function findSite({ findRider }: Visitor): Promise<RiderSite | undefined> {
  const rider = await findRider()
  if (!rider) return undefined
  const { user, vehicle, approvesInvoices } = rider
  return { mark: riderMark(user), name: user.name, mobile: user.mobile, vehicle, approvesInvoices }
}
