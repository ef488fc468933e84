import { sql } from 'kysely'
import { allCentres } from '#api/kit/all-centres.ts'
import type { Db } from '#api/kit/database.ts'

/** A repeated order request is recognised for this long. */
const retentionDays = 90

export async function forgetOldKeys(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retentionDays * 86_400_000)
  for (const saleUnit of await allCentres(db))
    await sql`delete from placed_keys where sale_unit = ${saleUnit} and at < ${before}`.execute(db)
}
