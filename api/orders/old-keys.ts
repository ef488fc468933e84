import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'

/** For so long a repeated request is still recognised. */
const keptDays = 90

export async function forgetOldKeys(db: Db, now: Date): Promise<void> {
  await sql`delete from placed_keys where at < ${new Date(now.getTime() - keptDays * 86_400_000)}`.execute(db)
}
