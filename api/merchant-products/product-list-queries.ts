import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { InputOf } from '#shop/contract/endpoint.ts'
import { barcodeForms } from '#shop/merchant-products/barcode.ts'
import type { merchantProductListContract } from '#shop/merchant-products/merchant-product-contracts.ts'
import { categoryFields } from '#shop/merchant-products/product-draft.ts'
import { loadingCache } from '#shop/time/loading-cache.ts'
import { isListed, shortOf } from './product-row.ts'

export type ListRequest = Omit<InputOf<typeof merchantProductListContract>, 'saleUnit'> & { saleUnit: string }
type Sql = RawBuilder<unknown>

const codesOf = async (db: Db, query: RawBuilder<{ code: string }>) =>
  (await query.execute(db)).rows.map(({ code }) => code)

/** What a person scans in one go. */
const mostScanned = 10

/** Exactly the products with this barcode on any unit, on sale or not. */
export function findByBarcode(db: Db, { saleUnit, barcode, take }: ListRequest): Promise<string[]> {
  const forms = barcodeForms(barcode)
  const has = (column: string) => sql`${sql.ref(`p.${column}`)} = any(${forms}::text[])`
  return codesOf(
    db,
    sql<{ code: string }>`
      select p.code from products p where p.sale_unit = ${saleUnit} and ${isListed}
        and (${has('barcode1')} or ${has('barcode2')} or ${has('barcode3')})
      order by p.active desc, p.code limit ${Math.min(take, mostScanned)}`,
  )
}

const orders: Record<ListRequest['sort'], Sql> = {
  popular: sql`p.popularity desc, p.code`,
  code: sql`p.code`,
  newest: sql`p.created_at desc, p.code`,
}

/** The same order as an expression, so that PostgreSQL finds the few that fit first, and sorts them. */
const sorted: Record<ListRequest['sort'], Sql> = {
  popular: sql`-p.popularity, p.code`,
  code: orders.code,
  newest: sql`p.created_at - interval '0' desc, p.code`,
}

/** Along the index of the order, unless a filter has an index of its own that leaves few. */
function walkOrder({ sort, brandCode, h3, h4, h5 }: ListRequest, isActive: boolean): Sql {
  const isIndexed = sort === 'popular' && isActive && !h4 && !h5
  return !isIndexed && (brandCode || h3 || h4 || h5) ? sorted[sort] : orders[sort]
}

function filtersOf({ saleUnit, brandCode, after, ...request }: ListRequest): Sql[] {
  return [
    sql`p.sale_unit = ${saleUnit}`,
    isListed,
    ...categoryFields.flatMap((field) =>
      request[field] ? [sql`${sql.ref(`p.${field}`)} = ${request[field]}`] : [],
    ),
    ...(brandCode ? [sql`p.brand_code = ${brandCode}`] : []),
    ...(after ? [sql`p.code > ${after}`] : []),
  ]
}

const isActive = sql`p.active`
const isInState: Record<'all' | 'active' | 'inactive' | 'noPicture', Sql> = {
  all: sql`true`,
  active: isActive,
  inactive: sql`not p.active`,
  noPicture: sql`p.pictures = '{}'`,
}

/** By popularity, products on sale and the others have indexes of their own: each is walked, then the two are merged. */
const walksOf = (state: keyof typeof isInState, sort: ListRequest['sort']): Sql[] =>
  state === 'all' && sort === 'popular' ? [isActive, isInState.inactive] : [isInState[state]]

/** What the order compares, so that a walk reads the index alone. */
const compared: Record<ListRequest['sort'], Sql> = {
  popular: sql`p.code, p.popularity`,
  code: sql`p.code`,
  newest: sql`p.code, p.created_at`,
}

