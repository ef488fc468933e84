import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { roles } from '#shop/contract/caller.ts'

type Who = { saleUnit: string; customerCode: string }

/** The agent who sells to a customer, and whether one has asked to; every page leads there. */
export async function findOwnAgent(
  db: Db,
  { saleUnit, customerCode }: Who,
  now: Date,
): Promise<{ name: string; asks: boolean }> {
  const { rows } = await sql<{ name: string; asks: boolean }>`
    select coalesce(a.name, '') as name, exists (select from agent_invitations i where i.sale_unit = ${saleUnit} and i.state = 'waiting'
      and i.expires_at > ${now} and i.client_code = c.code) or exists (select from agent_invitations i where i.sale_unit = ${saleUnit}
      and i.state = 'waiting' and i.expires_at > ${now} and i.opened_by = c.code) as asks
    from customers c left join customers a on a.sale_unit = ${saleUnit} and a.code = c.agent_code
      and a.role = ${roles.agent} and a.person_type = 1 and a.status = 'active'
    where c.sale_unit = ${saleUnit} and c.code = ${customerCode}`.execute(db)
  return rows[0] ?? { name: '', asks: false }
}
