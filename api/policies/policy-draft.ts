import { sql } from 'kysely'
import { actingStaff } from '#api/activity/acting-staff.ts'
import { addNetworkActivity } from '#api/activity/network-activity.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { requireNetworkOwner } from '#api/merchant-settings/network-owner.ts'
import { policiesProblems } from '#shop/policies/policies-problems.ts'
import type { dropPolicyDraftContract, savePolicyDraftContract } from '#shop/policies/policy-contracts.ts'
import { isVersion, type PolicyDraft } from '#shop/policies/policy-text.ts'
import { refuse } from '#shop/problems/problem.ts'

type Draft = PolicyDraft & { saved: number; changedAt: Date; changedBy: string }

export async function findDraft(db: Db): Promise<Draft | undefined> {
  const { rows } = await sql<Draft>`
    select d.version, d.title_th as "titleTh", d.title_en as "titleEn", d.body_th as "bodyTh", d.body_en as "bodyEn",
      d.saved, d.changed_at as "changedAt", d.changed_by as "changedBy"
    from policy_drafts d where d.id = 'next'`.execute(db)
  return rows[0]
}

/** Changes of the policy wait for each other: a draft that is not there yet cannot be locked. */
export async function lockPolicies(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('policies', 59))`.execute(tx)
}

/** A version that was published, or that somebody agreed to, is not used again. */
export async function requireFree(tx: Db, version: string): Promise<void> {
  if (!isVersion(version)) throw refuse(policiesProblems.badVersion)
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from policy_versions p where p.version = ${version})
      or exists (select from consents c where c.version = ${version}) as taken`.execute(tx)
  if (rows[0]?.taken) throw refuse(policiesProblems.versionTaken, { version })
}

const written = ({ version, titleTh, titleEn, bodyTh, bodyEn }: PolicyDraft) =>
  JSON.stringify([version, titleTh, titleEn, bodyTh, bodyEn])

export const savePolicyDraft: Handler<typeof savePolicyDraftContract> = async (
  { saved, ...asked },
  { db, caller, now },
) => {
  await requireNetworkOwner({ db, caller })
  const by = await actingStaff({ db, caller })
  return db.transaction().execute(async (tx) => {
    await lockPolicies(tx)
    const before = await findDraft(tx)
    if (before && written(before) === written(asked)) return { saved: before.saved }
    if ((before?.saved ?? 0) !== saved)
      throw refuse(policiesProblems.changed, { name: before?.changedBy ?? '…' })
    await requireFree(tx, asked.version)
    const next = saved + 1
    await sql`insert into policy_drafts (id, version, title_th, title_en, body_th, body_en, saved, changed_at, changed_by)
      values ('next', ${asked.version}, ${asked.titleTh}, ${asked.titleEn}, ${asked.bodyTh}, ${asked.bodyEn}, ${next}, ${now}, ${by.name})
      on conflict (id) do update set version = excluded.version, title_th = excluded.title_th, title_en = excluded.title_en,
        body_th = excluded.body_th, body_en = excluded.body_en, saved = excluded.saved, changed_at = excluded.changed_at,
        changed_by = excluded.changed_by`.execute(tx)
    const fieldsOf = ({ version, titleTh, titleEn, bodyTh, bodyEn }: PolicyDraft) => ({
      ...{ version, titleTh, titleEn, bodyTh, bodyEn },
    })
    await addNetworkActivity(
      tx,
      { at: now, by },
      {
        ...{ kind: 'policy', subject: asked.version, what: before ? 'draft saved' : 'draft made' },
        ...(before ? { before: fieldsOf(before) } : {}),
        after: fieldsOf(asked),
      },
    )
    return { saved: next }
  })
}

export const dropPolicyDraft: Handler<typeof dropPolicyDraftContract> = async (
  { saved },
  { db, caller, now },
) => {
  await requireNetworkOwner({ db, caller })
  const by = await actingStaff({ db, caller })
  return db.transaction().execute(async (tx) => {
    await lockPolicies(tx)
    const before = await findDraft(tx)
    if (!before) return {}
    if (before.saved !== saved) throw refuse(policiesProblems.changed, { name: before.changedBy })
    await sql`delete from policy_drafts d where d.id = 'next'`.execute(tx)
    const { version, titleTh, titleEn, bodyTh, bodyEn } = before
    await addNetworkActivity(
      tx,
      { at: now, by },
      {
        ...{ kind: 'policy', subject: version, what: 'draft dropped' },
        before: { version, titleTh, titleEn, bodyTh, bodyEn },
      },
    )
    return {}
  })
}
