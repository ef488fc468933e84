import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { PricedRule } from '#shop/agent-trade/agent-price-contracts.ts'
import type { AgentKey } from './find-items.ts'

/** The price book of an agent, from everything to single products, with the names of what it prices. */
export async function findRules(db: Db, { saleUnit, agentCode }: AgentKey): Promise<PricedRule[]> {
  const { rows } = await sql<PricedRule>`
    select r.level, r.subject, r.kind, r.points, r.money::float8 as money,
      jsonb_build_array(r.price1, r.price2, r.price3) as prices, r.step, r.up, r.below_cost as "belowCost",
      jsonb_build_object('th', coalesce(c.name_th, p.name_th, r.subject), 'en', coalesce(c.name_en, p.name_en, r.subject)) as name
    from agent_price_rules r
    left join categories c on c.sale_unit = ${saleUnit} and c.level = r.level and c.code = r.subject and r.level between 1 and 3
    left join products p on p.sale_unit = ${saleUnit} and p.code = r.subject and r.level = 4
    where r.sale_unit = ${saleUnit} and r.agent_code = ${agentCode}
    order by r.level, name, r.subject`.execute(db)
  return rows
}

/** Where products stand: their categories of the levels 1 to 3. */
export async function findPlaces(
  db: Db,
  saleUnit: string,
  codes: readonly string[],
): Promise<Map<string, (string | null)[]>> {
  const { rows } = await sql<{ code: string; categories: (string | null)[] }>`
    select p.code, array[p.h1, p.h2, p.h3] as categories from products p
    where p.sale_unit = ${saleUnit} and p.code = any(${[...codes]})`.execute(db)
  return new Map(rows.map(({ code, categories }) => [code, categories]))
}
