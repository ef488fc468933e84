import {
  cancelOwnAgentOrderContract,
  cartAgentWorkContract,
  collectAgentOrderContract,
  moveAgentOrderContract,
  uncartAgentWorkContract,
} from '#shop/agent-orders/agent-order-contracts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'

export const agentOrderCalls = {
  cancelOwnAgentOrder: pageCall(cancelOwnAgentOrderContract.request, (request, { call }) =>
    call(cancelOwnAgentOrderContract, request),
  ),
  moveAgentOrder: pageCall(moveAgentOrderContract.request, (request, { callAsSelf }) =>
    callAsSelf(moveAgentOrderContract, request),
  ),
  collectAgentOrder: pageCall(collectAgentOrderContract.request, (request, { callAsSelf }) =>
    callAsSelf(collectAgentOrderContract, request),
  ),
  cartAgentWork: pageCall(cartAgentWorkContract.request, (request, { callAsSelf }) =>
    callAsSelf(cartAgentWorkContract, request),
  ),
  uncartAgentWork: pageCall(uncartAgentWorkContract.request, (request, { callAsSelf }) =>
    callAsSelf(uncartAgentWorkContract, request),
  ),
}
export type AgentOrderCalls = typeof agentOrderCalls
