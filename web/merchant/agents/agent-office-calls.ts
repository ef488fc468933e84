import { decideAgentContract, endAgentContract } from '#shop/agents/agent-office-contracts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'
import { centreOf } from '#web/merchant/staff/centre-of.ts'

/** The centre is the one the member of staff works in, never the page's. */
export const agentOfficeCalls = {
  decideAgent: pageCall(decideAgentContract.request.omit({ saleUnit: true }), async (request, visitor) =>
    visitor.callAsStaff(decideAgentContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  endAgent: pageCall(endAgentContract.request.omit({ saleUnit: true }), async (request, visitor) =>
    visitor.callAsStaff(endAgentContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
}
export type AgentOfficeCalls = typeof agentOfficeCalls
