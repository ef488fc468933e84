import { getDatabase, preload, setEngMode } from 'thai-address-universal'
import { provinces } from '#shop/customers/provinces.ts'
import type { District, KnownPlace, Place, Subdistrict } from '#shop/thai/place.ts'
import { plainPlaceName } from '#shop/thai/place-name.ts'

/** Islands of Chumphon come without a postcode; each gets the postcode of its district. */
const missingPostcodes: Record<string, string> = {
  'ชุมพร ทุ่งตะโก': '86220',
  'ชุมพร ปะทิว': '86160',
  'ชุมพร สวี': '86130',
  'ชุมพร หลังสวน': '86110',
  'ชุมพร เมืองชุมพร': '86000',
}
const provinceEn = new Map(provinces.map(({ name, nameEn }) => [name, nameEn]))

type Geography = {
  districts: Map<string, District[]>
  subdistricts: Map<string, Subdistrict[]>
  byPostcode: Map<string, KnownPlace[]>
}

let read: Promise<Geography> | undefined

/**
 * The library has one active language and equal order in both, so each list is loaded once and joined by
 * position.
 */
async function readAll(): Promise<Geography> {
  await preload({ language: 'both' })
  await setEngMode(true)
  const english = [...getDatabase()]
  await setEngMode(false)
  const known: Geography = { districts: new Map(), subdistricts: new Map(), byPostcode: new Map() }
  for (const [at, { province, district, sub_district: subdistrict, postal_code }] of [
    ...getDatabase(),
  ].entries()) {
    const postcode = String(postal_code) || (missingPostcodes[`${province} ${district}`] ?? '')
    const [districtEn, subdistrictEn] = [english[at]?.district ?? '', english[at]?.sub_district ?? '']
    const place = {
      province,
      provinceEn: provinceEn.get(province) ?? '',
      district,
      districtEn,
      subdistrict,
      subdistrictEn,
      postcode,
    }
    known.byPostcode.set(postcode, [...(known.byPostcode.get(postcode) ?? []), place])
    const districts = listIn(known.districts, province)
    if (!districts.some(({ name }) => name === district))
      districts.push({ name: district, nameEn: districtEn })
    const subdistricts = listIn(known.subdistricts, `${province} ${district}`)
    const same = subdistricts.find(({ name }) => name === subdistrict)
    if (same) same.postcodes.push(postcode)
    else subdistricts.push({ name: subdistrict, nameEn: subdistrictEn, postcodes: [postcode] })
  }
  for (const rows of [...known.districts.values(), ...known.subdistricts.values()])
    rows.sort((a, b) => a.name.localeCompare(b.name, 'th'))
  return known
}

function listIn<Row>(lists: Map<string, Row[]>, key: string): Row[] {
  const list = lists.get(key) ?? []
  lists.set(key, list)
  return list
}

function geography(): Promise<Geography> {
  read ??= readAll()
  return read
}

export async function findDistricts(province: string): Promise<District[]> {
  return (await geography()).districts.get(plainPlaceName('province', province)) ?? []
}

export async function findSubdistricts(province: string, district: string): Promise<Subdistrict[]> {
  return (
    (await geography()).subdistricts.get(
      `${plainPlaceName('province', province)} ${plainPlaceName('district', district)}`,
    ) ?? []
  )
}

export async function findPlacesByPostcode(postcode: string): Promise<KnownPlace[]> {
  return (await geography()).byPostcode.get(postcode) ?? []
}

/** Places whose postcode begins with the text, or whose district or subdistrict holds it, in either language. */
export async function searchPlaces(text: string): Promise<(KnownPlace & { ofPostcode: number })[]> {
  const found: (KnownPlace & { ofPostcode: number })[] = []
  for (const [postcode, places] of (await geography()).byPostcode)
    for (const place of places) {
      const names = [place.subdistrict, place.district, place.subdistrictEn, place.districtEn]
      if (postcode.startsWith(text) || names.some((name) => name.toLowerCase().includes(text)))
        found.push({ ...place, ofPostcode: places.length })
    }
  return found
}

type PlaceFault = keyof Place

/** The registered place, or the first part of the input that does not exist. */
export async function findPlace(entered: Place): Promise<{ place: Place } | { wrong: PlaceFault }> {
  const province = plainPlaceName('province', entered.province)
  const district = plainPlaceName('district', entered.district)
  const subdistrict = plainPlaceName('subdistrict', entered.subdistrict)
  if (!provinceEn.has(province)) return { wrong: 'province' }
  if (!(await findDistricts(province)).some(({ name }) => name === district)) return { wrong: 'district' }
  const found = (await findSubdistricts(province, district)).find(({ name }) => name === subdistrict)
  if (!found) return { wrong: 'subdistrict' }
  if (!found.postcodes.includes(entered.postcode)) return { wrong: 'postcode' }
  return { place: { province, district, subdistrict, postcode: entered.postcode } }
}
