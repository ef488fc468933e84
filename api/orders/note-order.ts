import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'

/** Before a locked order changes: it is counted anew in the sums of its day, by `startCounting`. */
export async function noteOrder(
  tx: Db,
  { sale_unit, number }: { sale_unit: string; number: string },
): Promise<void> {
  await sql`select note_order_1(${sale_unit}, ${number})`.execute(tx)
}
