import { addDays, atMinute } from '#database/seeds/calendar.ts'
import type { Row } from '#database/seeds/insert-rows.ts'
import type { Centre } from '#database/seeds/people/centres.ts'
import { publicHolidays } from '#shop/merchant-centre/public-holidays.ts'
import { starterCustomerTypes, starterStoreTypes } from '#shop/new-centres/starter-types.ts'

export type CustomerType = (typeof starterCustomerTypes)[number][0]

export function priceLevelOf(type: CustomerType): number {
  return starterCustomerTypes.find(([code]) => code === type)?.[3] ?? 1
}

/** Invented, like the centre itself. */
export function bankAccountRow({ saleUnit, th, taxNumber, phone }: Centre): Row {
  return {
    sale_unit: saleUnit,
    bank_code: '004',
    account_number: `9${phone}`.slice(0, 10),
    account_name: th,
    promptpay_id: taxNumber,
  }
}

export const insidePhoto = (saleUnit: string) => `centres/${saleUnit.toLowerCase()}-inside.webp`

/** Monday to Friday with a lunch break, half of Saturday. */
export const openingHours = [
  ...[1, 2, 3, 4, 5].flatMap((weekday) => [
    { weekday, opens: 8 * 60, closes: 12 * 60 },
    { weekday, opens: 13 * 60, closes: 17 * 60 + 30 },
  ]),
  { weekday: 6, opens: 8 * 60, closes: 12 * 60 },
]

/** Far enough ahead that the next rounds of the demo are the usual ones. */
const daysOff = (today: string) =>
  publicHolidays(addDays(today, 14))
    .filter(({ startsOn }) => startsOn > addDays(today, 14))
    .slice(0, 3)

export function centreRow(centre: Centre, today: string, opened: number): Row {
  const [home] = centre.places
  if (!home) throw new Error(`${centre.saleUnit} lies nowhere`)
  return {
    sale_unit: centre.saleUnit,
    name_th: centre.th,
    name_en: centre.en,
    short_name: centre.short,
    photo: `centres/${centre.saleUnit.toLowerCase()}.webp`,
    photos: [`centres/${centre.saleUnit.toLowerCase()}.webp`, insidePhoto(centre.saleUnit)],
    opening_hours: openingHours,
    delivery_holidays: daysOff(today),
    address: centre.address,
    province: centre.province,
    district: home.district,
    subdistrict: home.subdistrict,
    postcode: home.postcode,
    lat: home.lat,
    lng: home.lng,
    phone: centre.phone,
    tax_number: centre.taxNumber,
    line_oa_url: centre.line,
    line_channel_name: centre.line && 'สั่งได้ จตุจักร',
    delivery_weekdays: centre.deliveryWeekdays,
    opened_at: atMinute(addDays(today, -opened), 480),
  }
}

export function customerTypeRows(saleUnit: string): Row[] {
  return starterCustomerTypes.map(([code, name_th, name_en, price_level]) => ({
    sale_unit: saleUnit,
    code,
    name_th,
    name_en,
    price_level,
  }))
}

export function storeTypeRows(saleUnit: string): Row[] {
  return starterStoreTypes.map(([code, name_th, name_en]) => ({
    sale_unit: saleUnit,
    code,
    name_th,
    name_en,
  }))
}
