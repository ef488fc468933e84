import { searchPlaces as findPlaces } from '#api/customers/geography.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { searchPlacesContract } from '#shop/merchant-centre/centre-area-contracts.ts'
import { plainPlaceName } from '#shop/thai/place-name.ts'

const mostShown = 30

/** Whole postcodes first: they are what most areas are made of. */
export const searchPlaces: Handler<typeof searchPlacesContract> = async ({ text }) => {
  const words = plainPlaceName('subdistrict', plainPlaceName('district', plainPlaceName('province', text)))
  if (words.length < 2) return { places: [] }
  const found = await findPlaces(words.toLowerCase())
  const whole = Map.groupBy(found, ({ postcode }) => postcode)
  const postcodes = [...whole].map(([postcode, places]) => ({
    place: postcode,
    name: [...new Set(places.map(({ district, province }) => `${district} ${province}`))].join(', '),
    nameEn: [...new Set(places.map(({ districtEn, provinceEn }) => `${districtEn} ${provinceEn}`))].join(
      ', ',
    ),
    parts: places[0]?.ofPostcode ?? places.length,
  }))
  const parts = found.map((place) => ({
    place: `${place.postcode} ${place.subdistrict}`,
    name: `${place.subdistrict} ${place.district} ${place.province}`,
    nameEn: `${place.subdistrictEn} ${place.districtEn} ${place.provinceEn}`,
    parts: 1,
  }))
  return { places: [...postcodes.slice(0, mostShown), ...parts.slice(0, mostShown)] }
}
