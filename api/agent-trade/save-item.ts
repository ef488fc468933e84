import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { requireAgent } from '#api/agents/require-agent.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { mostItems, whyNotItem } from '#shop/agent-trade/agent-item.ts'
import type { SaveAgentItem, saveAgentItemContract } from '#shop/agent-trade/agent-item-contracts.ts'
import { agentItemProblems } from '#shop/agent-trade/agent-item-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import type { Locale } from '#shop/words/locale.ts'
import type { AgentKey } from './find-items.ts'
import { putOut, takeIn } from './item-pictures.ts'

type Before = { code: string; stock: number | null; pictures: string[] }

/** The counter of the agent is locked first, so that of two saves at once the second sees the first. */
export const saveAgentItem: Handler<typeof saveAgentItemContract> = async (request, context) => {
  const agent = await requireAgent(context)
  const why = whyNotItem(request)
  if (why) throw why
  const { db, now } = context
  return db.transaction().execute(async (tx) => {
    const count = await lockCounter(tx, agent)
    const before = await findBefore(tx, agent, request)
    if (request.code && !before) throw refuse(agentItemProblems.none)
    // The same key again: the answer was lost, not the item.
    if (!request.code && before) return { code: before.code }
    await requireFreeBarcode(tx, agent, {
      code: before?.code ?? '',
      barcode: request.barcode.trim(),
      locale: context.locale,
    })
    await takeIn(tx, agent, before?.pictures ?? [], request.pictures)
    const code = before?.code ?? (await nextCode(tx, agent, count))
    await write(tx, agent, { ...request, code }, before, now)
    const gone = (before?.pictures ?? []).filter((name) => !request.pictures.includes(name))
    await putOut(tx, agent.saleUnit, gone, now)
    return { code }
  })
}

async function lockCounter(tx: Db, { saleUnit, agentCode }: AgentKey): Promise<number> {
  const { rows } = await sql<{ items: number }>`
    insert into agent_counters (sale_unit, agent_code) values (${saleUnit}, ${agentCode})
    on conflict (sale_unit, agent_code) do update set items = agent_counters.items returning items`.execute(
    tx,
  )
  return rows[0]?.items ?? 0
}

async function findBefore(tx: Db, { saleUnit, agentCode }: AgentKey, { code, key }: SaveAgentItem) {
  const which = code ? sql`i.code = ${code}` : sql`i.key = ${key}`
  const { rows } = await sql<Before>`
    select i.code, i.stock, i.pictures from agent_items i
    where i.sale_unit = ${saleUnit} and i.agent_code = ${agentCode} and ${which} for update`.execute(tx)
  return rows[0]
}

type Wanted = { code: string; barcode: string; locale: Locale }

async function requireFreeBarcode(
  tx: Db,
  { saleUnit, agentCode }: AgentKey,
  { code, barcode, locale }: Wanted,
) {
  if (barcode === '') return
  const name = sql.ref(locale === 'th' ? 'name_th' : 'name_en')
  const { rows } = await sql<{ centre: string | null; own: string | null }>`
    select (select ${name} from products p where p.sale_unit = ${saleUnit} and ${barcode} in (p.barcode1, p.barcode2, p.barcode3) order by p.active desc limit 1) as centre,
      (select ${name} from agent_items i where i.sale_unit = ${saleUnit} and i.agent_code = ${agentCode} and i.barcode = ${barcode} and i.code <> ${code}) as own`.execute(
    tx,
  )
  const [taken] = rows
  if (taken?.centre) throw refuse(agentItemProblems.barcodeOfCentre, { product: taken.centre })
  if (taken?.own) throw refuse(agentItemProblems.barcodeOfItem, { product: taken.own })
}

async function nextCode(tx: Db, { saleUnit, agentCode }: AgentKey, count: number): Promise<string> {
  const { rows } = await sql<{ held: number }>`
    select count(*)::integer as held from agent_items i where i.sale_unit = ${saleUnit} and i.agent_code = ${agentCode}`.execute(
    tx,
  )
  if ((rows[0]?.held ?? 0) >= mostItems) throw refuse(agentItemProblems.full, { most: mostItems })
  await sql`update agent_counters set items = ${count + 1} where sale_unit = ${saleUnit} and agent_code = ${agentCode}`.execute(
    tx,
  )
  return `A${String(count + 1).padStart(4, '0')}`
}

/** Counting begins with what there is, as a movement of its own; without it the stock is forgotten. */
async function write(tx: Db, agent: AgentKey, item: SaveAgentItem, before: Before | undefined, now: Date) {
  const key = { sale_unit: agent.saleUnit, agent_code: agent.agentCode }
  const begins = item.isCounted && (before?.stock ?? null) === null
  const values = {
    ...{ name_th: item.name.th.trim(), name_en: item.name.en.trim() || item.name.th.trim() },
    ...{ barcode: item.barcode.trim(), cost: item.cost, pictures: item.pictures, active: item.active },
    ...{ stock: item.isCounted ? (begins ? item.stock : (before?.stock ?? 0)) : null, changed_at: now },
  }
  await tx
    .insertInto('agent_items')
    .values({ ...key, code: item.code, key: item.key, made_at: now, ...values })
    .onConflict((conflict) => conflict.columns(['sale_unit', 'agent_code', 'code']).doUpdateSet(values))
    .execute()
  await tx
    .deleteFrom('agent_item_units')
    .where('sale_unit', '=', agent.saleUnit)
    .where('agent_code', '=', agent.agentCode)
    .where('item_code', '=', item.code)
    .execute()
  await tx
    .insertInto('agent_item_units')
    .values(
      item.units.map(({ name, rate, price }, at) => ({
        ...{ ...key, item_code: item.code, position: at + 1, rate, price },
        ...{ name_th: name.th.trim(), name_en: name.en.trim() || name.th.trim() },
      })),
    )
    .execute()
  if (begins)
    await tx
      .insertInto('agent_item_movements')
      .values({
        ...{ ...key, id: randomUUID(), item_code: item.code, kind: 'opening' },
        ...{ change: item.stock, after: item.stock, note: '', at: now },
      })
      .execute()
}
