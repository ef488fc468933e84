import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { ActivityKind } from '#shop/activity/activity-kinds.ts'
import { differences } from '#shop/activity/differences.ts'

/** The member of staff who makes a change. */
export type StaffMember = { username: string; name: string }

export type Activity = {
  kind: ActivityKind
  /** The key of what is changed, in its centre. */
  subject: string
  /** A short verb, such as approved or saved. */
  what: string
  before?: object | null
  after?: object | null
}

/** Writes who changed what, in the transaction of the change; of before and after only what differs. */
export async function addActivity(
  tx: Db,
  { saleUnit, at, by }: { saleUnit: string; at: Date; by: StaffMember },
  { kind, subject, what, before = null, after = null }: Activity,
): Promise<void> {
  const [was, is] = before && after ? differences(before, after) : [before, after]
  await sql`insert into activity (sale_unit, at, username, by_name, kind, subject, what, before, after)
    values (${saleUnit}, ${at}, ${by.username}, ${by.name}, ${kind}, ${subject}, ${what}, ${was && JSON.stringify(was)}::jsonb, ${is && JSON.stringify(is)}::jsonb)`.execute(
    tx,
  )
}
