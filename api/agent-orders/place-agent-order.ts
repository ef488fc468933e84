import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { differencesOf, type LineDifference, sumOf } from '#shop/agent-orders/agent-order.ts'
import { agentOrderProblems } from '#shop/agent-orders/agent-order-problems.ts'
import type { PlaceAgentOrder, placeAgentOrderContract } from '#shop/agent-orders/agent-shop-contracts.ts'
import { roles } from '#shop/contract/caller.ts'
import { Problem, refuse } from '#shop/problems/problem.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { loadSelling, type Selling } from './load-seller.ts'
import { findEntries, type PricedEntry } from './shop-entries.ts'

type Placed = { number: string; agentCode: string; total: number }

/** Prices anew, and places only what the client saw; the same key is the same order. */
export const placeAgentOrder: Handler<typeof placeAgentOrderContract> = async (request, context) => {
  const selling = await loadSelling(context)
  if (selling.isOwn) throw refuse(agentOrderProblems.noAgent)
  const before = await findPlaced(context.db, selling, request.key)
  if (before) return before
  const why = whyNotPlace(request, context.now)
  if (why) throw why
  const entries = await findEntries(context, selling, request.lines)
  const differences = differencesOf(request.lines, entries)
  // Sent again while the first was on its way, its own stock is taken already.
  if (differences.length > 0) return orElse(await findPlaced(context.db, selling, request.key), differences)
  return context.db.transaction().execute(async (tx) => {
    await holdRelation(tx, selling)
    const count = await lockCounter(tx, selling)
    const meanwhile = await findPlaced(tx, selling, request.key)
    if (meanwhile) return meanwhile
    const number = `AG-${String(count).padStart(4, '0')}`
    await takeStock(tx, selling, { request, entries, number, now: context.now })
    const total = sumOf(request.lines)
    await write(tx, selling, { request, entries, number, total, now: context.now })
    return { number, agentCode: selling.agentCode, total }
  })
}

function orElse(placed: Placed | undefined, differences: LineDifference[]): Placed {
  if (!placed) throw changed(differences)
  return placed
}

const changed = (differences: LineDifference[]) =>
  new Problem(
    agentOrderProblems.changed,
    {},
    [],
    differences.map(({ price, ...each }) => ({ ...each, price: price === null ? null : price / 100 })),
  )

function whyNotPlace(request: PlaceAgentOrder, now: Date): Problem | undefined {
  const { lines, name, phone, address, wantedOn } = request
  if (lines.length === 0) return refuse(agentOrderProblems.empty)
  const keys = new Set(lines.map(({ own, code, position }) => `${own} ${code} ${position}`))
  if (keys.size < lines.length) return refuse(agentOrderProblems.twice)
  if ([name, phone, address].some((text) => text.trim() === '')) return refuse(agentOrderProblems.noAddress)
  return wantedOn !== null && wantedOn < bangkokDay(now) ? refuse(agentOrderProblems.past) : undefined
}

async function findPlaced(db: Db, selling: Selling, key: string): Promise<Placed | undefined> {
  const row = await db
    .selectFrom('agent_orders')
    .select(['number', 'total'])
    .where('sale_unit', '=', selling.saleUnit)
    .where('agent_code', '=', selling.agentCode)
    .where('client_code', '=', selling.clientCode)
    .where('key', '=', key)
    .executeTakeFirst()
  return row && { number: row.number, agentCode: selling.agentCode, total: Number(row.total) }
}

/** Neither ends while the order is written; agent before client, so that nobody waits in a circle. */
async function holdRelation(tx: Db, { saleUnit, agentCode, clientCode }: Selling): Promise<void> {
  const { rows: agents } =
    await sql`select from customers a where a.sale_unit = ${saleUnit} and a.code = ${agentCode}
    and a.role = ${roles.agent} and a.status = 'active' for key share`.execute(tx)
  const { rows: clients } =
    await sql`select from customers c where c.sale_unit = ${saleUnit} and c.code = ${clientCode}
    and c.agent_code = ${agentCode} and c.status = 'active' for share`.execute(tx)
  if (agents.length + clients.length < 2) throw refuse(agentOrderProblems.noAgent)
}

/** One order of an agent at a time; the number counts up with it. */
async function lockCounter(tx: Db, { saleUnit, agentCode }: Selling): Promise<number> {
  const { rows } = await sql<{ orders: number }>`
    insert into agent_counters (sale_unit, agent_code, orders) values (${saleUnit}, ${agentCode}, 1)
    on conflict (sale_unit, agent_code) do update set orders = agent_counters.orders + 1 returning orders`.execute(
    tx,
  )
  return rows[0]?.orders ?? 1
}

type Placing = { request: PlaceAgentOrder; entries: readonly PricedEntry[]; number: string; now: Date }

/** Takes own items out of stock; a stock that the agent changed meanwhile refuses the whole order. */
async function takeStock(tx: Db, selling: Selling, { request, entries, number, now }: Placing) {
  const { saleUnit, agentCode } = selling
  const counted = entries.filter(({ own, stock }) => own && stock !== null)
  for (const { code, units } of [...counted].sort((a, b) => (a.code < b.code ? -1 : 1))) {
    const lines = request.lines.filter((line) => line.own && line.code === code)
    const many = lines.reduce(
      (sum, line) =>
        sum + line.quantity * (units.find(({ position }) => position === line.position)?.rate ?? 0),
      0,
    )
    const { rows } = await sql<{ stock: number }>`
      update agent_items i set stock = i.stock - ${many}
      where i.sale_unit = ${saleUnit} and i.agent_code = ${agentCode} and i.code = ${code} and i.active and i.stock >= ${many}
      returning i.stock`.execute(tx)
    const [left] = rows
    if (!left)
      throw changed(lines.map(({ position, price }) => ({ own: true, code, position, price, stock: 0 })))
    await tx
      .insertInto('agent_item_movements')
      .values({
        ...{ sale_unit: saleUnit, agent_code: agentCode, id: randomUUID(), item_code: code, kind: 'sold' },
        ...{ change: -many, after: left.stock, order_number: number, at: now },
      })
      .execute()
  }
}

async function write(tx: Db, selling: Selling, placing: Placing & { total: number }) {
  const { request, entries, number, total, now } = placing
  const key = { sale_unit: selling.saleUnit, agent_code: selling.agentCode }
  await tx
    .insertInto('agent_orders')
    .values({
      ...{ ...key, number, key: request.key, client_code: selling.clientCode, status: 'placed', total },
      ...{ placed_at: now, wanted_on: request.wantedOn, payment: request.payment, note: request.note.trim() },
      ...{ name: request.name.trim(), phone: request.phone.trim(), address: request.address.trim() },
    })
    .execute()
  await tx
    .insertInto('agent_order_lines')
    .values(
      request.lines.flatMap(({ own, code, position, quantity, price }, at) => {
        const entry = entries.find((each) => each.own === own && each.code === code)
        const place = entry?.units.findIndex((unit) => unit.position === position) ?? -1
        const unit = entry?.units[place]
        if (!entry || !unit) return []
        return [
          {
            ...{ ...key, order_number: number, line: at + 1, own, code, position, quantity, price },
            ...{
              name_th: entry.name.th,
              name_en: entry.name.en,
              unit_th: unit.name.th,
              unit_en: unit.name.en,
            },
            ...{ rate: unit.rate, cost: entry.costs[place] ?? null },
          },
        ]
      }),
    )
    .execute()
  await tx
    .insertInto('agent_order_events')
    .values({ ...key, order_number: number, at: now, by_agent: false, kind: 'placed' })
    .execute()
}
