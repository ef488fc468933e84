import { sql } from 'kysely'
import { actingStaff } from '#api/activity/acting-staff.ts'
import { addNetworkActivity } from '#api/activity/network-activity.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { requireNetworkOwner } from '#api/merchant-settings/network-owner.ts'
import { policiesProblems } from '#shop/policies/policies-problems.ts'
import type { publishPolicyContract } from '#shop/policies/policy-contracts.ts'
import { isWhole } from '#shop/policies/policy-text.ts'
import { refuse } from '#shop/problems/problem.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { findPolicy } from './find-policy.ts'
import { findDraft, lockPolicies, requireFree } from './policy-draft.ts'

/**
 * The draft becomes a version. It holds at once when its day is today, and never before one that was published
 * earlier.
 */
export const publishPolicy: Handler<typeof publishPolicyContract> = async ({ saved, holdsOn }, context) => {
  const { db, caller, now, settings } = context
  await requireNetworkOwner({ db, caller })
  const by = await actingStaff({ db, caller })
  const saleUnit = caller.kind === 'merchant' ? caller.saleUnit : ''
  return db.transaction().execute(async (tx) => {
    await lockPolicies(tx)
    const draft = await findDraft(tx)
    if (!draft) throw refuse(policiesProblems.noDraft)
    if (draft.saved !== saved) throw refuse(policiesProblems.changed, { name: draft.changedBy })
    if (!isWhole(draft)) throw refuse(policiesProblems.notWhole)
    await requireFree(tx, draft.version)
    const inForce = await findPolicy({ db: tx, now, settings }, saleUnit)
    const last = await findLast(tx)
    if (isSameText(draft, inForce) && !last.some(({ holdsFrom }) => holdsFrom > now))
      throw refuse(policiesProblems.sameText)
    const today = bangkokDay(now)
    const lastDay = last[0] ? bangkokDay(last[0].holdsFrom) : today
    const earliest = [today, lastDay].sort().at(-1) ?? today
    if (holdsOn < earliest) throw refuse(policiesProblems.tooEarly, { day: earliest })
    const holdsFrom = holdsOn === today ? now : new Date(`${holdsOn}T00:00:00+07:00`)
    const { version, titleTh, titleEn, bodyTh, bodyEn } = draft
    await sql`insert into policy_versions (version, title_th, title_en, body_th, body_en, holds_from, published_at, username, by_name)
      values (${version}, ${titleTh}, ${titleEn}, ${bodyTh}, ${bodyEn}, ${holdsFrom}, ${now}, ${by.username}, ${by.name})`.execute(
      tx,
    )
    await sql`delete from policy_drafts d where d.id = 'next'`.execute(tx)
    await addNetworkActivity(
      tx,
      { at: now, by },
      {
        ...{ kind: 'policy', subject: version, what: 'published' },
        after: { version, holdsFrom: holdsFrom.toISOString(), titleTh, titleEn },
      },
    )
    return { version, holdsFrom: holdsFrom.toISOString() }
  })
}

async function findLast(tx: Db): Promise<{ holdsFrom: Date }[]> {
  const { rows } = await sql<{ holdsFrom: Date }>`
    select p.holds_from as "holdsFrom" from policy_versions p order by p.holds_from desc limit 1`.execute(tx)
  return rows
}

type Text = { titleTh: string; titleEn: string; bodyTh: string; bodyEn: string }
const isSameText = (one: Text, other: Text) =>
  (['titleTh', 'titleEn', 'bodyTh', 'bodyEn'] as const).every((field) => one[field] === other[field])
