import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { AgentItem } from '#shop/agent-trade/agent-item-contracts.ts'
import { agentItemProblems } from '#shop/agent-trade/agent-item-problems.ts'
import { refuse } from '#shop/problems/problem.ts'

export type AgentKey = { saleUnit: string; agentCode: string }

type Narrowed = { code?: string; onSale?: boolean; text?: string; skip?: number; take?: number }

/** Own items of an agent with their units, those on sale first, by name. */
export async function findItems(
  db: Db,
  { saleUnit, agentCode }: AgentKey,
  { code, onSale, text = '', skip = 0, take = 500 }: Narrowed = {},
): Promise<AgentItem[]> {
  const like = `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<AgentItem>`
    select i.code, jsonb_build_object('th', i.name_th, 'en', i.name_en) as name, i.barcode, i.cost::float8 as cost, i.stock, i.pictures, i.active,
      (select jsonb_agg(jsonb_build_object('name', jsonb_build_object('th', u.name_th, 'en', u.name_en), 'rate', u.rate, 'price', u.price) order by u.position)
        from agent_item_units u where u.sale_unit = ${saleUnit} and u.agent_code = ${agentCode} and u.item_code = i.code) as units
    from agent_items i
    where i.sale_unit = ${saleUnit} and i.agent_code = ${agentCode}
      ${code === undefined ? sql`` : sql`and i.code = ${code}`}
      ${onSale ? sql`and i.active and (i.stock is null or i.stock > 0)` : sql``}
      ${like === '%%' ? sql`` : sql`and (i.name_th ilike ${like} or i.name_en ilike ${like} or i.barcode = ${text.trim()})`}
    order by i.active desc, i.name_th, i.code limit ${take} offset ${skip}`.execute(db)
  return rows
}

export async function loadItem(db: Db, agent: AgentKey, code: string): Promise<AgentItem> {
  const [item] = await findItems(db, agent, { code })
  if (!item) throw refuse(agentItemProblems.none)
  return item
}
