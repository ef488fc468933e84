import {
  agentShopCartContract,
  agentShopContract,
  placeAgentOrderContract,
} from '#shop/agent-orders/agent-shop-contracts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'

export const agentShopCalls = {
  agentShop: pageCall(agentShopContract.request, (request, { call }) => call(agentShopContract, request)),
  agentShopCart: pageCall(agentShopCartContract.request, (request, { call }) =>
    call(agentShopCartContract, request),
  ),
  placeAgentOrder: pageCall(placeAgentOrderContract.request, (request, { call }) =>
    call(placeAgentOrderContract, request),
  ),
}
export type AgentShopCalls = typeof agentShopCalls
