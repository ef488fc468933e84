import { sql } from 'kysely'
import type { AgentKey } from '#api/agent-trade/find-items.ts'
import { requireAgent } from '#api/agents/require-agent.ts'
import { addToCart } from '#api/cart/stored-cart.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { shareOut } from '#shop/agent-orders/agent-order.ts'
import type {
  cartAgentWorkContract,
  uncartAgentWorkContract,
  WorkRow,
} from '#shop/agent-orders/agent-order-contracts.ts'
import { agentOrderProblems } from '#shop/agent-orders/agent-order-problems.ts'
import { refuse } from '#shop/problems/problem.ts'

/** Lines of accepted orders that wait, as a condition on `l` and `o`. */
const waits = ({
  saleUnit,
  agentCode,
}: AgentKey) => sql`l.sale_unit = ${saleUnit} and l.agent_code = ${agentCode}
  and o.sale_unit = ${saleUnit} and o.agent_code = ${agentCode} and o.number = l.order_number and o.status in ('accepted', 'ready')`

/** What to buy from the centre, what is in the cart for it, and what to hand over, by product and unit. */
export async function findWork(db: Db, agent: AgentKey): Promise<WorkRow[]> {
  const { rows } = await sql<WorkRow>`
    select l.own, l.code, jsonb_build_object('th', max(l.name_th), 'en', max(l.name_en)) as name, jsonb_build_object('th', max(l.unit_th), 'en', max(l.unit_en)) as unit,
      sum(l.quantity)::integer as quantity, count(distinct o.client_code)::integer as clients,
      case when l.own or l.bought_with is not null then 'hand' when l.carted_at is not null then 'cart' else 'buy' end as "where"
    from agent_order_lines l, agent_orders o where ${waits(agent)}
    group by l.own, l.code, l.position, "where" order by "where", max(l.name_th), l.position`.execute(db)
  return rows
}

type Waiting = {
  number: string
  line: number
  code: string
  position: 1 | 2 | 3
  quantity: number
  base: number
  cartedAt: Date | null
}

async function lockWaiting(tx: Db, agent: AgentKey, inCart: boolean): Promise<Waiting[]> {
  await sql`select from agent_counters c where c.sale_unit = ${agent.saleUnit} and c.agent_code = ${agent.agentCode} for update`.execute(
    tx,
  )
  const { rows } = await sql<Waiting>`
    select l.order_number as number, l.line, l.code, l.position, l.quantity, l.quantity * l.rate as base, l.carted_at as "cartedAt"
    from agent_order_lines l, agent_orders o
    where ${waits(agent)} and not l.own and l.bought_with is null and (l.carted_at is not null) = ${inCart}
    order by o.placed_at, l.order_number, l.line for update of l`.execute(tx)
  return rows
}

function mark(
  tx: Db,
  { saleUnit, agentCode }: AgentKey,
  lines: readonly Waiting[],
  values: { cartedAt: Date | null; order?: string },
) {
  const keys = JSON.stringify(lines.map(({ number, line }) => ({ number, line })))
  return sql`update agent_order_lines l set carted_at = ${values.cartedAt}, bought_with = ${values.order ?? null}
    from jsonb_to_recordset(${keys}::jsonb) as k (number text, line smallint)
    where l.sale_unit = ${saleUnit} and l.agent_code = ${agentCode} and l.order_number = k.number and l.line = k.line`.execute(
    tx,
  )
}

/** Marks each line with the cart in one transaction: pressed twice, the second finds nothing to put in. */
export const cartAgentWork: Handler<typeof cartAgentWorkContract> = async (_request, context) => {
  const { db, now } = context
  const agent = await requireAgent(context)
  const lines = await db.transaction().execute(async (tx) => {
    const waiting = await lockWaiting(tx, agent, false)
    if (waiting.length === 0) throw refuse(agentOrderProblems.nothingToBuy)
    const owner = { saleUnit: agent.saleUnit, customerCode: agent.agentCode, filledBy: '' }
    const items = waiting.map(({ code, position, quantity }) => ({
      productCode: code,
      unit: position,
      quantity,
    }))
    const leftOut = await addToCart(tx, { owner, kind: 'normal', items, now })
    const put = waiting.filter(({ code }) => !leftOut.includes(code))
    if (put.length === 0) throw refuse(agentOrderProblems.cartFull)
    await mark(tx, agent, put, { cartedAt: now })
    return put.length
  })
  return { lines }
}

export const uncartAgentWork: Handler<typeof uncartAgentWorkContract> = async (_request, context) => {
  const agent = await requireAgent(context)
  await context.db.transaction().execute(async (tx) => {
    await linkBought(tx, agent)
    await mark(tx, agent, await lockWaiting(tx, agent, true), { cartedAt: null })
  })
  return {}
}

/** Gives what the agent ordered at the centre to the lines in the cart, first come first served; a cancelled order gives back. */
export async function linkBought(tx: Db, agent: AgentKey): Promise<void> {
  const { saleUnit, agentCode } = agent
  await sql`update agent_order_lines l set bought_with = null, carted_at = null from orders o
    where l.sale_unit = ${saleUnit} and l.agent_code = ${agentCode} and o.sale_unit = ${saleUnit} and o.number = l.bought_with
      and o.status in ('SO Cancel', 'Invoice Cancel') and l.delivered is null`.execute(tx)
  const waiting = await lockWaiting(tx, agent, true)
  const [first] = waiting.map(({ cartedAt }) => cartedAt).sort((a, b) => Number(a) - Number(b))
  if (!first) return
  const { rows } = await sql<{ number: string; code: string; left: number; at: Date }>`
    select o.number, d.product_code as code, o.placed_at as at,
      sum(d.quantity * d.rate)::integer - coalesce((select sum(l.quantity * l.rate) from agent_order_lines l where l.sale_unit = ${saleUnit}
        and l.agent_code = ${agentCode} and l.bought_with = o.number and l.code = d.product_code), 0)::integer as left
    from orders o join order_lines d on d.sale_unit = ${saleUnit} and d.order_number = o.number
    where o.sale_unit = ${saleUnit} and o.customer_code = ${agentCode} and o.placed_at >= ${first} and not d.free
      and o.status not in ('SO Cancel', 'Invoice Cancel') and d.product_code = any(${waiting.map(({ code }) => code)})
    group by o.number, o.placed_at, d.product_code order by o.placed_at, o.number`.execute(tx)
  const open = new Set(waiting)
  for (const { number, code, left, at } of rows) {
    const fits = [...open].filter((line) => line.code === code && Number(line.cartedAt) <= Number(at))
    const bought = shareOut(fits, left)
    for (const line of bought) open.delete(line)
    for (const line of bought) await mark(tx, agent, [line], { cartedAt: line.cartedAt, order: number })
  }
}
