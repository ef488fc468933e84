import { officeStandingStateContract } from '#shop/standing-orders/standing-office-contracts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'
import { centreOf } from '#web/merchant/staff/centre-of.ts'

/** The centre is the one the member of staff works in, never the page's. */
export const standingOfficeCalls = {
  setStandingAtOffice: pageCall(
    officeStandingStateContract.request.omit({ saleUnit: true }),
    async (request, visitor) =>
      visitor.callAsStaff(officeStandingStateContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
}
export type StandingOfficeCalls = typeof standingOfficeCalls
