import {
  agentPriceBookContract,
  removeAgentRuleContract,
  saveAgentRuleContract,
} from '#shop/agent-trade/agent-price-contracts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'

/** Of the agent themselves, also while they act for a client. */
export const agentPriceCalls = {
  agentPriceBook: pageCall(agentPriceBookContract.request, (request, { callAsSelf }) =>
    callAsSelf(agentPriceBookContract, request),
  ),
  saveAgentRule: pageCall(saveAgentRuleContract.request, (request, { callAsSelf }) =>
    callAsSelf(saveAgentRuleContract, request),
  ),
  removeAgentRule: pageCall(removeAgentRuleContract.request, (request, { callAsSelf }) =>
    callAsSelf(removeAgentRuleContract, request),
  ),
}
export type AgentPriceCalls = typeof agentPriceCalls
