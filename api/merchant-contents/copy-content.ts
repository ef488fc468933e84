import { actingStaff } from '#api/activity/acting-staff.ts'
import { addActivity, type StaffMember } from '#api/activity/add-activity.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { contentForms, mostOrdered } from '#shop/merchant-contents/content-forms.ts'
import type { CopyOutcome, copyContentContract } from '#shop/merchant-contents/merchant-content-contracts.ts'
import { merchantContentsProblems as problem } from '#shop/merchant-contents/merchant-contents-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { type ContentRow, findContent, findCopy, findOrder, findPage } from './content-queries.ts'
import { findManaged } from './read-contents.ts'
import { findTarget } from './targets.ts'
import { insertContent, lockContents, loggedOf, updateContent } from './write-content.ts'

/** Centre by centre, each in a transaction of its own: what fails in one keeps nothing from the others. */
export const copyContent: Handler<typeof copyContentContract> = async (
  { saleUnit, id, centres },
  { db, caller, now },
) => {
  if (caller.kind !== 'merchant') throw refuse(identityProblems.notAllowed)
  const by = await actingStaff({ db, caller })
  const content = await findContent(db, saleUnit, id)
  if (!content || content.isRemoved) throw refuse(problem.none)
  const managed = new Set((await findManaged(db, caller.username, saleUnit)).map((centre) => centre.saleUnit))
  const wanted = [...new Set(centres)]
  const strange = wanted.find((centre) => !managed.has(centre))
  if (strange) throw refuse(problem.notYourCentre, { centre: strange })
  const copies: { saleUnit: string; outcome: CopyOutcome }[] = []
  for (const to of wanted) {
    const outcome = await db
      .transaction()
      .execute((tx) => copyTo(tx, to, { content, from: { saleUnit, id }, now, by }))
    copies.push({ saleUnit: to, outcome })
  }
  return { copies }
}

type Copying = { content: ContentRow; from: { saleUnit: string; id: number }; now: Date; by: StaffMember }

async function copyTo(tx: Db, to: string, { content, from, now, by }: Copying): Promise<CopyOutcome> {
  await lockContents(tx, to)
  const there =
    (await findCopy(tx, to, from)) ??
    (content.kind === 'P' ? await findPage(tx, to, content.code) : undefined)
  if (there && there.copiedAs !== there.version)
    return there.originUnit === null ? 'codeTaken' : 'changedThere'
  if (content.link !== '' && !(await findTarget(tx, to, content.link))) return 'noTarget'
  const isFull =
    !there &&
    contentForms[content.kind].isOrdered &&
    (await findOrder(tx, to, content.kind)).length >= mostOrdered
  if (isFull) return 'tooMany'
  const made = there
    ? await updateContent(tx, to, there, { written: content, now, by, isCopy: true })
    : await insertContent(tx, to, { written: content, now, by, origin: from })
  await addActivity(
    tx,
    { saleUnit: to, at: now, by },
    {
      ...{ kind: 'content', subject: String(made.id), what: there ? 'renewed copy' : 'copied' },
      ...(there ? { before: loggedOf(there) } : {}),
      after: { ...loggedOf(content), origin: from.saleUnit },
    },
  )
  return there ? 'renewed' : 'made'
}
