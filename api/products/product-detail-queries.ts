import { sql } from 'kysely'
import type { Buyer } from '#api/buyers/buyer.ts'
import type { Db } from '#api/kit/database.ts'
import { hiddenMaterialTypes } from '#shop/catalogue/product.ts'

export type AdvanceRow = {
  starts_on: string
  ends_on: string
} & { [K in `unit${1 | 2 | 3}_price`]: number | null } & { [K in `unit${1 | 2 | 3}_type`]: number | null }

type DetailRow = {
  description_th: string
  description_en: string
  barcode1: string | null
  barcode2: string | null
  barcode3: string | null
  needs_licence: boolean
  categories: { level: number; code: string; name: string; nameEn: string }[]
  windows: AdvanceRow[]
}

/** The product page's data beyond a card, in one query; undefined when the buyer may not see the product. */
export async function findDetailRow(
  db: Db,
  code: string,
  buyer: Buyer,
  day: string,
): Promise<DetailRow | undefined> {
  const { rows } = await sql<DetailRow>`
    select p.description_th, p.description_en, p.barcode1, p.barcode2, p.barcode3, p.needs_licence,
      coalesce((select json_agg(json_build_object('level', c.level, 'code', c.code, 'name', c.name_th, 'nameEn', c.name_en) order by c.level)
        from categories c where c.sale_unit = ${buyer.saleUnit} and (c.level, c.code) in ((1, p.h1), (2, p.h2), (3, p.h3), (4, p.h4), (5, p.h5))), '[]') as categories,
      coalesce((select json_agg(a order by a.starts_on) from advance_prices a
        where a.sale_unit = ${buyer.saleUnit} and a.product_code = p.code and a.level = ${buyer.priceLevel} and a.ends_on >= ${day}), '[]') as windows
    from products p
    where p.sale_unit = ${buyer.saleUnit} and p.code = ${code} and p.active
      and p.material_type <> all(${sql.lit(`{${hiddenMaterialTypes.join(',')}}`)}::text[]) and (${buyer.mayBuyLicensed} or not p.needs_licence)`.execute(
    db,
  )
  return rows[0]
}

/** Related products: the same kind first, then the same aisle, each by popularity. */
export async function findRelatedCodes(db: Db, code: string, buyer: Buyer, take: number): Promise<string[]> {
  const near = (level: 'h2' | 'h3') => sql`
    (select o.code, ${sql.lit(level === 'h3' ? 1 : 2)} as nearness, o.popularity
     from products o where o.sale_unit = ${buyer.saleUnit} and o.${sql.ref(level)} = p.${sql.ref(level)} and o.active and o.code <> p.code
       and (${buyer.mayBuyLicensed} or not o.needs_licence) and o.material_type <> all(${sql.lit(`{${hiddenMaterialTypes.join(',')}}`)}::text[])
     order by o.popularity desc, o.code limit ${sql.lit(take)})`
  const { rows } = await sql<{ code: string }>`
    select n.code from products p cross join lateral (${near('h3')} union all ${near('h2')}) n
    where p.sale_unit = ${buyer.saleUnit} and p.code = ${code} and p.active and (${buyer.mayBuyLicensed} or not p.needs_licence)
    group by n.code order by min(n.nearness), max(n.popularity) desc, n.code limit ${sql.lit(take)}`.execute(
    db,
  )
  return rows.map((row) => row.code)
}
