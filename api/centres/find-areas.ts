import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { CentreWithAreas, DeliveryArea } from '#shop/centres/delivery-area.ts'

/** The area `d` with only its places of these postcodes, since a centre may have thousands. */
export const areaAsJson = (postcodes: RawBuilder<unknown>) => sql`jsonb_build_object('id', d.id,
  'name', jsonb_build_object('th', d.name_th, 'en', d.name_en), 'fee', d.fee, 'freeFrom', d.free_from, 'minimum', d.minimum,
  'weekdays', d.weekdays, 'cutOffMinute', d.cut_off_minute, 'position', d.position, 'active', d.active,
  'places', (select coalesce(jsonb_agg(jsonb_build_object('postcode', p.postcode, 'subdistrict', p.subdistrict)), '[]')
    from delivery_area_places p where p.sale_unit = d.sale_unit and p.area_id = d.id and p.postcode = any(${postcodes})))`

/** Areas of every centre, or of one. */
async function findAreas(
  db: Db,
  postcodes: readonly string[],
  saleUnit?: string,
): Promise<{ sale_unit: string; area: DeliveryArea }[]> {
  const { rows } = await sql<{ sale_unit: string; area: DeliveryArea }>`
    select d.sale_unit, ${areaAsJson(sql`${[...postcodes]}`)} as area from delivery_areas d
    ${saleUnit === undefined ? sql`` : sql`where d.sale_unit = ${saleUnit}`}`.execute(db)
  return rows
}

export async function findAreasOf(
  db: Db,
  saleUnit: string,
  postcodes: readonly string[],
): Promise<DeliveryArea[]> {
  return (await findAreas(db, postcodes, saleUnit)).map(({ area }) => area)
}

export type NamedCentre = CentreWithAreas & { name: { th: string; en: string }; phone: string }

/** Every open centre with its areas of this postcode. */
export async function findCentresWithAreas(db: Db, postcode: string): Promise<NamedCentre[]> {
  const [centres, areas] = await Promise.all([
    db
      .selectFrom('centres')
      .select(['sale_unit', 'name_th', 'name_en', 'phone', 'postcode', 'lat', 'lng'])
      .where('active', '=', true)
      .execute(),
    findAreas(db, [postcode]),
  ])
  return centres.map(({ sale_unit, name_th, name_en, ...rest }) => ({
    ...rest,
    saleUnit: sale_unit,
    name: { th: name_th, en: name_en },
    areas: areas.filter((each) => each.sale_unit === sale_unit).map(({ area }) => area),
  }))
}
