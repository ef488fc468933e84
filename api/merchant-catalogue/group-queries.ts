import { sql } from 'kysely'
import { contentMark } from '#api/activity/content-mark.ts'
import type { Db } from '#api/kit/database.ts'
import {
  type ListMember,
  type MasterGroup,
  mostInList,
} from '#shop/merchant-catalogue/merchant-catalogue-contracts.ts'

const member = sql`json_build_object('code', p.code, 'nameTh', p.name_th, 'nameEn', p.name_en, 'picture', p.pictures[1], 'active', p.active)`
type GroupRow = Omit<MasterGroup, 'version' | 'products'> & { products: ListMember[] }

/** Display groups with their products in order; one of them when it is named. */
export async function findGroups(db: Db, saleUnit: string, id?: number): Promise<MasterGroup[]> {
  const { rows } = await sql<GroupRow>`
    select g.id, g.placement, g.name_th as "nameTh", g.name_en as "nameEn", g.use_translated_name as "useTranslatedName", g.position,
      coalesce((select json_agg(${member} order by m.position, m.product_code) from display_group_products m
        join products p on p.sale_unit = ${saleUnit} and p.code = m.product_code
        where m.sale_unit = ${saleUnit} and m.group_id = g.id), '[]') as products
    from display_groups g where g.sale_unit = ${saleUnit} ${id === undefined ? sql`` : sql`and g.id = ${id}`}
    order by g.placement, g.position, g.id`.execute(db)
  return rows.map((group) => ({
    ...group,
    version: contentMark({ ...group, products: group.products.map(({ code }) => code) }),
  }))
}

/** The products of these codes, in their order. */
export async function findMembers(db: Db, saleUnit: string, codes: readonly string[]): Promise<ListMember[]> {
  const { rows } = await sql<{ member: ListMember }>`
    select ${member} as member from products p where p.sale_unit = ${saleUnit} and p.code = any(${[...codes]}::text[])
    order by array_position(${[...codes]}::text[], p.code)`.execute(db)
  return rows.map((row) => row.member)
}

/** The first products of a highlight, or those chosen as best sellers, as shoppers see them in order. */
export async function findPicked(db: Db, saleUnit: string, list: string): Promise<string[]> {
  const which =
    list === 'BEST_SELLER'
      ? sql`p.active and p.best_seller_place is not null order by p.best_seller_place, p.code`
      : sql`p.active and p.highlight <> '' and p.highlight = ${list} order by p.highlight_place, p.popularity desc, p.code`
  const { rows } = await sql<{ code: string }>`
    select p.code from products p where p.sale_unit = ${saleUnit} and ${which} limit ${sql.lit(mostInList)}`.execute(
    db,
  )
  return rows.map(({ code }) => code)
}
