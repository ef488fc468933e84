import { decideApplicationContract } from '#shop/applications/application-office-contracts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'

export const applicationCalls = {
  decideApplication: pageCall(decideApplicationContract.request, (request, { callAsStaff }) =>
    callAsStaff(decideApplicationContract, request),
  ),
}
export type ApplicationCalls = typeof applicationCalls
