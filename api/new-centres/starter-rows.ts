import type { Db } from '#api/kit/database.ts'
import { policyCode } from '#shop/account/consent-contracts.ts'
import { contactPage } from '#shop/new-centres/contact-page.ts'
import { starterPagesEn } from '#shop/new-centres/starter-pages-en.ts'
import { starterPagesTh } from '#shop/new-centres/starter-pages-th.ts'
import {
  starterCustomerTypes,
  starterPhotoGroups,
  starterStoreTypes,
} from '#shop/new-centres/starter-types.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'

type Named = { saleUnit: string; nameTh: string; nameEn: string; phone: string }
type Page = { code: string; title_th: string; title_en: string; body_th: string; body_en: string }

/** Types of customers and stores, groups of photos and the fixed pages, which the centre may change later. */
export async function addStarterRows(tx: Db, centre: Named, now: Date): Promise<void> {
  const sale_unit = centre.saleUnit
  await tx
    .insertInto('customer_types')
    .values(
      starterCustomerTypes.map(([code, name_th, name_en, price_level]) => ({
        ...{ sale_unit, code, name_th, name_en, price_level },
      })),
    )
    .execute()
  await tx
    .insertInto('store_types')
    .values(starterStoreTypes.map(([code, name_th, name_en]) => ({ sale_unit, code, name_th, name_en })))
    .execute()
  await tx
    .insertInto('photo_groups')
    .values(
      starterPhotoGroups.map(([code, name_th, name_en], place) => ({
        ...{ sale_unit, code, name_th, name_en, place },
      })),
    )
    .execute()
  const pages = await pagesOf(tx, centre)
  await tx
    .insertInto('contents')
    .values(
      pages.map((page, at) => ({
        ...{ sale_unit, id: at + 1, kind: 'P', position: at, text_tone: 'dark', ...page },
        starts_on: bangkokDay(now),
      })),
    )
    .execute()
}

async function pagesOf(tx: Db, centre: Named): Promise<Page[]> {
  const policy = await findPolicy(tx, centre.saleUnit)
  const starters = Object.entries(starterPagesTh).map(([code, [title_th, body_th]]): Page => {
    const [title_en, body_en] = starterPagesEn[code] ?? [title_th, body_th]
    return { code, title_th, title_en, body_th, body_en }
  })
  const { th, en } = contactPage(centre)
  const contact = {
    ...{ code: 'CONTACT_001', title_th: th[0], title_en: en[0], body_th: th[1], body_en: en[1] },
  }
  return [...starters.map((page) => (page.code === policyCode && policy ? policy : page)), contact]
}

/** The privacy policy is the network's: the oldest other centre that is open has its words. */
async function findPolicy(tx: Db, saleUnit: string): Promise<Page | undefined> {
  const oldest = await tx
    .selectFrom('centres')
    .select('sale_unit')
    .where('active', '=', true)
    .where('sale_unit', '<>', saleUnit)
    .orderBy('opened_at')
    .orderBy('sale_unit')
    .limit(1)
    .executeTakeFirst()
  if (!oldest) return undefined
  const found = await tx
    .selectFrom('contents')
    .select(['title_th', 'title_en', 'body_th', 'body_en'])
    .where('sale_unit', '=', oldest.sale_unit)
    .where('kind', '=', 'P')
    .where('code', '=', policyCode)
    .where('active', '=', true)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found && { code: policyCode, ...found }
}
