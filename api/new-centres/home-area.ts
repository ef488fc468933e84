import { findPlacesByPostcode, findSubdistricts } from '#api/customers/geography.ts'
import type { Db } from '#api/kit/database.ts'
import type { Place } from '#shop/thai/place.ts'

/**
 * A new centre delivers in its own district until it says where else. Without an area it would deliver everywhere and
 * take the shops of others (docs/decisions/0028).
 */
export async function addHomeArea(tx: Db, saleUnit: string, { province, district }: Place): Promise<void> {
  const id = 'home'
  const places = await placesOf(province, district)
  await tx
    .insertInto('delivery_areas')
    .values({ sale_unit: saleUnit, id, name_th: district, name_en: places.districtEn || district })
    .execute()
  await tx
    .insertInto('delivery_area_places')
    .values(places.rows.map((row) => ({ sale_unit: saleUnit, area_id: id, ...row })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A postcode that another district shares is named by subdistrict. */
async function placesOf(province: string, district: string) {
  const rows: { postcode: string; subdistrict: string }[] = []
  let districtEn = ''
  for (const { name, postcodes } of await findSubdistricts(province, district))
    for (const postcode of postcodes) {
      const known = await findPlacesByPostcode(postcode)
      districtEn ||= known.find((place) => place.district === district)?.districtEn ?? ''
      const isShared = known.some((place) => place.district !== district || place.province !== province)
      rows.push({ postcode, subdistrict: isShared ? name : '' })
    }
  return { rows, districtEn }
}
