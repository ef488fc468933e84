import { sql } from 'kysely'
import { requireInPerson } from '#api/account/own-customer.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { leaveAgentContract, OwnAgent, ownAgentContract } from '#shop/agents/agent-client-contracts.ts'
import { agentsProblems } from '#shop/agents/agents-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { addAgentEvent } from './agent-events.ts'

const mostActs = 50

type Act = Omit<OwnAgent['acts'][number], 'at'> & { at: Date }
type Agent = { name: string; shopPhoto: string; mobile: string; since: Date | null }

export const ownAgent: Handler<typeof ownAgentContract> = async (_request, { db, caller, now }) => {
  const { saleUnit, customerCode } = requireInPerson(caller)
  const [agents, asked, acts] = await Promise.all([
    sql<Agent>`
      select a.name, coalesce(a.shop_photo, '') as "shopPhoto", k.mobile, (select max(e.at) from agent_events e
        where e.sale_unit = ${saleUnit} and e.client_code = ${customerCode} and e.agent_code = a.code
          and e.kind in ('added', 'accepted')) as since
      from customers c join customers a on a.sale_unit = ${saleUnit} and a.code = c.agent_code
      join accounts k on k.id = a.account_id
      where c.sale_unit = ${saleUnit} and c.code = ${customerCode}`.execute(db),
    sql<{ id: string; agentName: string; shopPhoto: string; expiresAt: Date }>`
      select i.id, a.name as "agentName", coalesce(a.shop_photo, '') as "shopPhoto", i.expires_at as "expiresAt"
      from agent_invitations i join customers a on a.sale_unit = ${saleUnit} and a.code = i.agent_code
      where i.sale_unit = ${saleUnit} and (i.client_code = ${customerCode} or i.opened_by = ${customerCode}) and i.state = 'waiting' and i.expires_at > ${now}
      order by i.made_at desc limit 20`.execute(db),
    sql<Act>`
      select x.at, a.name as "agentName", x.kind, x.number as "orderNumber"
      from (select e.at, e.agent_code as agent, e.kind, '' as number from agent_events e
          where e.sale_unit = ${saleUnit} and e.client_code = ${customerCode}
        union all
        select o.placed_at, o.placed_by, 'ordered', o.number from orders o
          where o.sale_unit = ${saleUnit} and o.customer_code = ${customerCode} and o.placed_by_kind = 'agent') x
      join customers a on a.sale_unit = ${saleUnit} and a.code = x.agent
      order by x.at desc, x.kind limit ${mostActs}`.execute(db),
  ])
  const [agent] = agents.rows
  return {
    agent: agent ? { ...agent, since: agent.since?.toISOString() ?? null } : null,
    asked: asked.rows.map(({ expiresAt, ...row }) => ({ ...row, expiresAt: expiresAt.toISOString() })),
    acts: acts.rows.map(({ at, ...act }) => ({ ...act, at: at.toISOString() })),
  }
}

/** What the agent opened for the shop asks at each request whether it still may, so it ends with this. */
export const leaveAgent: Handler<typeof leaveAgentContract> = async (_request, { db, caller, now }) => {
  const { saleUnit, customerCode } = requireInPerson(caller)
  await db.transaction().execute(async (tx) => {
    const shop = await tx
      .selectFrom('customers')
      .select('agent_code')
      .where('sale_unit', '=', saleUnit)
      .where('code', '=', customerCode)
      .forUpdate()
      .executeTakeFirst()
    if (!shop?.agent_code) throw refuse(agentsProblems.noOwnAgent)
    await tx
      .updateTable('customers')
      .set({ agent_code: null })
      .where('sale_unit', '=', saleUnit)
      .where('code', '=', customerCode)
      .execute()
    const pair = { saleUnit, clientCode: customerCode, agentCode: shop.agent_code }
    await addAgentEvent(tx, pair, 'ended by client', now)
  })
  return {}
}
