import { type RawBuilder, sql } from 'kysely'
import type { AgentKey } from '#api/agent-trade/find-items.ts'
import type { Db } from '#api/kit/database.ts'
import { mayClientCancel } from '#shop/agent-orders/agent-order.ts'
import type { AgentOrder, AgentOrderRow } from '#shop/agent-orders/agent-order-contracts.ts'
import { agentOrderProblems } from '#shop/agent-orders/agent-order-problems.ts'
import { roles } from '#shop/contract/caller.ts'
import { refuse } from '#shop/problems/problem.ts'

const mostRows = 200

type Found = Omit<AgentOrderRow, 'placedAt'> & { placedAt: Date }

/** Orders to agents with the client's name, the newest first. `which` is a condition on `o`. */
export async function findAgentOrders(
  db: Db,
  saleUnit: string,
  which: RawBuilder<unknown>,
): Promise<AgentOrderRow[]> {
  const { rows } = await sql<Found>`
    select o.agent_code as "agentCode", o.number, o.status, o.placed_at as "placedAt", o.wanted_on::text as "wantedOn", o.client_code as "clientCode",
      c.name as "clientName", o.total::float8 as total, o.paid::float8 as paid,
      (select count(*)::integer from agent_order_lines l where l.sale_unit = ${saleUnit} and l.agent_code = o.agent_code and l.order_number = o.number) as lines
    from agent_orders o join customers c on c.sale_unit = ${saleUnit} and c.code = o.client_code
    where o.sale_unit = ${saleUnit} and ${which}
    order by o.placed_at desc, o.number desc limit ${mostRows}`.execute(db)
  return rows.map((row) => ({ ...row, placedAt: row.placedAt.toISOString() }))
}

type OrderText = Pick<
  AgentOrder,
  'name' | 'phone' | 'address' | 'note' | 'payment' | 'agentName' | 'agentMobile'
> & { sells: boolean }

/** One order, for its client or its agent; anybody else finds none. */
export async function loadAgentOrder(
  db: Db,
  { saleUnit, agentCode }: AgentKey,
  number: string,
  viewer: string,
): Promise<AgentOrder> {
  const [row] = await findAgentOrders(
    db,
    saleUnit,
    sql`o.agent_code = ${agentCode} and o.number = ${number} and ${viewer} in (o.agent_code, o.client_code)`,
  )
  if (!row) throw refuse(agentOrderProblems.none)
  const isAgent = viewer === agentCode
  const [texts, details, events] = await Promise.all([
    sql<OrderText>`
      select o.name, o.phone, o.address, o.note, o.payment, c.name as "agentName", case when a.erased_at is null then a.mobile else '' end as "agentMobile",
        c.role = ${roles.agent} and c.status = 'active' as sells from agent_orders o
      join customers c on c.sale_unit = ${saleUnit} and c.code = o.agent_code join accounts a on a.id = c.account_id
      where o.sale_unit = ${saleUnit} and o.agent_code = ${agentCode} and o.number = ${number}`.execute(db),
    sql<AgentOrder['details'][number]>`
      select l.line, l.own, l.code, jsonb_build_object('th', l.name_th, 'en', l.name_en) as name, jsonb_build_object('th', l.unit_th, 'en', l.unit_en) as unit,
        l.quantity, l.price::float8 as price, case when ${isAgent} then l.cost::float8 end as cost, l.delivered, ${isAgent} and l.carted_at is not null as carted,
        case when ${isAgent} then l.bought_with end as "boughtWith" from agent_order_lines l
      where l.sale_unit = ${saleUnit} and l.agent_code = ${agentCode} and l.order_number = ${number} order by l.line`.execute(
      db,
    ),
    sql<Omit<AgentOrder['events'][number], 'at'> & { at: Date }>`
      select e.id, e.at, e.by_agent as "byAgent", e.kind, e.note, e.amount::float8 as amount from agent_order_events e
      where e.sale_unit = ${saleUnit} and e.agent_code = ${agentCode} and e.order_number = ${number} order by e.at, e.id`.execute(
      db,
    ),
  ])
  const [found] = texts.rows
  if (!found) throw refuse(agentOrderProblems.none)
  const { sells, ...text } = found
  return {
    ...{ ...row, ...text, details: details.rows },
    mayCancel: viewer === row.clientCode && mayClientCancel(row, sells),
    events: events.rows.map((event) => ({ ...event, at: event.at.toISOString() })),
  }
}
