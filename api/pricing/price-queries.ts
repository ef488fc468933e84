import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { hiddenMaterialTypes, pointsMaterialType } from '#shop/catalogue/product.ts'
import type { Satang } from '#shop/money/satang.ts'
import type { PriceType } from '#shop/money/vat.ts'

type Set = 'list' | 'own' | 'adv'
type Place = 1 | 2 | 3

/** A product with its three possible price tables; a missing table is null. */
export type PriceRow = {
  code: string
  stock_controlled: boolean
  available: number
  points_per_unit: number
  gives_points: boolean
} & { [K in `unit${Place}_rate`]: number } & { [K in `${Set}${Place}`]: Satang | null } & {
  [K in `${Set}_type${Place}`]: PriceType | null
}

type PriceRowsRequest = {
  saleUnit: string
  codes: readonly string[]
  freeCodes: readonly string[]
  priceLevel: number
  mayBuyLicensed: boolean
  day: string
}

/** Prices and stock of products this buyer may buy or get free, in one query. Points can only be given. */
export async function findPriceRows(
  db: Db,
  { saleUnit, codes, freeCodes, priceLevel, mayBuyLicensed, day }: PriceRowsRequest,
): Promise<PriceRow[]> {
  const all = [...new Set([...codes, ...freeCodes])]
  const { rows } = await sql<PriceRow>`
    with adv as (
      select distinct on (a.product_code) a.* from advance_prices a
      where a.sale_unit = ${saleUnit} and a.product_code = any(${all}) and a.level = ${priceLevel} and a.starts_on <= ${day} and a.ends_on >= ${day}
      order by a.product_code, a.starts_on desc
    )
    select p.code, p.unit1_rate, p.unit2_rate, p.unit3_rate, p.stock_controlled, p.points_per_unit,
      p.material_type = ${pointsMaterialType} as gives_points, coalesce(s.on_hand - s.reserved, 0) as available,
      list.unit1_price as list1, list.unit2_price as list2, list.unit3_price as list3,
      list.unit1_type as list_type1, list.unit2_type as list_type2, list.unit3_type as list_type3,
      own.unit1_price as own1, own.unit2_price as own2, own.unit3_price as own3,
      own.unit1_type as own_type1, own.unit2_type as own_type2, own.unit3_type as own_type3,
      adv.unit1_price as adv1, adv.unit2_price as adv2, adv.unit3_price as adv3,
      adv.unit1_type as adv_type1, adv.unit2_type as adv_type2, adv.unit3_type as adv_type3
    from products p
    join product_prices list on list.sale_unit = ${saleUnit} and list.product_code = p.code and list.level = 1
    left join product_prices own on own.sale_unit = ${saleUnit} and own.product_code = p.code and own.level = ${priceLevel} and own.level > 1
    left join adv on adv.product_code = p.code
    left join stock s on s.sale_unit = ${saleUnit} and s.product_code = p.code
    where p.sale_unit = ${saleUnit} and p.code = any(${all}) and p.active and (${mayBuyLicensed} or not p.needs_licence)
      and (p.material_type <> all(${sql.lit(`{${hiddenMaterialTypes.join(',')}}`)}::text[])
        or (p.material_type = ${pointsMaterialType} and p.code = any(${[...freeCodes]})))`.execute(db)
  return rows
}
