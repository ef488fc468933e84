import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { type DeliveryArea, findArea } from '#shop/centres/delivery-area.ts'
import { areaAsJson } from './find-areas.ts'

type Owner = { saleUnit: string; customerCode: string }
type CustomerPlace = { postcode: string; subdistrict: string; area: DeliveryArea | undefined }

/** Areas of the centre with their places of the postcode of `a`, an address. */
export const areasAtAddress = (saleUnit: string) => sql`(
  select coalesce(jsonb_agg(${areaAsJson(sql`array[a.postcode]`)}), '[]') from delivery_areas d where d.sale_unit = ${saleUnit})`

/** An own address and its delivery area; without an id the first delivery address, as in the cart. */
export async function findCustomerPlace(
  db: Db,
  { saleUnit, customerCode }: Owner,
  addressId?: string | undefined,
): Promise<CustomerPlace | undefined> {
  const { rows } = await sql<{ postcode: string; subdistrict: string; areas: DeliveryArea[] }>`
    select a.postcode, a.subdistrict, ${areasAtAddress(saleUnit)} as areas from addresses a
    where a.sale_unit = ${saleUnit} and a.customer_code = ${customerCode} and a.active
      and ${addressId ? sql`a.id = ${addressId}::uuid` : sql`a.type in ('S', 'C')`}
    order by a.type = 'S' desc, a.is_default desc, a.id limit 1`.execute(db)
  const [row] = rows
  return row && { postcode: row.postcode, subdistrict: row.subdistrict, area: findArea(row.areas, row) }
}
