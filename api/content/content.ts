import type { Handler } from '#api/kit/perform.ts'
import type { contentKinds } from '#shop/content/whats-new-contract.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import type { Contracts } from '#shop/start/contracts.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'

export const whatsNew: Handler<Contracts['whatsNew']> = async ({ kind, onlyInPeriod, active }, { db, caller, now }) => {
  if (caller.kind !== 'user') throw refuse(identityProblems.notAllowed)
  const today = bangkokDay(now)
  const rows = await db
    .selectFrom('contents')
    .selectAll()
    .where('sale_unit', '=', caller.saleUnit)
    .where('kind', '=', kind)
    // Only what is published; ActiveStatus narrows it, it never opens drafts to a shopper.
    .where('active', '=', true)
    .$if(active === 'N', (query) => query.where('active', '=', false))
    .$if(onlyInPeriod, (query) =>
      query.where('starts_on', '<=', today).where((eb) => eb.or([eb('ends_on', 'is', null), eb('ends_on', '>=', today)])),
    )
    .orderBy('position')
    .orderBy('id')
    .limit(100)
    .execute()
  return rows.map((row) => ({
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
  }))
}
