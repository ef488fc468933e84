import type { Buyer } from '#api/buyers/buyer.ts'
import type { Db } from '#api/kit/database.ts'
import { loadingCache } from '#shop/time/loading-cache.ts'
import type { PriceTable } from './price-table.ts'

export type PromotedProduct = {
  code: string
  brand: string
  picture: string | null
  popularity: number
  licensed: boolean
}

const cache = loadingCache<Map<string, PromotedProduct>>({ freshMs: 7_500, staleMs: 7_500 })

/** The products in any promotion of a centre, cached for some seconds: a few thousand narrow rows. */
export function findPromotedProducts(
  db: Db,
  saleUnit: string,
  { promotions }: PriceTable,
): Promise<Map<string, PromotedProduct>> {
  return cache.get(db, saleUnit, async () => {
    const codes = [...promotions.byProduct.keys()]
    if (codes.length === 0) return new Map()
    const rows = await db
      .selectFrom('products')
      .select(['code', 'brand_code', 'pictures', 'popularity', 'needs_licence'])
      .where('sale_unit', '=', saleUnit)
      .where('active', '=', true)
      .where((eb) => eb('code', '=', eb.fn.any(eb.val(codes))))
      .execute()
    return new Map(
      rows.map((row) => [
        row.code,
        {
          code: row.code,
          brand: row.brand_code,
          picture: row.pictures[0] ?? null,
          popularity: row.popularity,
          licensed: row.needs_licence,
        },
      ]),
    )
  })
}

type Page = { take: number; skip: number }

/** A page of these products by popularity, sorted here instead of in the database. */
export function popularOf(
  products: Map<string, PromotedProduct>,
  codes: readonly string[],
  { mayBuyLicensed }: Buyer,
  { take, skip }: Page,
): string[] {
  return codes
    .flatMap((code) => products.get(code) ?? [])
    .filter(({ licensed }) => mayBuyLicensed || !licensed)
    .sort((a, b) => b.popularity - a.popularity || (a.code < b.code ? -1 : 1))
    .slice(skip, skip + take)
    .map(({ code }) => code)
}
