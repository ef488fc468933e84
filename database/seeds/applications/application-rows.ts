import { addDays, atMinute } from '#database/seeds/calendar.ts'
import type { Row } from '#database/seeds/insert-rows.ts'
import { thaiTaxNumber } from '#database/seeds/people/tax-number.ts'

/** The pictures of the demo's applicants: file and what it shows. */
export const applicationPictures = [
  ['applications/demo-open-card.webp', 'card'],
  ['applications/demo-open-shop.webp', 'front'],
  ['applications/demo-open-logo.webp', 'logo'],
  ['applications/demo-join-card.webp', 'card'],
] as const

const [openCard, openShop, openLogo, joinCard] = applicationPictures.map(([file]) => file)

/** Two who wait: one with a warehouse in Rayong, and one who wants to sell for Bangkok. */
export function applicationRows(passwordHash: string | undefined, today: string): Row[] {
  const waiting = { state: 'waiting', policy_version: '1.0', password_hash: passwordHash ?? null }
  return [
    {
      ...{ ...waiting, id: '0190a000-0000-7000-8000-000000000001', kind: 'open', locale: 'th' },
      ...{ made_at: atMinute(addDays(today, -1), 615), name: 'วิภา ทองดี', mobile: '0830000001' },
      ...{ email: 'wipa@example.com', username: 'rayong01', reserved_unit: 'RYG01', join_units: [] },
      centre: {
        ...{ nameTh: 'ศูนย์ขายส่งระยอง', nameEn: 'Rayong Wholesale Centre', shortName: 'ระยอง' },
        ...{ address: '45/2 ถนนสุขุมวิท', province: 'ระยอง', district: 'เมืองระยอง', subdistrict: 'เนินพระ' },
        ...{ postcode: '21000', pin: { lat: 12.6814, lng: 101.2516 }, shipmentName: '' },
        taxNumber: thaiTaxNumber('021555900007'),
      },
      bank: { bankCode: '004', accountNumber: '9038000107', accountName: 'วิภา ทองดี' },
      ...{ tax_photo: openCard, shop_photo: openShop, logo_photo: openLogo },
    },
    {
      ...{ ...waiting, id: '0190a000-0000-7000-8000-000000000002', kind: 'join', locale: 'th' },
      ...{ made_at: atMinute(today, 500), name: 'ปิติ สุขใจ', mobile: '0830000002' },
      ...{
        email: '',
        username: 'piti.s',
        reserved_unit: null,
        join_units: ['BKK01'],
        centre: null,
        bank: null,
      },
      ...{ tax_photo: joinCard, shop_photo: null, logo_photo: null },
    },
  ] as Row[]
}
