import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { centreCode } from '#shop/new-centres/province-codes.ts'

/**
 * The first code of a province that no centre has and no application that waits has been promised. Codes are given one
 * at a time until the transaction ends.
 */
export async function nextCentreCode(tx: Db, province: string): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtextextended('centre codes', 63))`.execute(tx)
  const { rows } = await sql<{ code: string }>`
    select c.sale_unit as code from centres c
    union all select a.reserved_unit from merchant_applications a where a.state = 'waiting' and a.reserved_unit is not null`.execute(
    tx,
  )
  const taken = new Set(rows.map(({ code }) => code))
  let number = 1
  while (taken.has(centreCode(province, number))) number++
  return centreCode(province, number)
}
