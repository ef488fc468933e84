import { sql } from 'kysely'
import type { Handler } from '#api/kit/calls/perform.ts'
import type {
  AgentClientDetail,
  agentClientContract,
  endClientContract,
} from '#shop/agents/agent-client-contracts.ts'
import { agentsProblems } from '#shop/agents/agents-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { addAgentEvent } from './agent-events.ts'
import { requireAgent } from './require-agent.ts'

const mostPlaced = 100

/** What is unpaid of an order, while it counts as a debt of whoever's credit it used. */
export const owedOf = (
  saleUnit: string,
) => sql<number>`o.total - coalesce((select m.received from order_money m
  where m.sale_unit = ${saleUnit} and m.order_number = o.number), 0)`
export const isUnpaid = sql`o.paid_at is null and o.status not in ('SO Cancel', 'Invoice Cancel')`

type Client = Omit<AgentClientDetail, 'placed' | 'since'> & { since: Date | null }
type Placed = Omit<AgentClientDetail['placed'][number], 'placedAt'> & { placedAt: Date }

/** An agent sees what they placed themselves; of the rest only how many and when the last was. */
export const agentClient: Handler<typeof agentClientContract> = async ({ code }, context) => {
  const { db } = context
  const { saleUnit, agentCode } = await requireAgent(context)
  const { rows } = await sql<Client>`
    select c.code, c.name, k.name as contact, k.mobile, c.status,
      (select max(e.at) from agent_events e where e.sale_unit = ${saleUnit} and e.client_code = c.code
        and e.agent_code = ${agentCode} and e.kind in ('added', 'accepted')) as since,
      (select count(*)::int from orders o where o.sale_unit = ${saleUnit} and o.customer_code = c.code) as orders,
      (select to_char(max(o.placed_at) at time zone 'Asia/Bangkok', 'YYYY-MM-DD') from orders o
        where o.sale_unit = ${saleUnit} and o.customer_code = c.code) as "lastOrderOn",
      (select coalesce(sum(${owedOf(saleUnit)}), 0)::bigint from orders o where o.sale_unit = ${saleUnit}
        and o.customer_code = c.code and o.credit_customer = ${agentCode} and ${isUnpaid}) as owes
    from customers c join accounts k on k.id = c.account_id
    where c.sale_unit = ${saleUnit} and c.code = ${code} and c.agent_code = ${agentCode}`.execute(db)
  const [client] = rows
  if (!client) throw refuse(agentsProblems.notClient)
  const placed = await sql<Placed>`
    select o.number, o.placed_at as "placedAt", o.status, o.total, o.due_on as "dueOn",
      case when o.credit_customer = ${agentCode} and ${isUnpaid} then ${owedOf(saleUnit)} else 0 end as owed
    from orders o where o.sale_unit = ${saleUnit} and o.customer_code = ${code}
      and o.placed_by_kind = 'agent' and o.placed_by = ${agentCode}
    order by o.placed_at desc, o.number desc limit ${mostPlaced}`.execute(db)
  return {
    ...client,
    owes: Number(client.owes),
    since: client.since?.toISOString() ?? null,
    placed: placed.rows.map(({ placedAt, ...order }) => ({ ...order, placedAt: placedAt.toISOString() })),
  }
}

/** The unpaid orders stay the agent's debt, since their credit paid for them. */
export const endClient: Handler<typeof endClientContract> = async ({ code }, context) => {
  const { db, now } = context
  const { saleUnit, agentCode } = await requireAgent(context)
  await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('customers')
      .set({ agent_code: null })
      .where('sale_unit', '=', saleUnit)
      .where('code', '=', code)
      .where('agent_code', '=', agentCode)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw refuse(agentsProblems.notClient)
    await addAgentEvent(tx, { saleUnit, clientCode: code, agentCode }, 'ended by agent', now)
  })
  return {}
}
