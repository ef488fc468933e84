import type { Selectable } from 'kysely'
import type { Handler, HandlersOf } from '#api/kit/calls/perform.ts'
import type { Contents } from '#api/kit/database-types.ts'
import { findPolicy } from '#api/policies/find-policy.ts'
import { policyCode } from '#shop/account/consent-contracts.ts'
import type { contentContract, contentContracts } from '#shop/content/content-contract.ts'
import { contentProblems } from '#shop/content/content-problems.ts'
import type {
  Content,
  contentKinds,
  whatsNewContract,
  whatsNewContracts,
} from '#shop/content/whats-new-contract.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { hasBegun, isShown } from './shown-when.ts'

const columns = [
  ...(['id', 'kind', 'code', 'title_th', 'title_en', 'body_th', 'body_en'] as const),
  ...(['picture_th', 'picture_en', 'text_tone', 'link', 'starts_on', 'ends_on'] as const),
] as const

const whatsNew: Handler<typeof whatsNewContract> = async (
  { kind, onlyInPeriod, active },
  { db, caller, now },
) => {
  if (caller.kind !== 'user' && caller.kind !== 'merchant') throw refuse(identityProblems.notAllowed)
  const rows = await db
    .selectFrom('contents as c')
    .select(columns)
    .where('c.sale_unit', '=', caller.saleUnit)
    .where('c.kind', '=', kind)
    .where('c.removed_at', 'is', null)
    // Drafts are for their authors; a customer who requests them gets nothing.
    .$if(caller.kind === 'user', (query) => query.where('c.active', '=', true))
    .$if(active !== '', (query) => query.where('c.active', '=', active === 'Y'))
    .$if(onlyInPeriod, (query) => query.where(isShown(now)))
    .orderBy('c.position')
    .orderBy('c.id')
    .limit(100)
    .execute()
  return rows.map(asContent)
}

/** Past news stays readable by its address; future news does not. The policy is the one in force. */
const content: Handler<typeof contentContract> = async ({ key }, context) => {
  const { db, caller, now } = context
  if (caller.kind !== 'user') throw refuse(identityProblems.notAllowed)
  const row = await db
    .selectFrom('contents as c')
    .select(columns)
    .where('c.sale_unit', '=', caller.saleUnit)
    .where('c.kind', 'in', ['N', 'P'])
    .where('c.active', '=', true)
    .where('c.removed_at', 'is', null)
    .where(hasBegun(now))
    .where((eb) =>
      /^\d{1,9}$/.test(key) ? eb('c.id', '=', Number(key)) : eb('c.code', '=', key.toUpperCase()),
    )
    .orderBy('c.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) throw refuse(contentProblems.notFound)
  if (row.code !== policyCode) return asContent(row)
  const { titleTh, titleEn, bodyTh, bodyEn } = await findPolicy(context, caller.saleUnit)
  return { ...asContent(row), titleTh, titleEn, bodyTh, bodyEn }
}

function asContent(row: Pick<Selectable<Contents>, (typeof columns)[number]>): Content {
  return {
    id: row.id,
    kind: row.kind as (typeof contentKinds)[number],
    code: row.code,
    titleTh: row.title_th,
    titleEn: row.title_en,
    bodyTh: row.body_th,
    bodyEn: row.body_en,
    pictureTh: row.picture_th,
    pictureEn: row.picture_en,
    textTone: row.text_tone === 'dark' ? 'dark' : 'light',
    link: row.link,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
  }
}

export const contentHandlers: HandlersOf<typeof whatsNewContracts & typeof contentContracts> = {
  whatsNew,
  content,
}
