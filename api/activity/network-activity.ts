import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { differences } from '#shop/activity/differences.ts'
import type { Activity, StaffMember } from './add-activity.ts'

/** As `addActivity`, of what holds for every centre. */
export async function addNetworkActivity(
  tx: Db,
  { at, by }: { at: Date; by: StaffMember },
  { kind, subject, what, before = null, after = null }: Activity,
): Promise<void> {
  const [was, is] = before && after ? differences(before, after) : [before, after]
  await sql`insert into network_activity (at, username, by_name, kind, subject, what, before, after)
    values (${at}, ${by.username}, ${by.name}, ${kind}, ${subject}, ${what}, ${was && JSON.stringify(was)}::jsonb, ${is && JSON.stringify(is)}::jsonb)`.execute(
    tx,
  )
}
