import {
  dropPolicyDraftContract,
  publishPolicyContract,
  savePolicyDraftContract,
} from '#shop/policies/policy-contracts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'

export const policyCalls = {
  savePolicyDraft: pageCall(savePolicyDraftContract.request, (request, { callAsStaff }) =>
    callAsStaff(savePolicyDraftContract, request),
  ),
  dropPolicyDraft: pageCall(dropPolicyDraftContract.request, (request, { callAsStaff }) =>
    callAsStaff(dropPolicyDraftContract, request),
  ),
  publishPolicy: pageCall(publishPolicyContract.request, (request, { callAsStaff }) =>
    callAsStaff(publishPolicyContract, request),
  ),
}
export type PolicyCalls = typeof policyCalls
