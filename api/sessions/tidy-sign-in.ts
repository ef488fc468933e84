import { sql } from 'kysely'
import { allCentres } from '#api/kit/all-centres.ts'
import type { Db } from '#api/kit/database.ts'

/** Sign-in records are kept this many days for investigations. */
const retentionDays = { attempts: 1, codes: 7, sessions: 90, links: 365 }

/**
 * Deletes old attempts, codes and sessions, since they hold phone numbers and addresses of people, some no
 * customers.
 */
export async function tidySignIn(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000)
  await sql`delete from attempts where window_start < ${before(retentionDays.attempts)}`.execute(db)
  await sql`delete from otp_requests where expires_at < ${before(retentionDays.codes)}`.execute(db)
  for (const saleUnit of await allCentres(db))
    await sql`delete from sign_in_links where sale_unit = ${saleUnit} and made_at < ${before(retentionDays.links)}`.execute(
      db,
    )
  await sql`delete from sessions where least(expires_at, ended_at) < ${before(retentionDays.sessions)}`.execute(
    db,
  )
}
