import { sql } from 'kysely'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { ownsNetwork } from '#api/merchant-settings/network-owner.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { policiesProblems } from '#shop/policies/policies-problems.ts'
import type {
  PolicyVersion,
  policyContract,
  policyTextContract,
  policyVersionsContract,
} from '#shop/policies/policy-contracts.ts'
import { refuse } from '#shop/problems/problem.ts'
import { findPolicy } from './find-policy.ts'
import { findDraft } from './policy-draft.ts'

export const policy: Handler<typeof policyContract> = async (_request, context) => {
  const { db, caller, now } = context
  if (caller.kind !== 'user') throw refuse(identityProblems.notAllowed)
  const [{ holdsFrom: _since, ...found }, coming] = await Promise.all([
    findPolicy(context, caller.saleUnit),
    findComing(db, now),
  ])
  return { ...found, next: coming ? { ...coming, holdsFrom: coming.holdsFrom.toISOString() } : null }
}

/** What will hold next. */
async function findComing(db: Db, now: Date): Promise<{ version: string; holdsFrom: Date } | undefined> {
  const { rows } = await sql<{ version: string; holdsFrom: Date }>`
    select p.version, p.holds_from as "holdsFrom" from policy_versions p where p.holds_from > ${now}
    order by p.holds_from, p.published_at desc limit 1`.execute(db)
  return rows[0]
}

type Published = Omit<PolicyVersion, 'state' | 'holdsFrom' | 'publishedAt'> & {
  holdsFrom: Date
  publishedAt: Date
}

export const policyVersions: Handler<typeof policyVersionsContract> = async (_request, context) => {
  const { db, caller, now } = context
  if (caller.kind !== 'merchant') throw refuse(identityProblems.notAllowed)
  const [{ rows }, inForce, agreed, draft, customers, mayPublish] = await Promise.all([
    sql<Omit<Published, 'agreed'>>`
      select p.version, p.title_th as "titleTh", p.title_en as "titleEn", p.holds_from as "holdsFrom",
        p.published_at as "publishedAt", p.by_name as "byName"
      from policy_versions p order by p.holds_from desc, p.published_at desc limit 200`.execute(db),
    findPolicy(context, caller.saleUnit),
    countAgreed(db),
    findDraft(db),
    countCustomers(db),
    ownsNetwork(context),
  ])
  const published = rows.map((row) => ({
    ...row,
    ...{ holdsFrom: row.holdsFrom.toISOString(), publishedAt: row.publishedAt.toISOString() },
    agreed: agreed.get(row.version) ?? 0,
    state:
      row.version === inForce.version
        ? ('inForce' as const)
        : row.holdsFrom > now
          ? ('coming' as const)
          : ('past' as const),
  }))
  const known = new Set(published.map(({ version }) => version))
  // Versions of the setting, which people agreed to before any was published here.
  const older = [...new Set([inForce.version, ...agreed.keys()])]
    .filter((version) => !known.has(version))
    .map((version) => ({
      ...{ version, titleTh: inForce.titleTh, titleEn: inForce.titleEn, holdsFrom: null, publishedAt: null },
      ...{ byName: '', agreed: agreed.get(version) ?? 0 },
      state: version === inForce.version ? ('inForce' as const) : ('past' as const),
    }))
  return {
    versions: [...published, ...older],
    draft: draft ? { ...draft, changedAt: draft.changedAt.toISOString() } : null,
    ...{ customers, mayPublish },
  }
}

async function countAgreed(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ version: string; agreed: number }>`
    select c.version, count(distinct c.account_id)::int as agreed from consents c
    where c.purpose = 'service' and c.given group by c.version`.execute(db)
  return new Map(rows.map(({ version, agreed }) => [version, agreed]))
}

async function countCustomers(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct a.account_id)::int as count from account_customers a`.execute(db)
  return rows[0]?.count ?? 0
}

export const policyText: Handler<typeof policyTextContract> = async ({ version }, context) => {
  const { db, caller } = context
  if (caller.kind !== 'merchant') throw refuse(identityProblems.notAllowed)
  const { rows } = await sql<{
    titleTh: string
    titleEn: string
    bodyTh: string
    bodyEn: string
    holdsFrom: Date
  }>`
    select p.title_th as "titleTh", p.title_en as "titleEn", p.body_th as "bodyTh", p.body_en as "bodyEn",
      p.holds_from as "holdsFrom" from policy_versions p where p.version = ${version}`.execute(db)
  const [found] = rows
  if (found) return { version, ...found, holdsFrom: found.holdsFrom.toISOString() }
  const inForce = await findPolicy(context, caller.saleUnit)
  if (inForce.version !== version) throw refuse(policiesProblems.none)
  return { ...inForce, holdsFrom: null }
}
