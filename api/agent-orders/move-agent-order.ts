import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { AgentKey } from '#api/agent-trade/find-items.ts'
import { requireAgent } from '#api/agents/require-agent.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { type AgentOrderStatus, mayClientCancel, mayMove } from '#shop/agent-orders/agent-order.ts'
import type {
  cancelOwnAgentOrderContract,
  collectAgentOrderContract,
  moveAgentOrderContract,
} from '#shop/agent-orders/agent-order-contracts.ts'
import { agentOrderProblems } from '#shop/agent-orders/agent-order-problems.ts'
import { roles } from '#shop/contract/caller.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { refuse } from '#shop/problems/problem.ts'
import type { Locale } from '#shop/words/locale.ts'

type OrderKey = AgentKey & { number: string }
type Held = { status: AgentOrderStatus; total: number; paid: number; client: string }

/** The order, locked: whoever comes second sees what the first did. */
async function lockOrder(tx: Db, { saleUnit, agentCode, number }: OrderKey): Promise<Held> {
  const { rows } = await sql<Held>`
    select o.status, o.total::float8 as total, o.paid::float8 as paid, o.client_code as client from agent_orders o
    where o.sale_unit = ${saleUnit} and o.agent_code = ${agentCode} and o.number = ${number} for update`.execute(
    tx,
  )
  const [held] = rows
  if (!held) throw refuse(agentOrderProblems.none)
  return held
}

type Event = { kind: string; now: Date; byAgent: boolean; note?: string; amount?: number }

function addEvent(tx: Db, key: OrderKey, { kind, now, byAgent, note = '', amount }: Event) {
  return tx
    .insertInto('agent_order_events')
    .values({
      ...{ sale_unit: key.saleUnit, agent_code: key.agentCode, order_number: key.number, at: now },
      ...{ by_agent: byAgent, kind, note, amount: amount ?? null },
    })
    .execute()
}

export const moveAgentOrder: Handler<typeof moveAgentOrderContract> = async (request, context) => {
  const { number, to, handed, why } = request
  const { db, now } = context
  const key = { ...(await requireAgent(context)), number }
  const note = why.trim()
  await db.transaction().execute(async (tx) => {
    const held = await lockOrder(tx, key)
    // Pressed twice, the second finds it done.
    if (held.status === to) return
    if (!mayMove(held.status, to)) throw refuse(agentOrderProblems.notNow)
    if (to === 'cancelled') {
      if (note === '') throw refuse(agentOrderProblems.sayWhy)
      if (held.paid > 0) throw refuse(agentOrderProblems.paidAlready, { amount: sayMoney(held.paid) })
      await giveBack(tx, key, now)
    }
    if (to === 'delivered')
      await handOver(tx, key, { handed, note, paid: held.paid, now, locale: context.locale })
    await setStatus(tx, key, to)
    await addEvent(tx, key, { kind: to, now, byAgent: true, note })
  })
  return {}
}

const setStatus = (tx: Db, { saleUnit, agentCode, number }: OrderKey, to: AgentOrderStatus) =>
  sql`update agent_orders set status = ${to}
    where sale_unit = ${saleUnit} and agent_code = ${agentCode} and number = ${number}`.execute(tx)

type Handing = {
  handed: { line: number; quantity: number }[]
  note: string
  paid: number
  now: Date
  locale: Locale
}

/** What is not handed over is not owed; own items of it go back into stock. */
async function handOver(tx: Db, key: OrderKey, { handed, note, paid, now, locale }: Handing) {
  const { saleUnit, agentCode, number } = key
  const { rows } = await sql<{ line: number; quantity: number; price: number; name: string }>`
    select l.line, l.quantity, l.price::float8 as price, ${sql.ref(locale === 'th' ? 'l.name_th' : 'l.name_en')} as name from agent_order_lines l
    where l.sale_unit = ${saleUnit} and l.agent_code = ${agentCode} and l.order_number = ${number}`.execute(
    tx,
  )
  const quantityOf = new Map(handed.map(({ line, quantity }) => [line, quantity]))
  let total = 0
  for (const { line, quantity, price, name } of rows) {
    const delivered = quantityOf.get(line) ?? quantity
    if (delivered > quantity) throw refuse(agentOrderProblems.tooMuchHanded, { product: name })
    if (delivered < quantity && note === '') throw refuse(agentOrderProblems.sayWhy)
    total += delivered * price
    await sql`update agent_order_lines set delivered = ${delivered}
      where sale_unit = ${saleUnit} and agent_code = ${agentCode} and order_number = ${number} and line = ${line}`.execute(
      tx,
    )
  }
  if (total < paid) throw refuse(agentOrderProblems.paidAlready, { amount: sayMoney(paid) })
  await sql`update agent_orders set total = ${total}
    where sale_unit = ${saleUnit} and agent_code = ${agentCode} and number = ${number}`.execute(tx)
  await giveBack(tx, key, now)
}

