import { getDatabase, preload, setEngMode } from 'thai-address-universal'
import type { Row } from '#database/seeds/insert-rows.ts'

/**
 * Districts of provinces, all of a province when none is named; then the terms that differ from the centre's.
 */
type Area = {
  id: string
  th: string
  en: string
  of: readonly { province: string; districts?: readonly string[] }[]
  fee?: number
  freeFrom?: number
  minimum?: number
  weekdays?: number
  cutOffMinute?: number
}

const monWedFri = 0b0101010
const tueThu = 0b0010100
const thursday = 0b0010000

/**
 * Where each demo centre delivers. A postcode belongs to the first area that reaches it; Bangkok and
 * Nonthaburi overlap.
 */
const areas: Record<string, readonly Area[]> = {
  BKK01: [
    { id: 'bangkok', th: 'กรุงเทพฯ', en: 'Bangkok', of: [{ province: 'กรุงเทพมหานคร' }] },
    {
      ...{ id: 'nearby', th: 'นนทบุรี ปทุมธานี และสมุทรปราการ', en: 'Nonthaburi, Pathum Thani and Samut Prakan' },
      of: [
        { province: 'นนทบุรี', districts: ['เมืองนนทบุรี', 'ปากเกร็ด'] },
        { province: 'ปทุมธานี', districts: ['เมืองปทุมธานี', 'ธัญบุรี', 'ลำลูกกา', 'คลองหลวง'] },
        { province: 'สมุทรปราการ', districts: ['เมืองสมุทรปราการ', 'บางพลี', 'พระประแดง'] },
      ],
      ...{ fee: 9_000, freeFrom: 250_000, minimum: 50_000, weekdays: monWedFri },
    },
  ],
  NON01: [
    { id: 'nonthaburi', th: 'นนทบุรี', en: 'Nonthaburi', of: [{ province: 'นนทบุรี' }] },
    {
      ...{ id: 'bangkok-north', th: 'กรุงเทพฯ ฝั่งเหนือ', en: 'Northern Bangkok' },
      of: [{ province: 'กรุงเทพมหานคร', districts: ['บางซื่อ', 'บางพลัด', 'ดอนเมือง', 'หลักสี่'] }],
      fee: 8_000,
    },
  ],
  CNX01: [
    {
      ...{ id: 'city', th: 'เมืองเชียงใหม่และใกล้เคียง', en: 'Chiang Mai and around' },
      of: [
        {
          province: 'เชียงใหม่',
          districts: ['เมืองเชียงใหม่', 'สันทราย', 'หางดง', 'สารภี', 'แม่ริม', 'สันกำแพง', 'ดอยสะเก็ด', 'สันป่าตอง'],
        },
      ],
    },
    {
      ...{
        id: 'lamphun',
        th: 'ลำพูน',
        en: 'Lamphun',
        of: [{ province: 'ลำพูน', districts: ['เมืองลำพูน', 'ป่าซาง', 'บ้านธิ', 'แม่ทา'] }],
      },
      ...{ fee: 9_000, weekdays: tueThu },
    },
    {
      ...{ id: 'mountains', th: 'เชียงใหม่รอบนอก', en: 'Outer Chiang Mai', of: [{ province: 'เชียงใหม่' }] },
      ...{ fee: 15_000, freeFrom: 400_000, minimum: 100_000, weekdays: thursday, cutOffMinute: 12 * 60 },
    },
  ],
  KKC01: [
    { id: 'khon-kaen', th: 'ขอนแก่น', en: 'Khon Kaen', of: [{ province: 'ขอนแก่น' }] },
    {
      ...{ id: 'maha-sarakham', th: 'มหาสารคาม', en: 'Maha Sarakham', of: [{ province: 'มหาสารคาม' }] },
      ...{ fee: 10_000, minimum: 50_000, weekdays: 0b0001000 },
    },
  ],
  CBI01: [
    {
      ...{
        id: 'si-chang',
        th: 'เกาะสีชัง',
        en: 'Ko Si Chang',
        of: [{ province: 'ชลบุรี', districts: ['เกาะสีชัง'] }],
      },
      ...{ fee: 20_000, freeFrom: 0, minimum: 100_000, weekdays: thursday },
    },
    { id: 'chon-buri', th: 'ชลบุรี', en: 'Chon Buri', of: [{ province: 'ชลบุรี' }] },
    {
      id: 'rayong',
      th: 'ระยอง',
      en: 'Rayong',
      of: [{ province: 'ระยอง' }],
      fee: 9_000,
      minimum: 50_000,
      weekdays: tueThu,
    },
  ],
  HKT01: [
    { id: 'phuket', th: 'ภูเก็ต', en: 'Phuket', of: [{ province: 'ภูเก็ต' }] },
    {
      ...{
        id: 'yao-islands',
        th: 'เกาะยาว',
        en: 'Yao islands',
        of: [{ province: 'พังงา', districts: ['เกาะยาว'] }],
      },
      ...{ fee: 25_000, freeFrom: 0, minimum: 150_000, weekdays: thursday },
    },
    {
      ...{ id: 'phang-nga', th: 'พังงา', en: 'Phang-nga', of: [{ province: 'พังงา' }] },
      ...{ fee: 12_000, minimum: 80_000, weekdays: thursday },
    },
  ],
}

async function readPlaces(): Promise<
  { province: string; district: string; subdistrict: string; postcode: string }[]
> {
  await preload({ language: 'both' })
  await setEngMode(false)
  return [...getDatabase()]
    .map(({ province, district, sub_district, postal_code }) => ({
      ...{ province, district, subdistrict: sub_district },
      postcode: String(postal_code),
    }))
    .filter(({ postcode }) => postcode !== '')
}

/**
 * The areas of a centre and their places. A postcode shared with another province is listed by subdistrict.
 */
export async function areaRows(saleUnit: string): Promise<{ areas: Row[]; places: Row[] }> {
  const known = await readPlaces()
  const inside = (area: Area, { province, district }: { province: string; district: string }) =>
    area.of.some((part) => part.province === province && (part.districts?.includes(district) ?? true))
  const taken = new Set<string>()
  const rows: { areas: Row[]; places: Row[] } = { areas: [], places: [] }
  for (const [at, area] of (areas[saleUnit] ?? []).entries()) {
    rows.areas.push({
      ...{ sale_unit: saleUnit, id: area.id, name_th: area.th, name_en: area.en, position: at + 1 },
      ...{ fee: area.fee ?? null, free_from: area.freeFrom ?? null, minimum: area.minimum ?? null },
      ...{ weekdays: area.weekdays ?? null, cut_off_minute: area.cutOffMinute ?? null },
    })
    for (const { province, subdistrict: name, postcode } of known.filter((place) => inside(area, place))) {
      const isShared = known.some((place) => place.postcode === postcode && place.province !== province)
      const subdistrict = isShared ? name : ''
      const key = `${postcode} ${subdistrict}`
      if (taken.has(key)) continue
      taken.add(key)
      rows.places.push({ sale_unit: saleUnit, area_id: area.id, postcode, subdistrict })
    }
  }
  return rows
}
