import { type Buyer, loadBuyer } from '#api/buyers/buyer.ts'
import { loadUser } from '#api/identity/load-user.ts'
import type { Context } from '#api/kit/calls/context.ts'
import { agentOrderProblems } from '#shop/agent-orders/agent-order-problems.ts'
import type { Seller } from '#shop/agent-orders/agent-shop-contracts.ts'
import { isVerifiedAgent } from '#shop/agents/agent-rules.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'

/** The agent from whom the caller buys, and as whom the agent buys from the centre. */
export type Selling = {
  saleUnit: string
  agentCode: string
  clientCode: string
  /** An agent who looks at their own shop; they cannot order there. */
  isOwn: boolean
  seller: Seller
  blockOutOfStock: boolean
  /** The agent at the centre; only products that both may buy are sold on. */
  buyer: Buyer
}

/** A client's agent, or the calling agent themselves; refused when nobody sells to the caller. */
export async function loadSelling(context: Context): Promise<Selling> {
  const { db, caller, settings, locale } = context
  if (caller.kind !== 'user' || caller.actor) throw refuse(identityProblems.notAllowed)
  const { saleUnit, customerCode } = caller
  const own = await loadUser(db, saleUnit, customerCode, locale)
  const row = await db
    .selectFrom('customers')
    .select('agent_code')
    .where('sale_unit', '=', saleUnit)
    .where('code', '=', customerCode)
    .where('status', '=', 'active')
    .executeTakeFirst()
  const isOwn = row?.agent_code === null && isVerifiedAgent(own)
  const agentCode = isOwn ? customerCode : row?.agent_code
  const { agentsOpen, blockOutOfStock } = await settings(saleUnit)
  if (!agentCode || !agentsOpen) throw refuse(agentOrderProblems.noAgent)
  const agent = isOwn ? own : await loadUser(db, saleUnit, agentCode, locale)
  const active = await db
    .selectFrom('customers')
    .select('code')
    .where('sale_unit', '=', saleUnit)
    .where('code', '=', agentCode)
    .where('status', '=', 'active')
    .executeTakeFirst()
  if (!active || !isVerifiedAgent(agent)) throw refuse(agentOrderProblems.noAgent)
  const [client, buyer] = await Promise.all([
    loadBuyer({ db, caller }),
    loadBuyer({ db, caller: { kind: 'user', role: '2', saleUnit, customerCode: agentCode } }),
  ])
  return {
    ...{ saleUnit, agentCode, clientCode: customerCode, isOwn, blockOutOfStock },
    seller: { code: agentCode, name: agent.name, mobile: agent.mobile },
    buyer: { ...buyer, mayBuyLicensed: buyer.mayBuyLicensed && client.mayBuyLicensed },
  }
}
