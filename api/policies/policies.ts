import type { HandlersOf } from '#api/kit/calls/perform.ts'
import type { policyContracts } from '#shop/policies/policy-contracts.ts'
import { dropPolicyDraft, savePolicyDraft } from './policy-draft.ts'
import { publishPolicy } from './publish-policy.ts'
import { policy, policyText, policyVersions } from './read-policies.ts'

export const policyHandlers: HandlersOf<typeof policyContracts> = {
  policy,
  policyVersions,
  policyText,
  savePolicyDraft,
  dropPolicyDraft,
  publishPolicy,
}
