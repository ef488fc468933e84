import { sql } from 'kysely'
import { requireAgent } from '#api/agents/require-agent.ts'
import type { Handler, HandlersOf } from '#api/kit/calls/perform.ts'
import { stockAfter, whyNotMove } from '#shop/agent-trade/agent-item.ts'
import type {
  agentItemContract,
  agentItemContracts,
  agentItemsContract,
  ItemMovement,
  moveAgentStockContract,
  removeAgentItemContract,
} from '#shop/agent-trade/agent-item-contracts.ts'
import { agentItemProblems } from '#shop/agent-trade/agent-item-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { findItems, loadItem } from './find-items.ts'
import { agentItemPicture, putOut } from './item-pictures.ts'
import { saveAgentItem } from './save-item.ts'

const mostMovements = 50

const agentItems: Handler<typeof agentItemsContract> = async (_request, context) =>
  findItems(context.db, await requireAgent(context))

const agentItem: Handler<typeof agentItemContract> = async ({ code }, context) => {
  const { db } = context
  const agent = await requireAgent(context)
  const item = await loadItem(db, agent, code)
  const { rows } = await sql<Omit<ItemMovement, 'at'> & { at: Date }>`
    select m.id, m.kind, m.change, m.after, m.note, m.order_number as "orderNumber", m.at
    from agent_item_movements m
    where m.sale_unit = ${agent.saleUnit} and m.agent_code = ${agent.agentCode} and m.item_code = ${code}
    order by m.at desc, m.id limit ${mostMovements}`.execute(db)
  return { item, movements: rows.map((row) => ({ ...row, at: row.at.toISOString() })) }
}

const removeAgentItem: Handler<typeof removeAgentItemContract> = async ({ code }, context) => {
  const { db, now } = context
  const { saleUnit, agentCode } = await requireAgent(context)
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pictures: string[]; sold: boolean }>`
      select i.pictures, exists (select from agent_item_movements m where m.sale_unit = ${saleUnit} and m.agent_code = ${agentCode}
        and m.item_code = i.code and m.kind = 'sold') as sold
      from agent_items i where i.sale_unit = ${saleUnit} and i.agent_code = ${agentCode} and i.code = ${code} for update`.execute(
      tx,
    )
    const [item] = rows
    if (!item) throw refuse(agentItemProblems.none)
    const mine = tx.updateTable('agent_items').set({ active: false, changed_at: now })
    const gone = tx.deleteFrom('agent_items')
    if (item.sold)
      await mine
        .where('sale_unit', '=', saleUnit)
        .where('agent_code', '=', agentCode)
        .where('code', '=', code)
        .execute()
    else {
      await gone
        .where('sale_unit', '=', saleUnit)
        .where('agent_code', '=', agentCode)
        .where('code', '=', code)
        .execute()
      await putOut(tx, saleUnit, item.pictures, now)
    }
    return { removed: !item.sold }
  })
}

/** The row is locked, so that two movements at once both count, and one sent twice counts once. */
const moveAgentStock: Handler<typeof moveAgentStockContract> = async (request, context) => {
  const { id, code, kind, quantity, note } = request
  const { db, now } = context
  const { saleUnit, agentCode } = await requireAgent(context)
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ stock: number | null; known: boolean }>`
      select i.stock, exists (select from agent_item_movements m where m.sale_unit = ${saleUnit} and m.agent_code = ${agentCode} and m.id = ${id}) as known
      from agent_items i where i.sale_unit = ${saleUnit} and i.agent_code = ${agentCode} and i.code = ${code} for update`.execute(
      tx,
    )
    const [item] = rows
    if (!item) throw refuse(agentItemProblems.none)
    if (item.stock === null) throw refuse(agentItemProblems.notCounted)
    if (item.known) return { stock: item.stock }
    const why = whyNotMove(item.stock, kind, quantity)
    if (why) throw why
    const after = stockAfter(item.stock, kind, quantity)
    const key = { sale_unit: saleUnit, agent_code: agentCode }
    // Another phone may have sent the same movement while this one waited for the row.
    const written = await tx
      .insertInto('agent_item_movements')
      .values({
        ...key,
        id,
        item_code: code,
        kind,
        change: after - item.stock,
        after,
        note: note.trim(),
        at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (written.numInsertedOrUpdatedRows === 0n) return { stock: item.stock }
    await tx
      .updateTable('agent_items')
      .set({ stock: after, changed_at: now })
      .where('sale_unit', '=', saleUnit)
      .where('agent_code', '=', agentCode)
      .where('code', '=', code)
      .execute()
    return { stock: after }
  })
}

export const agentItemHandlers: HandlersOf<typeof agentItemContracts> = {
  agentItems,
  agentItem,
  saveAgentItem,
  removeAgentItem,
  moveAgentStock,
  agentItemPicture,
}
