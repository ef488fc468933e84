import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '#api/kit/calls/context.ts'
import type { Db } from '#api/kit/database.ts'
import { policyCode } from '#shop/account/consent-contracts.ts'
import type { PolicyText } from '#shop/policies/policy-text.ts'

/** A version without a time is from before versions were published here. */
export type Policy = PolicyText & { version: string; holdsFrom: Date | null }
type Asking = Pick<Context, 'db' | 'now' | 'settings'>

/**
 * The policy in force: the last published one whose time has come. While none was published, the centre's page
 * under the version of the setting.
 */
export async function findPolicy({ db, now, settings }: Asking, saleUnit: string): Promise<Policy> {
  const published = await findPublished(db, now)
  if (published) return published
  const { policyVersion } = await settings(saleUnit)
  return { ...(await findCentrePage(db, saleUnit)), version: policyVersion, holdsFrom: null }
}

async function findPublished(db: Db, now: Date): Promise<Policy | undefined> {
  const { rows } = await sql<Policy>`
    select p.version, p.title_th as "titleTh", p.title_en as "titleEn", p.body_th as "bodyTh", p.body_en as "bodyEn",
      p.holds_from as "holdsFrom"
    from policy_versions p where p.holds_from <= ${now} order by p.holds_from desc, p.published_at desc limit 1`.execute(
    db,
  )
  return rows[0]
}

async function findCentrePage(db: Db, saleUnit: string): Promise<PolicyText> {
  const { rows } = await sql<PolicyText>`
    select c.title_th as "titleTh", c.title_en as "titleEn", c.body_th as "bodyTh", c.body_en as "bodyEn"
    from contents c where c.sale_unit = ${saleUnit} and c.code = ${policyCode} limit 1`.execute(db)
  return rows[0] ?? { titleTh: '', titleEn: '', bodyTh: '', bodyEn: '' }
}

/** A fingerprint of the text in both languages; blank when there is none. */
export const policyHash = ({ bodyTh, bodyEn }: PolicyText): string =>
  bodyTh || bodyEn ? createHash('sha256').update(`${bodyTh}\n${bodyEn}`).digest('hex') : ''
