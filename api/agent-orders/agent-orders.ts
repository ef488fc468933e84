import { sql } from 'kysely'
import { requireAgent } from '#api/agents/require-agent.ts'
import type { Handler, HandlersOf } from '#api/kit/calls/perform.ts'
import type { AgentOrderStatus } from '#shop/agent-orders/agent-order.ts'
import type {
  agentOrderContract,
  agentOrderContracts,
  agentOrderCountContract,
  agentOrdersContract,
  ownAgentOrdersContract,
} from '#shop/agent-orders/agent-order-contracts.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { cartAgentWork, findWork, linkBought, uncartAgentWork } from './agent-work.ts'
import { cancelOwnAgentOrder, collectAgentOrder, moveAgentOrder } from './move-agent-order.ts'
import { findAgentOrders, loadAgentOrder } from './order-queries.ts'

const agentOrders: Handler<typeof agentOrdersContract> = async ({ status }, context) => {
  const { db } = context
  const agent = await requireAgent(context)
  const { saleUnit, agentCode } = agent
  await db.transaction().execute((tx) => linkBought(tx, agent))
  const mine = sql`o.agent_code = ${agentCode}`
  const which = status ? sql`${mine} and o.status = ${status}` : mine
  const [orders, counts, work, owed] = await Promise.all([
    findAgentOrders(db, saleUnit, which),
    sql<{ status: AgentOrderStatus; count: number }>`
      select o.status, count(*)::integer as count from agent_orders o where o.sale_unit = ${saleUnit} and ${mine} group by o.status`.execute(
      db,
    ),
    findWork(db, agent),
    sql<{ clientCode: string; clientName: string; amount: number }>`
      select o.client_code as "clientCode", c.name as "clientName", sum(o.total - o.paid)::float8 as amount
      from agent_orders o join customers c on c.sale_unit = ${saleUnit} and c.code = o.client_code
      where o.sale_unit = ${saleUnit} and ${mine} and o.status = 'delivered' and o.paid < o.total
      group by o.client_code, c.name order by amount desc, o.client_code limit 200`.execute(db),
  ])
  return { orders, counts: counts.rows, work, owed: owed.rows }
}

const agentOrderCount: Handler<typeof agentOrderCountContract> = async (_request, context) => {
  const { saleUnit, agentCode } = await requireAgent(context)
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from agent_orders o
    where o.sale_unit = ${saleUnit} and o.agent_code = ${agentCode} and o.status = 'placed'`.execute(
    context.db,
  )
  return { count: rows[0]?.count ?? 0 }
}

const ownAgentOrders: Handler<typeof ownAgentOrdersContract> = async (_request, { db, caller }) => {
  if (caller.kind !== 'user') throw refuse(identityProblems.notAllowed)
  return findAgentOrders(db, caller.saleUnit, sql`o.client_code = ${caller.customerCode}`)
}

const agentOrder: Handler<typeof agentOrderContract> = async ({ agentCode, number }, { db, caller }) => {
  if (caller.kind !== 'user') throw refuse(identityProblems.notAllowed)
  return loadAgentOrder(db, { saleUnit: caller.saleUnit, agentCode }, number, caller.customerCode)
}

export const agentOrderHandlers: HandlersOf<typeof agentOrderContracts> = {
  agentOrders,
  agentOrderCount,
  ownAgentOrders,
  agentOrder,
  cancelOwnAgentOrder,
  moveAgentOrder,
  collectAgentOrder,
  cartAgentWork,
  uncartAgentWork,
}
