import {
  moveAgentStockContract,
  removeAgentItemContract,
  saveAgentItemContract,
} from '#shop/agent-trade/agent-item-contracts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'

/** Of the agent themselves, also while they act for a client. */
export const agentItemCalls = {
  saveAgentItem: pageCall(saveAgentItemContract.request, (request, { callAsSelf }) =>
    callAsSelf(saveAgentItemContract, request),
  ),
  removeAgentItem: pageCall(removeAgentItemContract.request, (request, { callAsSelf }) =>
    callAsSelf(removeAgentItemContract, request),
  ),
  moveAgentStock: pageCall(moveAgentStockContract.request, (request, { callAsSelf }) =>
    callAsSelf(moveAgentStockContract, request),
  ),
}
export type AgentItemCalls = typeof agentItemCalls
