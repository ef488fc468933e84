import { type RawBuilder, sql } from 'kysely'
import type { Buyer } from '#api/buyers/buyer.ts'
import type { Db } from '#api/kit/database.ts'
import { limited } from '#api/search/limited.ts'
import { indexedSoFar } from '#api/search/vocabulary-store.ts'
import { hiddenMaterialTypes, pageSize } from '#shop/catalogue/product.ts'
import type { productItemsContract } from '#shop/catalogue/product-items-contract.ts'
import type { InputOf } from '#shop/contract/endpoint.ts'
import { loadingCache } from '#shop/time/loading-cache.ts'
import type { ProductRow } from './priced-product.ts'

export type ProductListRequest = InputOf<typeof productItemsContract> & {
  promotedCodes?: string[] | undefined
  /** Search results by relevance, or the buyer's orders by frequency: only these codes, in this order. */
  foundCodes?: string[] | undefined
  levelHasGaps?: boolean
}
type Sql = RawBuilder<unknown>

/** A list without filters. */
export const plainList: ProductListRequest = {
  take: pageSize,
  skip: 0,
  onlyRedeemable: false,
  text: '',
  onlyPromoted: false,
  types: [],
  sortByPrice: '',
  useOwnBestSeller: false,
  highlight: '',
}

/** Products a buyer may see: sold here, and those that need a licence only with one. */
export function shownTo(buyer: Buyer): Sql[] {
  return [
    sql`p.sale_unit = ${buyer.saleUnit}`,
    sql`p.active`,
    sql`p.material_type <> all(${sql.lit(`{${hiddenMaterialTypes.join(',')}}`)}::text[])`,
    ...(buyer.mayBuyLicensed ? [] : [sql`not p.needs_licence`]),
  ]
}

function conditionsOf(request: ProductListRequest, { saleUnit }: Buyer): Sql[] {
  const p = (column: string) => sql.ref(`p.${column}`)
  return [
    ...([1, 2, 3, 4, 5] as const).flatMap((level) => {
      const code = request[`h${level}`]
      return code ? [sql`${p(`h${level}`)} = ${code}`] : []
    }),
    ...(request.materialType ? [sql`p.material_type = ${request.materialType}`] : []),
    ...(request.onlyRedeemable ? [sql`p.points_per_unit > 0`] : []),
    // A literal instead of a parameter, so that PostgreSQL can use the partial index on highlights.
    ...(request.highlight ? [sql`p.highlight <> '' and p.highlight = ${request.highlight}`] : []),
    ...(request.types.includes('suggest') ? [sql`p.highlight <> '' and p.highlight = 'RECOMMEND'`] : []),
    ...(request.types.includes('BEST_SELLER')
      ? [sql`(p.popularity > 0 or p.best_seller_place is not null)`]
      : []),
    ...(request.codes ? [sql`p.code = any(${request.codes})`] : []),
    ...(request.promotedCodes ? [sql`p.code = any(${request.promotedCodes})`] : []),
    ...(request.foundCodes ? [sql`p.code = any(${request.foundCodes})`] : []),
    ...(request.displayGroupId === undefined
      ? []
      : [
          sql`exists (select from display_group_products g where g.sale_unit = ${saleUnit} and g.group_id = ${request.displayGroupId} and g.product_code = p.code)`,
        ]),
  ]
}

/** The page of products, found along an index in the order shown. */
export function listPage(request: ProductListRequest, buyer: Buyer): Sql {
  if (request.sortByPrice) return pageByPrice(request, buyer, request.sortByPrice)
  const conditions = [...shownTo(buyer), ...conditionsOf(request, buyer)]
  if (request.types.includes('BEST_SELLER') && !request.foundCodes) return bestSellers(request, conditions)
  return sql`select p.* from products p where ${sql.join(conditions, sql` and `)} order by ${orderOf(request, buyer)} ${limited(request.take, request.skip)}`
}

/** As found; groups, hot deals, new and recommended products as the centre put them; others by popularity. */
function orderOf({ foundCodes, displayGroupId, highlight, types }: ProductListRequest, buyer: Buyer): Sql {
  if (foundCodes) return sql`array_position(${foundCodes}::text[], p.code)`
  if (displayGroupId !== undefined)
    return sql`(select g.position from display_group_products g where g.sale_unit = ${buyer.saleUnit} and g.group_id = ${displayGroupId} and g.product_code = p.code), p.code`
  return highlight || types.includes('suggest')
    ? sql`p.highlight_place, p.popularity desc, p.code`
    : sql`p.popularity desc, p.code`
}

/** First those that the centre chose, in their order, then by popularity. */
function bestSellers({ take, skip }: ProductListRequest, conditions: readonly Sql[]): Sql {
  const part = (which: Sql, order: Sql) =>
    sql`(select p.* from products p where ${sql.join([...conditions, which], sql` and `)} order by ${order} ${limited(take + skip)})`
  const chosen = part(sql`p.best_seller_place is not null`, sql`p.best_seller_place, p.code`)
  const sold = part(sql`p.best_seller_place is null and p.popularity > 0`, sql`p.popularity desc, p.code`)
  return sql`select p.* from (${chosen} union all ${sold}) p order by p.best_seller_place, p.popularity desc, p.code ${limited(take, skip)}`
}

/**
 * By the price of one base unit, so that cases and bottles compare. Products without a price at the buyer's
 * level use the list price.
 */
