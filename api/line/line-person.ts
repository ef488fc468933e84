import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'

/** Somebody in LINE as the centre knows them: without a customer they are a stranger. */
export type LinePerson = {
  saleUnit: string
  userId: string
  customer: { code: string; name: string } | undefined
}

export async function findLinePerson(
  db: Db,
  { saleUnit, userId }: Pick<LinePerson, 'saleUnit' | 'userId'>,
): Promise<LinePerson> {
  const { rows } = await sql<{ code: string; name: string }>`
    select k.code, k.name from linked_identities l
    join accounts a on a.id = l.account_id and a.active
    join account_customers s on s.account_id = l.account_id and s.sale_unit = ${saleUnit}
    join customers k on k.sale_unit = ${saleUnit} and k.code = s.customer_code and k.status = 'active'
    where l.provider = 'line' and l.subject = ${userId} order by k.code limit 1`.execute(db)
  return { saleUnit, userId, customer: rows[0] }
}
