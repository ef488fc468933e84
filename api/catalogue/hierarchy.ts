import { sql } from 'kysely'
import { type Buyer, loadBuyer } from '#api/buyers/buyer.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { indexedSoFar } from '#api/search/vocabulary-store.ts'
import type { Category, hierarchyContract } from '#shop/catalogue/hierarchy-contract.ts'
import type { InputOf } from '#shop/contract/endpoint.ts'
import { loadingCache } from '#shop/time/loading-cache.ts'
import { shownTo } from './product-list-queries.ts'

type HierarchyRequest = InputOf<typeof hierarchyContract>
type CategoryRow = {
  level: number
  code: string
  parent_code: string | null
  name_th: string
  name_en: string
  picture: string | null
}

const cache = loadingCache<CategoryRow[]>({ freshMs: 60_000, most: 1_000 })

/**
 * Categories with products this buyer may see. The query reads every product, so its result is cached for a
 * minute, or until products change.
 */
async function findCategories(
  db: Db,
  buyer: Buyer,
  { onlyRedeemable, materialType }: HierarchyRequest,
): Promise<CategoryRow[]> {
  const conditions = [
    ...shownTo(buyer),
    ...(onlyRedeemable ? [sql`p.points_per_unit > 0`] : []),
    ...(materialType ? [sql`p.material_type = ${materialType}`] : []),
  ]
  const { rows } = await sql<CategoryRow>`
    with used as materialized (select distinct p.h1, p.h2, p.h3, p.h4, p.h5 from products p where ${sql.join(conditions, sql` and `)}),
    held as (select distinct level, code from used cross join lateral (values (1, h1), (2, h2), (3, h3), (4, h4), (5, h5)) of (level, code))
    select c.level, c.code, c.parent_code, c.name_th, c.name_en, c.picture
    from categories c join held using (level, code)
    where c.sale_unit = ${buyer.saleUnit} order by c.level, c.position, c.code`.execute(db)
  return rows
}

export const hierarchy: Handler<typeof hierarchyContract> = async (request, { db, caller }) => {
  const buyer = await loadBuyer({ db, caller })
  const key = [
    ...[buyer.saleUnit, buyer.mayBuyLicensed, request.onlyRedeemable, request.materialType ?? ''],
    await indexedSoFar(db, buyer.saleUnit),
  ].join(' ')
  const rows = await cache.get(db, key, () => findCategories(db, buyer, request))
  const levels = new Set(([1, 2, 3, 4, 5] as const).filter((level) => request[`h${level}`]) as number[])
  const categories = rows
    .filter(({ level }) => levels.has(level))
    .map((row): Category => {
      const parent = row.level > 1 && row.parent_code ? { [`h${row.level - 1}`]: row.parent_code } : {}
      return {
        level: row.level,
        code: row.code,
        name: row.name_th,
        nameEn: row.name_en,
        picture: request.withPicture ? row.picture : null,
        ...parent,
      }
    })
  return { categories }
}
