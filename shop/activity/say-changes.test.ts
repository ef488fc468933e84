import { expect, test } from 'vitest'
import { orderActions } from '../orders/order-actions.ts'
import { adjustments, reasonOfAdjustment } from '../stock/adjustment.ts'
import { activityKinds } from './activity-kinds.ts'
import { sayDeed, sayEntry, sayKind } from './activity-words.ts'
import { sayField } from './field-words.ts'
import { sayChanges } from './say-changes.ts'

const said = (kind: string, before: object | null, after: object | null, locale: 'th' | 'en' = 'en') =>
  sayChanges({ kind, subject: 'x', before: before as never, after: after as never }, locale).map(
    ({ label, before: was, after: is }) => `${label}: ${was ?? ''} > ${is ?? ''}`,
  )

test('differences are said field by field, with money, days and statuses as people know them', () => {
  expect(
    said(
      'order',
      { status: 'SO Wait', total: 150_000 },
      { status: 'SO Approve', total: 149_950, why: 'ของหมด' },
    ),
  ).toEqual(['Status: Pending > Awaiting Fulfillment', 'Total: ฿1,500 > ฿1,499.50', 'Reason:  > ของหมด'])
  expect(
    said(
      'promotion',
      { endsOn: '2026-12-31', enabled: true },
      { endsOn: '2027-01-05', enabled: false },
      'th',
    ),
  ).toEqual(['สิ้นสุด: 31 ธ.ค. 69 > 5 ม.ค. 70', 'เปิดใช้: ใช่ > ไม่'])
})

test('of something new only what it has is said, and long lists end', () => {
  const codes = Array.from({ length: 12 }, (_, at) => `P${at}`)
  expect(said('catalogue', null, { nameTh: 'ชุด', nameEn: '', parentCode: null, codes })).toEqual([
    'Thai name:  > ชุด',
    'Products:  > P0, P1, P2, P3, P4, P5, P6, P7 and 4 more',
  ])
})

test('a list of things is said by their fields, discounts as money or percent', () => {
  expect(
    said(
      'promotion',
      { tiers: [{ orderBuy: 12, discount: 1_000, discountType: 'Money', freeQuantity: 0 }] },
      { tiers: [{ orderBuy: 24, discount: 500, discountType: '%' }] },
    ),
  ).toEqual(['Tiers: from 12, off ฿10 > from 24, off 5%'])
})

test('a setting is said by its value; without one it is not set', () => {
  const change = {
    kind: 'setting',
    subject: 'FREE_SHIPPING_AMOUNT',
    before: { value: '2000' },
    after: { value: null },
  }
  expect(sayChanges(change, 'th')).toEqual([
    { field: 'value', label: 'ค่า', before: '฿2,000', after: 'ไม่ได้ตั้งเอง' },
  ])
})

test('fields that come in numbers have a name each', () => {
  expect(
    ['level2Unit1Price', 'level5Unit3Type', 'unit2NameTh', 'barcode3'].map((field) => sayField(field, 'en')),
  ).toEqual(['Price, level 2, unit 1', 'VAT, level 5, unit 3', 'Thai unit name 2', 'Barcode 3'])
  expect(sayField('toString', 'th')).toBe('toString')
})

test('every kind and every deed of orders and stock has words in both languages', () => {
  for (const kind of activityKinds) expect([sayKind(kind, 'th'), sayKind(kind, 'en')]).not.toContain(kind)
  const deeds = [
    ...orderActions.map((what) => ({ kind: 'order', what })),
    ...adjustments.map((how) => ({ kind: 'stock', what: reasonOfAdjustment[how] })),
  ]
  for (const deed of deeds) expect(sayDeed(deed, 'th')).toMatch(/^[ก-๙ ]+$/)
  expect(sayDeed({ kind: 'order', what: 'painted' }, 'en')).toBe('Order: painted')
  expect(sayDeed({ kind: 'house', what: 'painted' }, 'en')).toBe('house: painted')
})

test('entries of the catalogue are named with their kind', () => {
  expect(sayEntry('category 2 1010', 'th')).toBe('หมวด 2 1010')
  expect(sayEntry('display group 7', 'en')).toBe('Display group 7')
  expect(sayEntry('something else', 'en')).toBe('something else')
})
