import { sql } from 'kysely'
import { actingStaff } from '#api/activity/acting-staff.ts'
import { addActivity } from '#api/activity/add-activity.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { isFixedPage } from '#shop/merchant-contents/content-forms.ts'
import type {
  orderContentsContract,
  removeContentContract,
} from '#shop/merchant-contents/merchant-content-contracts.ts'
import { merchantContentsProblems as problem } from '#shop/merchant-contents/merchant-contents-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { findContent, findOrder, findPage } from './content-queries.ts'
import { requireRoom } from './save-content.ts'
import { lockContents } from './write-content.ts'

/** What is brought back is a draft: nobody sees it before it was looked at. */
export const removeContent: Handler<typeof removeContentContract> = async (
  { saleUnit, id, removed },
  { db, caller, now },
) => {
  const by = await actingStaff({ db, caller })
  return db.transaction().execute(async (tx) => {
    await lockContents(tx, saleUnit)
    const before = await findContent(tx, saleUnit, id)
    if (!before) throw refuse(problem.none)
    if (before.isRemoved === removed) return { id, version: before.version }
    if (isFixedPage(before.code) && removed) throw refuse(problem.fixedPage)
    if (!removed) {
      await requireRoom(tx, saleUnit, before.kind)
      if (before.code && (await findPage(tx, saleUnit, before.code))) throw refuse(problem.codeTaken)
    }
    const version = before.version + 1
    await sql`update contents c set removed_at = ${removed ? now : null}, active = false, version = ${version},
        starts_at = ${before.startsAt}, ends_at = ${before.endsAt}, changed_at = ${now}, changed_by = ${by.name}
      where c.sale_unit = ${saleUnit} and c.id = ${id}`.execute(tx)
    await addActivity(
      tx,
      { saleUnit, at: now, by },
      {
        ...{ kind: 'content', subject: String(id), what: removed ? 'removed' : 'brought back' },
        after: { contentKind: before.kind, titleTh: before.titleTh, titleEn: before.titleEn },
      },
    )
    return { id, version }
  })
}

/** All of a kind in their new order. Whoever did not see an entry cannot put it anywhere. */
export const orderContents: Handler<typeof orderContentsContract> = async (
  { saleUnit, kind, ids },
  { db, caller, now },
) => {
  const by = await actingStaff({ db, caller })
  return db.transaction().execute(async (tx) => {
    await lockContents(tx, saleUnit)
    const before = await findOrder(tx, saleUnit, kind)
    const isWhole = before.length === ids.length && new Set(ids).size === ids.length
    if (!isWhole || before.some((id) => !ids.includes(id))) throw refuse(problem.orderChanged)
    if (before.every((id, at) => id === ids[at])) return { ids }
    await sql`update contents c set position = n.place from unnest(${ids}::integer[]) with ordinality n (id, place)
      where c.sale_unit = ${saleUnit} and c.id = n.id`.execute(tx)
    await addActivity(
      tx,
      { saleUnit, at: now, by },
      {
        kind: 'content',
        subject: kind,
        what: 'put in order',
        before: { order: before },
        after: { order: ids },
      },
    )
    return { ids }
  })
}
