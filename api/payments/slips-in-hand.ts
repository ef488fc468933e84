import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'

/** The payments of these orders whose slip a person still has to look at. */
export async function findSlipPayments(
  db: Db,
  saleUnit: string,
  numbers: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ payment_id: string }>`
    select distinct l.payment_id from slips l
    join payment_shares s on s.sale_unit = ${saleUnit} and s.payment_id = l.payment_id
    where l.sale_unit = ${saleUnit} and l.state = 'checking' and s.order_number = any(${[...numbers]})`.execute(
    db,
  )
  return new Set(rows.map(({ payment_id }) => payment_id))
}
