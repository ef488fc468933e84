import type { Selectable } from 'kysely'
import type { Handler, HandlersOf } from '#api/kit/calls/perform.ts'
import type { Contents } from '#api/kit/database-types.ts'
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
import { bangkokDay } from '#shop/time/bangkok.ts'

const whatsNew: Handler<typeof whatsNewContract> = async (
  { kind, onlyInPeriod, active },
  { db, caller, now },
) => {
  if (caller.kind !== 'user' && caller.kind !== 'merchant') throw refuse(identityProblems.notAllowed)
  const today = bangkokDay(now)
  const rows = await db
    .selectFrom('contents')
    .selectAll()
    .where('sale_unit', '=', caller.saleUnit)
    .where('kind', '=', kind)
    // Drafts are for their authors; a customer who requests them gets nothing.
    .$if(caller.kind === 'user', (query) => query.where('active', '=', true))
    .$if(active !== '', (query) => query.where('active', '=', active === 'Y'))
    .$if(onlyInPeriod, (query) =>
      query
        .where('starts_on', '<=', today)
        .where((eb) => eb.or([eb('ends_on', 'is', null), eb('ends_on', '>=', today)])),
    )
    .orderBy('position')
    .orderBy('id')
    .limit(100)
    .execute()
  return rows.map(asContent)
}

/** Past news stays readable by its address; future news does not. */
const content: Handler<typeof contentContract> = async ({ key }, { db, caller, now }) => {
  if (caller.kind !== 'user') throw refuse(identityProblems.notAllowed)
  const row = await db
    .selectFrom('contents')
    .selectAll()
    .where('sale_unit', '=', caller.saleUnit)
    .where('kind', 'in', ['N', 'P'])
    .where('active', '=', true)
    .where('starts_on', '<=', bangkokDay(now))
    .where((eb) => (/^\d{1,9}$/.test(key) ? eb('id', '=', Number(key)) : eb('code', '=', key.toUpperCase())))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) throw refuse(contentProblems.notFound)
  return asContent(row)
}

function asContent(row: Selectable<Contents>): Content {
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
