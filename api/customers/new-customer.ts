import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'

const retail = 'RT'

/** A lock until the transaction ends: new customers of a centre are added one at a time. */
export async function lockNewcomers(tx: Db, saleUnit: string): Promise<void> {
  await sql`select 1 from customer_types where sale_unit = ${saleUnit} order by code for no key update`.execute(
    tx,
  )
}

/** The next free customer number; the lock prevents two customers from taking the same one. */
export async function nextCustomerCode(tx: Db, saleUnit: string): Promise<string> {
  await lockNewcomers(tx, saleUnit)
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(substring(code from '^C([0-9]{1,17})$')::bigint), 0) + 1 as next from customers where sale_unit = ${saleUnit}`.execute(
    tx,
  )
  return `C${String(rows[0]?.next ?? 1).padStart(4, '0')}`
}

/** The type of a new customer until the centre changes it: retail, or the type with the list price. */
export async function newcomersType(tx: Db, saleUnit: string): Promise<string> {
  const { code } = await tx
    .selectFrom('customer_types')
    .select('code')
    .where('sale_unit', '=', saleUnit)
    .orderBy((eb) => eb('code', '=', retail), 'desc')
    .orderBy('price_level')
    .orderBy('code')
    .limit(1)
    .executeTakeFirstOrThrow()
  return code
}
