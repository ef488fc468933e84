import { sql } from 'kysely'
import { actingStaff } from '#api/activity/acting-staff.ts'
import { addActivity, type StaffMember } from '#api/activity/add-activity.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { notify } from '#api/kit/notifications.ts'
import type {
  createPromotionContract,
  switchPromotionContract,
  updatePromotionContract,
} from '#shop/merchant-promotions/merchant-promotion-contracts.ts'
import { merchantPromotionProblems } from '#shop/merchant-promotions/merchant-promotion-problems.ts'
import type { KeptPromotion } from '#shop/merchant-promotions/merchant-promotion-wire.ts'
import type { PromotionDraft } from '#shop/merchant-promotions/promotion-draft.ts'
import { Problem, refuse } from '#shop/problems/problem.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { findKeptById, keptOf } from './kept-promotions.ts'
import { requireSavable } from './require-savable.ts'
import { insertHead, keepVersion, nextId, updateHead, writeLists } from './write-promotion.ts'

type Saving = { saleUnit: string; id: string; by: StaffMember; now: Date }

export const createPromotion: Handler<typeof createPromotionContract> = async (
  { saleUnit, key, promotion },
  context,
) => {
  const { db, caller, now } = context
  const draft = await requireSavable(db, saleUnit, promotion)
  const by = await actingStaff({ db, caller })
  const before = await findByKey(db, saleUnit, key)
  // The answer was lost, and meanwhile more was typed.
  if (before?.version === 1)
    return updatePromotion({ saleUnit, id: before.id, version: before.version, promotion }, context)
  return db.transaction().execute(async (tx) => {
    for (;;) {
      const made = await findByKey(tx, saleUnit, key)
      if (made) return made
      const id = await nextId(tx, saleUnit, now)
      // Somebody else may have taken the number a moment ago: then the next one.
      if (!(await insertHead(tx, { saleUnit, id }, draft, key))) continue
      await writeLists(tx, { saleUnit, id }, draft)
      await tell(tx, { saleUnit, id, by, now }, { what: 'made', after: draft })
      return { id, version: 1 }
    }
  })
}

async function findByKey(tx: Db, saleUnit: string, key: string) {
  const { rows } = await sql<{ id: string; version: number }>`
    select p.id, p.version from promotions p where p.sale_unit = ${saleUnit} and p.made_key = ${key}::uuid`.execute(
    tx,
  )
  return rows[0]
}

export const updatePromotion: Handler<typeof updatePromotionContract> = async (
  { saleUnit, id, version, promotion },
  context,
) => {
  const draft = await requireSavable(context.db, saleUnit, promotion)
  return change(
    context,
    { saleUnit, id, version, what: 'saved', yours: draft },
    async (tx, saving, before) => {
      if (before.isArchived) throw refuse(merchantPromotionProblems.archived)
      if (before.needsCoupon && !draft.needsCoupon && (await hasCoupons(tx, saving)))
        throw refuse(merchantPromotionProblems.hasCoupons)
      await updateHead(tx, saving, draft)
      await writeLists(tx, saving, draft)
    },
  )
}

export const switchPromotion: Handler<typeof switchPromotionContract> = async (
  { saleUnit, id, version, to },
  context,
) => {
  const what = (
    { enable: 'enabled', disable: 'disabled', archive: 'archived', restore: 'restored' } as const
  )[to]
  return change(context, { saleUnit, id, version, what, yours: undefined }, async (tx, _saving, before) => {
    if (to === 'enable' && before.isArchived) throw refuse(merchantPromotionProblems.archived)
    const archived =
      to === 'archive' ? sql`${context.now}` : to === 'restore' ? sql`null::timestamptz` : sql`archived_at`
    await sql`update promotions set enabled = ${to === 'enable'}, archived_at = ${archived}, version = version + 1
      where sale_unit = ${saleUnit} and id = ${id}`.execute(tx)
  })
}

type Change = {
  saleUnit: string
  id: string
  version: number
  what: string
  /** What the caller wants it to be; undefined when only a switch is turned. */
  yours: PromotionDraft | undefined
}

/** Changes a promotion that is still as its editor knew it; orders placed before keep what they have. */
async function change(
  { db, caller, now }: Pick<Context, 'db' | 'caller' | 'now'>,
  { saleUnit, id, version, what, yours }: Change,
  write: (tx: Db, saving: Saving, before: KeptPromotion) => Promise<void>,
): Promise<{ id: string; version: number }> {
  const by = await actingStaff({ db, caller })
  const saving = { saleUnit, id, by, now }
  const today = bangkokDay(now)
  return db.transaction().execute(async (tx) => {
    await sql`select p.version from promotions p where p.sale_unit = ${saleUnit} and p.id = ${id} for no key update`.execute(
      tx,
    )
    const row = await findKeptById(tx, saleUnit, id)
    if (!row) throw refuse(merchantPromotionProblems.none)
    const before = keptOf(row, today)
    // Also when the answer to the same save was lost.
    if (yours && differing(yours, draftOf(before)).length === 0) return { id, version: before.version }
    if (before.version !== version) throw await staleSave(tx, saving, before, yours)
    await keepVersion(tx, saving, before, now)
    await write(tx, saving, before)
    const after = await findKeptById(tx, saleUnit, id)
    if (!after) throw refuse(merchantPromotionProblems.none)
    const kept = keptOf(after, today)
    await tell(tx, saving, {
      what,
      before: { ...draftOf(before), isArchived: before.isArchived },
      after: { ...draftOf(kept), isArchived: kept.isArchived },
    })
    return { id, version: kept.version }
  })
}

function draftOf({
  id: _,
  version: __,
  status: ___,
  isArchived: ____,
  ...draft
}: KeptPromotion): PromotionDraft {
  return draft
}

const differing = (yours: PromotionDraft, theirs: PromotionDraft) =>
  (Object.keys(yours) as (keyof PromotionDraft)[])
    // Whether a list counts follows from the list itself.
    .filter((field) => field !== 'byStoreType' && field !== 'byCustomerType')
    .filter((field) => JSON.stringify(yours[field]) !== JSON.stringify(theirs[field]))

async function staleSave(
  tx: Db,
  { saleUnit, id }: Saving,
  before: KeptPromotion,
  yours: PromotionDraft | undefined,
): Promise<Problem> {
  const { rows } = await sql<{ by: string }>`
    select a.by_name as by from activity a where a.sale_unit = ${saleUnit} and a.kind = 'promotion' and a.subject = ${id}
    order by a.id desc limit 1`.execute(tx)
  const by = rows[0]?.by ?? ''
  const theirs = draftOf(before)
  const fields = yours
    ? differing(yours, theirs).map((field) => ({ field, yours: yours[field], theirs: theirs[field] }))
    : []
  return new Problem(merchantPromotionProblems.changedMeanwhile, { name: by }, [], {
    version: before.version,
    by,
    fields,
  })
}

async function hasCoupons(tx: Db, { saleUnit, id }: Saving): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from coupons c where c.sale_unit = ${saleUnit} and c.promotion_id = ${id})
      or exists (select from coupon_series s where s.sale_unit = ${saleUnit} and s.promotion_id = ${id}) as has`.execute(
    tx,
  )
  return rows[0]?.has ?? false
}

async function tell(
  tx: Db,
  { saleUnit, id, by, now }: Saving,
  activity: { what: string; before?: object; after: object },
): Promise<void> {
  await addActivity(tx, { saleUnit, at: now, by }, { kind: 'promotion', subject: id, ...activity })
  await notify(tx, { saleUnit, topic: 'promotion-changed' })
}
