import { sql } from 'kysely'
import { addAgentEvent } from '#api/agents/agent-events.ts'
import type { Db } from '#api/kit/database.ts'
import { roles } from '#shop/contract/caller.ts'
import { merchantCustomersProblems } from '#shop/merchant-customers/merchant-customers-problems.ts'
import { type Problem, refuse } from '#shop/problems/problem.ts'

type Pair = { saleUnit: string; code: string; other: string }
type Record = { role: string; agent_code: string | null }
type Both = { kept: Record; goes: Record }

/** An order that somebody still waits for or has to pay. */
const isOpen = sql`(o.status in ('placed', 'accepted', 'ready') or (o.status = 'delivered' and o.paid < o.total))`

/** Clients said yes to one agent: whoever has them now is kept, and what two sold is never mixed. */
export async function whyNotMoveAgency(
  tx: Db,
  { saleUnit, code, other }: Pair,
  { kept, goes }: Both,
): Promise<Problem | undefined> {
  const problems = merchantCustomersProblems
  if (goes.role === roles.agent)
    return refuse(kept.role === roles.agent ? problems.bothAgents : problems.agentGoes)
  const sells = (seller: string) => sql`(
    exists (select from agent_items i where i.sale_unit = ${saleUnit} and i.agent_code = ${seller})
    or exists (select from agent_price_rules r where r.sale_unit = ${saleUnit} and r.agent_code = ${seller})
    or exists (select from agent_orders o where o.sale_unit = ${saleUnit} and o.agent_code = ${seller}))`
  const { rows } = await sql<{ both: boolean; between: boolean }>`
    select ${sells(code)} and ${sells(other)} as both, exists (
      select from agent_orders o where o.sale_unit = ${saleUnit} and ${isOpen}
        and ((o.agent_code = ${code} and o.client_code = ${other}) or (o.agent_code = ${other} and o.client_code = ${code}))) as between`.execute(
    tx,
  )
  if (rows[0]?.both) return refuse(problems.bothSold)
  return rows[0]?.between ? refuse(problems.ordersBetween) : undefined
}

/** Whose client the shop is, what it ordered from agents, and what it sold itself when it was one. */
export async function moveAgency(tx: Db, pair: Pair, both: Both, now: Date): Promise<void> {
  await moveRelation(tx, pair, both, now)
  await moveAsked(tx, pair, now)
  await moveClientOrders(tx, pair)
  await moveTrade(tx, pair)
}

/** The kept shop's own agent stays; without one it takes over the other's, who is told when it ends. */
async function moveRelation(tx: Db, { saleUnit, code, other }: Pair, { kept, goes }: Both, now: Date) {
  await sql`update agent_events set client_code = ${code} where sale_unit = ${saleUnit} and client_code = ${other}`.execute(
    tx,
  )
  await sql`update orders o set placed_by = ${code} from (
      select distinct e.client_code from agent_events e where e.sale_unit = ${saleUnit} and e.agent_code = ${other}) c
    where o.sale_unit = ${saleUnit} and o.customer_code = c.client_code and o.placed_by_kind = 'agent' and o.placed_by = ${other}`.execute(
    tx,
  )
  await sql`update agent_events set agent_code = ${code} where sale_unit = ${saleUnit} and agent_code = ${other}`.execute(
    tx,
  )
  const agent = goes.agent_code
  await sql`update customers c set agent_code = null where c.sale_unit = ${saleUnit} and (c.code = ${other} or c.agent_code = ${other})`.execute(
    tx,
  )
  if (agent === null || agent === kept.agent_code) return
  const isTaken = kept.agent_code === null && kept.role !== roles.agent && agent !== code
  if (isTaken)
    await sql`update customers set agent_code = ${agent} where sale_unit = ${saleUnit} and code = ${code}`.execute(
      tx,
    )
  else if (agent !== code)
    await addAgentEvent(tx, { saleUnit, clientCode: code, agentCode: agent }, 'ended by centre', now)
}

/** Of two questions of one agent the kept shop's waits on; the other is taken back. */
async function moveAsked(tx: Db, { saleUnit, code, other }: Pair, now: Date) {
  await sql`update agent_invitations i set state = 'withdrawn', answered_at = ${now}, answered_by = ${code}
    where i.sale_unit = ${saleUnit} and i.client_code = ${other} and i.state = 'waiting'
      and (i.agent_code = ${code} or exists (select from agent_invitations k where k.sale_unit = ${saleUnit}
        and k.agent_code = i.agent_code and k.client_code = ${code} and k.state = 'waiting'))`.execute(tx)
  for (const column of ['client_code', 'opened_by', 'answered_by'] as const)
    await sql`update agent_invitations set ${sql.ref(column)} = ${code}
      where sale_unit = ${saleUnit} and ${sql.ref(column)} = ${other}`.execute(tx)
}

/** A key that both phones used stays with the kept record's order. */
async function moveClientOrders(tx: Db, { saleUnit, code, other }: Pair) {
  await sql`update agent_orders o set client_code = ${code}, key = case when exists (select from agent_orders k
      where k.sale_unit = ${saleUnit} and k.agent_code = o.agent_code and k.client_code = ${code} and k.key = o.key)
      then gen_random_uuid() else o.key end
    where o.sale_unit = ${saleUnit} and o.client_code = ${other}`.execute(tx)
}

/** Parts name their parent by the agent's code: it is copied first, and removed when they have gone over. */
const trades = [
  {
    table: 'agent_items',
    columns: [
      ...['code', 'key', 'name_th', 'name_en', 'barcode', 'cost', 'stock', 'pictures', 'active'],
      ...['made_at', 'changed_at'],
    ],
    parts: ['agent_item_units', 'agent_item_movements'],
  },
  {
    table: 'agent_orders',
    columns: [
      ...['number', 'key', 'client_code', 'status', 'placed_at', 'wanted_on', 'name', 'phone', 'address'],
      ...['note', 'payment', 'total', 'paid'],
    ],
    parts: ['agent_order_lines', 'agent_order_events', 'agent_payments'],
  },
] as const

/** Only one of the two ever sold: the numbers of its items and orders stay as they are. */
async function moveTrade(tx: Db, { saleUnit, code, other }: Pair) {
  await sql`
    with gone as (delete from agent_counters g where g.sale_unit = ${saleUnit} and g.agent_code = ${other} returning g.*)
    insert into agent_counters as c (sale_unit, agent_code, items, orders) select ${saleUnit}, ${code}, g.items, g.orders from gone g
    on conflict (sale_unit, agent_code) do update
    set items = greatest(c.items, excluded.items), orders = greatest(c.orders, excluded.orders)`.execute(tx)
  await sql`update agent_price_rules set agent_code = ${code} where sale_unit = ${saleUnit} and agent_code = ${other}`.execute(
    tx,
  )
  for (const { table, columns, parts } of trades) {
    const copied = sql.join(columns.map((column) => sql.ref(column)))
    await sql`insert into ${sql.table(table)} (sale_unit, agent_code, ${copied})
      select ${saleUnit}, ${code}, ${copied} from ${sql.table(table)} g where g.sale_unit = ${saleUnit} and g.agent_code = ${other}`.execute(
      tx,
    )
    for (const part of parts)
      await sql`update ${sql.table(part)} set agent_code = ${code} where sale_unit = ${saleUnit} and agent_code = ${other}`.execute(
        tx,
      )
    await sql`delete from ${sql.table(table)} where sale_unit = ${saleUnit} and agent_code = ${other}`.execute(
      tx,
    )
  }
}
