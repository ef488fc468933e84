import { sql } from 'kysely'
import { loadBuyer } from '#api/buyers/buyer.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { displayGroupPage, type displayGroupsContract } from '#shop/catalogue/display-group-contract.ts'
import { pageSize } from '#shop/catalogue/product.ts'
import { loadPriceTable } from './price-table.ts'
import { productsOfCodes } from './product-items.ts'

type GroupRow = {
  id: number
  name_th: string
  name_en: string
  logo: string | null
  use_translated_name: boolean
  codes: string[]
}

/** One query for all groups of a place with their product codes, a second for their products. */
export const displayGroups: Handler<typeof displayGroupsContract> = async (
  { type, productsIncluded = false, take = displayGroupPage, productsTake = pageSize },
  { db, caller, now, log },
) => {
  const buyer = await loadBuyer({ db, caller })
  const { rows } = await sql<GroupRow>`
    select g.id, g.name_th, g.name_en, g.logo, g.use_translated_name,
      ${
        productsIncluded
          ? sql`array(select m.product_code from display_group_products m join products p on p.sale_unit = ${buyer.saleUnit} and p.code = m.product_code and p.active
              where m.sale_unit = ${buyer.saleUnit} and m.group_id = g.id and (${buyer.mayBuyLicensed} or not p.needs_licence)
              order by m.position, m.product_code limit ${productsTake})`
          : sql`'{}'::text[]`
      } as codes
    from display_groups g where g.sale_unit = ${buyer.saleUnit} and g.placement = ${type} order by g.position, g.id limit ${take}`.execute(
    db,
  )
  const table = await loadPriceTable({ db, now, log }, buyer)
  const codes = [...new Set(rows.flatMap((row) => row.codes))]
  const products = new Map(
    (await productsOfCodes({ db, buyer, table }, codes)).map((product) => [product.code, product]),
  )
  return {
    groups: rows.map((row) => ({
      group: {
        id: row.id,
        name: row.name_th,
        nameEn: row.name_en,
        logo: row.logo,
        useTranslatedName: row.use_translated_name,
      },
      products: row.codes.flatMap((code) => products.get(code) ?? []),
    })),
  }
}
