import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { ActivityKind } from '#shop/activity/activity-kinds.ts'
import { differences } from '#shop/activity/differences.ts'
import type { StaffMember } from './add-activity.ts'

type Change = { subject: string; what: string; before?: object | undefined; after?: object | undefined }

/** Writes many changes of one kind at once, each as `addActivity` would. */
export async function addActivities(
  tx: Db,
  { saleUnit, at, by }: { saleUnit: string; at: Date; by: StaffMember },
  kind: ActivityKind,
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(({ subject, what, before = null, after = null }) => {
    const [was, is] = before && after ? differences(before, after) : [before, after]
    return { subject, what, before: was, after: is }
  })
  await sql`insert into activity (sale_unit, at, username, by_name, kind, subject, what, before, after)
    select ${saleUnit}, ${at}::timestamptz, ${by.username}, ${by.name}, ${kind}, n.subject, n.what, n.before, n.after
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) n (subject text, what text, before jsonb, after jsonb)`.execute(
    tx,
  )
}
