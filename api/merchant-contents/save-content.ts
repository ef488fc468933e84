import { sql } from 'kysely'
import { actingStaff } from '#api/activity/acting-staff.ts'
import { addActivity } from '#api/activity/add-activity.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { policyCode } from '#shop/account/consent-contracts.ts'
import { type ContentDraft, picturesIn, trimmed } from '#shop/merchant-contents/content-draft.ts'
import { contentForms, mostOrdered } from '#shop/merchant-contents/content-forms.ts'
import type { saveContentContract } from '#shop/merchant-contents/merchant-content-contracts.ts'
import { merchantContentsProblems as problem } from '#shop/merchant-contents/merchant-contents-problems.ts'
import { type ContentFault, whyNotSave } from '#shop/merchant-contents/why-not-save.ts'
import { Problem, refuse } from '#shop/problems/problem.ts'
import { type ContentRow, findByKey, findContent, findOrder, findPage } from './content-queries.ts'
import { findTarget } from './targets.ts'
import { insertContent, lockContents, loggedOf, updateContent } from './write-content.ts'

/**
 * Saves over the version that was seen. The same save again changes nothing, whether it came twice or its answer was
 * lost.
 */
export const saveContent: Handler<typeof saveContentContract> = async (
  { saleUnit, id, key, version, ...asked },
  { db, caller, now },
) => {
  const by = await actingStaff({ db, caller })
  const draft = trimmed(asked)
  requireNone(whyNotSave(draft))
  return db.transaction().execute(async (tx) => {
    await lockContents(tx, saleUnit)
    const before = id === null ? await findByKey(tx, saleUnit, key) : await findContent(tx, saleUnit, id)
    if (id !== null && !before) throw refuse(problem.none)
    if (before && isSame(before, draft)) return { id: before.id, version: before.version }
    if (before && (before.version !== version || before.isRemoved))
      throw refuse(problem.changed, { name: before.changedBy || '…' })
    if (before && (before.kind !== draft.kind || before.code !== draft.code)) throw refuse(problem.none)
    await requirePossible(tx, saleUnit, draft, before)
    const written = {
      ...draft,
      startsAt: draft.startsAt ? new Date(draft.startsAt) : draft.isPublished ? now : null,
      endsAt: draft.endsAt ? new Date(draft.endsAt) : null,
    }
    const made = before
      ? await updateContent(tx, saleUnit, before, { written, now, by })
      : await insertContent(tx, saleUnit, { written, key, now, by })
    await keepPictures(tx, saleUnit, draft)
    await addActivity(
      tx,
      { saleUnit, at: now, by },
      {
        ...{ kind: 'content', subject: String(made.id), what: deed(before, draft) },
        ...(before ? { before: loggedOf(before) } : {}),
        after: loggedOf(written),
      },
    )
    return made
  })
}

function deed(before: ContentRow | undefined, draft: ContentDraft): string {
  if (!before) return draft.isPublished ? 'published' : 'made'
  if (before.isPublished === draft.isPublished) return 'saved'
  return draft.isPublished ? 'published' : 'hidden'
}

const momentOf = (at: string | Date | null) => (at === null ? null : new Date(at).getTime())

/** A time that was left to us is the same as the one we chose. */
function isSame(before: ContentRow, draft: ContentDraft): boolean {
  const fields = [
    ...(['kind', 'code', 'titleTh', 'titleEn', 'bodyTh', 'bodyEn', 'pictureTh', 'pictureEn'] as const),
    ...(['textTone', 'link', 'isPublished'] as const),
  ]
  return (
    !before.isRemoved &&
    fields.every((field) => before[field] === draft[field]) &&
    momentOf(before.endsAt) === momentOf(draft.endsAt) &&
    (momentOf(before.startsAt) === momentOf(draft.startsAt) || (draft.startsAt === null && draft.isPublished))
  )
}

function requireNone(faults: readonly ContentFault[]): void {
  const [first] = faults
  if (!first) return
  throw new Problem(
    first.row,
    {},
    faults.map(({ field, row }) => ({ field, th: row.th, en: row.en })),
  )
}

/** What only the database knows: other pages, targets of links, pictures. */
async function requirePossible(
  tx: Db,
  saleUnit: string,
  draft: ContentDraft,
  before: ContentRow | undefined,
): Promise<void> {
  const wrong = (field: keyof ContentDraft, row: ContentFault['row']) => requireNone([{ field, row }])
  if (draft.kind === 'P' && !before) {
    if (draft.code === policyCode || (await findPage(tx, saleUnit, draft.code)))
      wrong('code', problem.codeTaken)
  }
  if (!before) await requireRoom(tx, saleUnit, draft.kind)
  if (draft.link !== '' && draft.link !== before?.link && !(await findTarget(tx, saleUnit, draft.link)))
    wrong('link', problem.noTarget)
  const used = new Set([before?.pictureTh, before?.pictureEn, ...picturesOf(before)])
  const fresh = picturesOf(draft).filter((name) => !used.has(name))
  if (fresh.length > 0 && !(await areKnown(tx, saleUnit, fresh))) wrong('pictureTh', problem.unknownPicture)
}

/** The shop shows a limited number of banners and links; more would never be seen. */
export async function requireRoom(tx: Db, saleUnit: string, kind: ContentDraft['kind']): Promise<void> {
  if (!contentForms[kind].isOrdered) return
  const there = await findOrder(tx, saleUnit, kind)
  if (there.length >= mostOrdered) throw refuse(problem.tooMany, { most: mostOrdered })
}

type Pictured = Pick<ContentDraft, 'pictureTh' | 'pictureEn' | 'bodyTh' | 'bodyEn'>
const picturesOf = (content: Pictured | undefined): string[] =>
  content
    ? [
        ...[content.pictureTh, content.pictureEn].filter((name) => name !== null),
        ...[...picturesIn(content.bodyTh), ...picturesIn(content.bodyEn)],
      ]
    : []

/** Uploaded here and not tidied away yet, or shown by another content of the centre, as in a copy. */
async function areKnown(tx: Db, saleUnit: string, names: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`
    select l.name from loose_pictures l where l.sale_unit = ${saleUnit} and l.name = any(${[...names]}::text[])
    union select n.name from unnest(${[...names]}::text[]) n (name)
    where exists (select from contents c where c.sale_unit = ${saleUnit} and (c.picture_th = n.name or c.picture_en = n.name
      or position('(/files/' || n.name || ')' in c.body_th || c.body_en) > 0))`.execute(tx)
  const known = new Set(rows.map(({ name }) => name))
  return names.every((name) => known.has(name))
}

/** A picture that a content was saved with stays: copies show it too, and what was removed can come back. */
async function keepPictures(tx: Db, saleUnit: string, draft: ContentDraft): Promise<void> {
  await sql`delete from loose_pictures l where l.sale_unit = ${saleUnit} and l.name = any(${picturesOf(draft)}::text[])`.execute(
    tx,
  )
}
