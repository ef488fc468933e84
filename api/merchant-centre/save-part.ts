import { sql } from 'kysely'
import { actingStaff } from '#api/activity/acting-staff.ts'
import { addActivity } from '#api/activity/add-activity.ts'
import { contentMark } from '#api/activity/content-mark.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Db } from '#api/kit/database.ts'
import { merchantCentreProblems } from '#shop/merchant-centre/merchant-centre-problems.ts'
import { type FieldReason, Problem, refuse } from '#shop/problems/problem.ts'

/** Changes of one centre wait for each other, without holding up its orders. */
export async function lockParts(tx: Db, saleUnit: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${saleUnit}, 57))`.execute(tx)
}

/** The reasons are details too: a page's script shows them at their fields. */
export function requireRight(reasons: FieldReason[]): void {
  if (reasons.length > 0) throw new Problem(merchantCentreProblems.invalid, {}, reasons, reasons)
}

type Request = { saleUnit: string; version: string }
type Part<Content extends object> = {
  /** The verb of the log. */
  what: string
  find: (db: Db) => Promise<Content>
  write: (tx: Db) => Promise<void>
  /** In the transaction, when something changed. */
  onChanged?: (tx: Db) => Promise<void>
}

/** Writes a part of a centre if it is still as it was seen, with a line in the log. */
export async function savePart<Content extends object>(
  context: Context,
  { saleUnit, version }: Request,
  { what, find, write, onChanged }: Part<Content>,
): Promise<{ version: string }> {
  const by = await actingStaff(context)
  return context.db.transaction().execute(async (tx) => {
    await lockParts(tx, saleUnit)
    const before = await find(tx)
    if (contentMark(before) !== version) throw refuse(merchantCentreProblems.stale)
    await write(tx)
    const after = await find(tx)
    if (contentMark(after) !== version) {
      await addActivity(
        tx,
        { saleUnit, at: context.now, by },
        { kind: 'centre', subject: saleUnit, what, before, after },
      )
      await onChanged?.(tx)
    }
    return { version: contentMark(after) }
  })
}