/** Own items that were not handed over, by item; one whose stock is no longer counted needs none. */
async function giveBack(tx: Db, { saleUnit, agentCode, number }: OrderKey, now: Date) {
  const { rows } = await sql<{ code: string; many: number }>`
    select l.code, sum((l.quantity - coalesce(l.delivered, 0)) * l.rate)::integer as many from agent_order_lines l
    where l.sale_unit = ${saleUnit} and l.agent_code = ${agentCode} and l.order_number = ${number} and l.own
      and exists (select from agent_item_movements m where m.sale_unit = ${saleUnit} and m.agent_code = ${agentCode} and m.item_code = l.code
        and m.order_number = ${number} and m.kind = 'sold')
    group by l.code order by l.code`.execute(tx)
  for (const { code, many } of rows) {
    if (many === 0) continue
    const { rows: after } = await sql<{ stock: number }>`
      update agent_items i set stock = i.stock + ${many}
      where i.sale_unit = ${saleUnit} and i.agent_code = ${agentCode} and i.code = ${code} and i.stock is not null returning i.stock`.execute(
      tx,
    )
    if (after[0])
      await tx
        .insertInto('agent_item_movements')
        .values({
          ...{ sale_unit: saleUnit, agent_code: agentCode, id: randomUUID(), item_code: code, at: now },
          ...{ kind: 'given back', change: many, after: after[0].stock, order_number: number },
        })
        .execute()
  }
}

/** Locked, so that of a client who cancels and an agent who accepts one comes first. */
export const cancelOwnAgentOrder: Handler<typeof cancelOwnAgentOrderContract> = async (request, context) => {
  const { db, caller, now } = context
  if (caller.kind !== 'user') throw refuse(identityProblems.notAllowed)
  const key = { saleUnit: caller.saleUnit, ...request }
  await db.transaction().execute(async (tx) => {
    const held = await lockOrder(tx, key)
    if (held.client !== caller.customerCode) throw refuse(agentOrderProblems.none)
    if (held.status === 'cancelled') return
    if (!mayClientCancel(held, await sells(tx, key))) throw refuse(agentOrderProblems.notNow)
    await giveBack(tx, key, now)
    await setStatus(tx, key, 'cancelled')
    await addEvent(tx, key, { kind: 'cancelled', now, byAgent: false })
  })
  return {}
}

/** Whether the seller still is an agent, who alone may move the order on. */
async function sells(tx: Db, { saleUnit, agentCode }: OrderKey): Promise<boolean> {
  const { rows } = await sql`select from customers a where a.sale_unit = ${saleUnit} and a.code = ${agentCode}
    and a.role = ${roles.agent} and a.status = 'active'`.execute(tx)
  return rows.length > 0
}

/** Money is noted once for each id, and never more than is owed. */
export const collectAgentOrder: Handler<typeof collectAgentOrderContract> = async (request, context) => {
  const { id, number, amount, method, note } = request
  const { db, now } = context
  const key = { ...(await requireAgent(context)), number }
  return db.transaction().execute(async (tx) => {
    const held = await lockOrder(tx, key)
    const known = await tx
      .selectFrom('agent_payments')
      .select('id')
      .where('sale_unit', '=', key.saleUnit)
      .where('agent_code', '=', key.agentCode)
      .where('id', '=', id)
      .executeTakeFirst()
    const owed = held.total - held.paid
    if (known) return { owed }
    if (held.status === 'cancelled') throw refuse(agentOrderProblems.notNow)
    if (amount > owed) throw refuse(agentOrderProblems.tooMuchPaid, { amount: sayMoney(owed) })
    await tx
      .insertInto('agent_payments')
      .values({
        ...{ sale_unit: key.saleUnit, agent_code: key.agentCode, id, order_number: number },
        ...{ amount, method, note: note.trim(), at: now },
      })
      .execute()
    await sql`update agent_orders set paid = paid + ${amount}
      where sale_unit = ${key.saleUnit} and agent_code = ${key.agentCode} and number = ${number}`.execute(tx)
    await addEvent(tx, key, { kind: 'collected', now, byAgent: true, note: note.trim(), amount })
    return { owed: owed - amount }
  })
}
