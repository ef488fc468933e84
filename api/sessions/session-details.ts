import type { Updateable } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { SessionDetails } from '#api/kit/database-types.ts'

/** Writes a session's details; one that an older version opened has no row yet. */
export async function noteDetails(
  db: Db,
  session: string,
  details: Omit<Updateable<SessionDetails>, 'session_id'>,
): Promise<void> {
  await db
    .insertInto('session_details')
    .values({ session_id: session, ...details })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(details))
    .execute()
}