/** The codes of a page along an index, in its order. */
export function pageOf(request: ListRequest): RawBuilder<{ code: string }> {
  const { sort, skip, take } = request
  const parts = walksOf(stateOf(request), sort)
  const walk = (shown: Sql, part: Sql) => {
    const conditions = sql.join([...filtersOf(request), part], sql` and `)
    return sql`select ${shown} from products p where ${conditions} order by ${walkOrder(request, part === isActive)}`
  }
  const walks = parts.map((part) => sql`(${walk(compared[sort], part)} limit ${skip + take})`)
  const page =
    parts.length === 1
      ? walk(sql`p.code`, parts[0] ?? isInState.all)
      : sql`select p.code from (${sql.join(walks, sql` union all `)}) p order by ${orders[sort]}`
  return sql`${page} limit ${take} offset ${skip}`
}

const stateOf = ({ state }: ListRequest) => (isMark(state) ? 'all' : state)

/** A page of those that were found, in their order. */
export function findAmong(db: Db, request: ListRequest, found: readonly string[]): Promise<string[]> {
  const { skip, take } = request
  return codesOf(
    db,
    sql<{ code: string }>`
      select p.code from unnest(${[...found]}::text[]) with ordinality f (code, place) join products p on p.code = f.code
      where ${sql.join(filtersOf(request), sql` and `)} and ${isInState[stateOf(request)]} order by f.place limit ${take} offset ${skip}`,
  )
}

type Marked = { code: string; brandCode: string; createdAt: Date } & Record<
  (typeof categoryFields)[number],
  string
>
const marked = loadingCache<Marked[]>({ freshMs: 3_000, staleMs: 7_000, most: 128 })
const mostMarked = 5_000

/** What no index knows: the codes of the whole centre are gone through, and kept for some seconds. */
const marks: Record<'lowStock' | 'soldOut' | 'noPrice', (saleUnit: string) => Sql> = {
  lowStock: (saleUnit) => sql`select p.code from ${shortOf(saleUnit, sql`p.low_stock`)}`,
  soldOut: (saleUnit) => sql`select p.code from ${shortOf(saleUnit)}`,
  noPrice: (saleUnit) => sql`
    select p.code from products p where p.sale_unit = ${saleUnit} and ${isListed} and not exists (
      select from product_prices r where r.sale_unit = ${saleUnit} and r.product_code = p.code and r.level = 1 and r.unit1_price > 0)`,
}

export const isMark = (state: string): state is keyof typeof marks => Object.hasOwn(marks, state)

/** A page of the products that are running low, are sold out, or have no price. */
export async function findMarked(db: Db, mark: keyof typeof marks, request: ListRequest): Promise<string[]> {
  const { saleUnit, skip, take } = request
  const all = await marked.get(db, `${mark} ${saleUnit}`, async () => {
    const { rows } = await sql<Marked>`
      select p.code, p.brand_code as "brandCode", p.created_at as "createdAt", p.h1, p.h2, p.h3, p.h4, p.h5
      from products p where p.sale_unit = ${saleUnit} and p.code = any(array(${marks[mark](saleUnit)}))
      order by p.popularity desc, p.code limit ${sql.lit(mostMarked)}`.execute(db)
    return rows
  })
  return inOrder(
    all.filter((product) => fits(product, request)),
    request.sort,
  )
    .slice(skip, skip + take)
    .map(({ code }) => code)
}

function fits(product: Marked, request: ListRequest): boolean {
  return (
    categoryFields.every((field) => !request[field] || product[field] === request[field]) &&
    (!request.brandCode || product.brandCode === request.brandCode) &&
    (!request.after || product.code > request.after)
  )
}

function inOrder(products: Marked[], sort: ListRequest['sort']): Marked[] {
  if (sort === 'code') return products.toSorted((a, b) => (a.code < b.code ? -1 : 1))
  return sort === 'newest'
    ? products.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    : products
}

export function findMaterialTypes(db: Db, saleUnit: string): Promise<string[]> {
  return codesOf(
    db,
    sql<{
      code: string
    }>`select distinct p.material_type as code from products p where p.sale_unit = ${saleUnit} and ${isListed} order by 1`,
  )
}