function pageByPrice(request: ProductListRequest, buyer: Buyer, direction: 'asc' | 'desc'): Sql {
  const conditions = sql.join([...shownTo(buyer), ...conditionsOf(request, buyer)], sql` and `)
  const order = direction === 'asc' ? sql`p.piece_price, p.code` : sql`p.piece_price desc, p.code desc`
  const along =
    direction === 'asc' ? sql`r.piece_price, r.product_code` : sql`r.piece_price desc, r.product_code desc`
  const pricedAt = (level: Sql, take: number, skip: number) => sql`
    select p.*, r.piece_price from product_prices r join products p on p.code = r.product_code
    where r.sale_unit = ${buyer.saleUnit} and ${level} and ${conditions} order by ${along} ${limited(take, skip)}`
  if (!request.levelHasGaps) return pricedAt(sql`r.level = ${buyer.priceLevel}`, request.take, request.skip)
  const own = pricedAt(sql`r.level = ${buyer.priceLevel}`, request.take + request.skip, 0)
  const listed = pricedAt(
    sql`r.level = 1 and not exists (select from product_prices o where o.sale_unit = ${buyer.saleUnit} and o.product_code = r.product_code and o.level = ${buyer.priceLevel})`,
    request.take + request.skip,
    0,
  )
  return sql`select * from ((${own}) union all (${listed})) p order by ${order} ${limited(request.take, request.skip)}`
}

const gaps = loadingCache<boolean>({ freshMs: 60_000 })

/**
 * Whether some products lack a price at the buyer's level; mostly none, and checking within each list would
 * cost more.
 */
export async function levelHasGaps(db: Db, { saleUnit, priceLevel }: Buyer): Promise<boolean> {
  if (priceLevel === 1) return false
  const key = `${saleUnit} ${priceLevel} ${await indexedSoFar(db, saleUnit)}`
  return gaps.get(db, key, async () => {
    const { rows } = await sql<{ gap: boolean }>`
      select exists (select from products p where p.sale_unit = ${saleUnit} and p.active and not exists (
        select from product_prices o where o.sale_unit = ${saleUnit} and o.product_code = p.code and o.level = ${priceLevel})) as gap`.execute(
      db,
    )
    return rows[0]?.gap ?? false
  })
}

/** The products of these codes that the buyer may see, in the order of the codes. */
export function pageOfCodes(codes: readonly string[], buyer: Buyer): Sql {
  const conditions = [...shownTo(buyer), sql`p.code = any(${codes})`]
  return sql`select p.* from products p where ${sql.join(conditions, sql` and `)} order by array_position(${codes}::text[], p.code)`
}

/** The codes of a page, in its order. */
export async function findPageCodes(db: Db, page: Sql): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`select p.code from (${page}) p`.execute(db)
  return rows.map((row) => row.code)
}

/** Without a price at the buyer's level the list price counts, with its own price type. */
const taxOf = (position: 1 | 2 | 3) => {
  const type = `unit${position}_type`
  return sql`case when own.level is null then ${sql.ref(`list.${type}`)} else ${sql.ref(`own.${type}`)} end as ${sql.ref(`type${position}`)}`
}

/**
 * A page of products in one query: product, list price, own price, advance price and stock, only for these
 * codes.
 */
export async function findProductRows(db: Db, page: Sql, buyer: Buyer, day: string): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    with page as materialized (select p.*, row_number() over () as place from (${page}) p),
    adv as (
      select distinct on (a.product_code) a.* from page p
      join advance_prices a on a.sale_unit = ${buyer.saleUnit} and a.product_code = p.code and a.level = ${buyer.priceLevel}
        and a.starts_on <= ${day} and a.ends_on >= ${day}
      order by a.product_code, a.starts_on desc
    )
    select p.code, p.name_th, p.name_en, p.short_name_th, p.short_name_en, p.group_code, p.brand_code, p.flavour_code, p.variant_code, p.size_code,
      p.unit1_code, p.unit1_name_th, p.unit1_name_en, p.unit1_rate, p.unit2_code, p.unit2_name_th, p.unit2_name_en, p.unit2_rate,
      p.unit3_code, p.unit3_name_th, p.unit3_name_en, p.unit3_rate, p.catalog_price, p.stock_controlled, p.points_per_unit, p.material_type,
      p.channel, p.supplier, p.highlight, p.pictures, coalesce(s.on_hand - s.reserved, 0) as available,
      list.unit1_price as list1, list.unit2_price as list2, list.unit3_price as list3,
      own.unit1_price as own1, own.unit2_price as own2, own.unit3_price as own3, ${taxOf(1)}, ${taxOf(2)}, ${taxOf(3)},
      adv.unit1_price as adv1, adv.unit2_price as adv2, adv.unit3_price as adv3, adv.unit1_type as adv_type1, adv.unit2_type as adv_type2, adv.unit3_type as adv_type3
    from page p
    join product_prices list on list.sale_unit = ${buyer.saleUnit} and list.product_code = p.code and list.level = 1
    left join product_prices own on own.sale_unit = ${buyer.saleUnit} and own.product_code = p.code and own.level = ${buyer.priceLevel}
    left join adv on adv.product_code = p.code
    left join stock s on s.sale_unit = ${buyer.saleUnit} and s.product_code = p.code
    order by p.place`.execute(db)
  return rows
}
