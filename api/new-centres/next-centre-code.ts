import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { centreCode } from '#shop/new-centres/province-codes.ts'

/**
 * The first code of a province that no centre has. Codes are given one at a time until the transaction ends.
 */
export async function nextCentreCode(
  tx: Db,
  province: string,
  isReserved: (code: string) => boolean = () => false,
): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtextextended('centre codes', 63))`.execute(tx)
  const rows = await tx.selectFrom('centres').select('sale_unit').execute()
  const taken = new Set(rows.map(({ sale_unit }) => sale_unit))
  let number = 1
  while (taken.has(centreCode(province, number)) || isReserved(centreCode(province, number))) number++
  return centreCode(province, number)
}
