import { actingStaff } from '#api/activity/acting-staff.ts'
import { addActivity } from '#api/activity/add-activity.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Db } from '#api/kit/database.ts'
import type { EntryErrors } from '#shop/merchant-catalogue/entry-errors.ts'
import { merchantCatalogueProblems } from '#shop/merchant-catalogue/merchant-catalogue-problems.ts'
import { Problem } from '#shop/problems/problem.ts'

type Said = { subject: string; what: string; before?: object | null; after?: object | null }
type Change<Answer> = { answer: Answer; said?: Said | undefined }

/** A change of the catalogue with its line in the log, in one transaction; nothing is said of no change. */
export async function changeCatalogue<Answer>(
  context: Context,
  saleUnit: string,
  change: (tx: Db) => Promise<Change<Answer>>,
): Promise<Answer> {
  const by = await actingStaff(context)
  return context.db.transaction().execute(async (tx) => {
    const { answer, said } = await change(tx)
    if (said) await addActivity(tx, { saleUnit, at: context.now, by }, { kind: 'catalogue', ...said })
    return answer
  })
}

export function requireNone(errors: EntryErrors): void {
  const fields = Object.entries(errors).map(([field, { th, en }]) => ({ field, th, en }))
  if (fields.length > 0) throw new Problem(merchantCatalogueProblems.invalid, {}, fields)
}

/** Refuses a change of something that is no longer as it was seen, and shows what it is now. */
export function requireSeen(now: { version: string } | undefined, seen: string): void {
  if ((now?.version ?? '') !== seen)
    throw new Problem(merchantCatalogueProblems.stale, {}, [], { saved: now ?? null })
}
