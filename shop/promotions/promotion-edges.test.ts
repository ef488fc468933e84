import { expect, test } from 'vitest'
import { type Promotion, type PromotionAudience, statusOf, takesPart } from './promotion.ts'

const everyone: PromotionAudience = {
  all: true,
  customers: new Set(),
  excluded: new Set(),
  customerTypes: new Set(),
  storeTypes: new Set(),
}
const promotion: Promotion = {
  ...{
    id: 'P1',
    name: '',
    shortName: '',
    remark: '',
    startsOn: '2026-11-10',
    endsOn: '2026-11-20',
    enabled: true,
    type: 1,
  },
  ...{
    calculation: 2,
    weekdays: 0b1111111,
    needsCoupon: false,
    tiers: [],
    saleProducts: new Set<string>(),
    freeProducts: [],
  },
  audience: everyone,
} as Promotion
const shop = { code: 'C1', customerType: 'retail', storeType: 'corner' }
const to = (audience: Partial<PromotionAudience>) => ({
  ...promotion,
  audience: { ...everyone, ...audience },
})

test.each([
  ['', '2026-11-20', 'UNKNOWN'],
  ['2026-11-10', '', 'UNKNOWN'],
  ['2026-11-16', '2026-11-16', 'CURRENT'],
  ['2026-11-17', '2026-11-20', 'SOON'],
  ['2026-11-10', '2026-11-15', 'EXPIRED'],
])('from %s to %s it is %s on the 16th', (startsOn, endsOn, status) => {
  expect(statusOf({ enabled: true, startsOn, endsOn }, '2026-11-16')).toBe(status)
})

test.each([
  ['2026-11-09', false],
  ['2026-11-10', true],
  ['2026-11-20', true],
  ['2026-11-21', false],
])('on %s it takes part: %s', (day, isIn) => {
  expect(takesPart(promotion, shop, day)).toBe(isIn)
  expect(takesPart(promotion, undefined, day)).toBe(isIn)
})

test.each<[string, Promotion, boolean, boolean]>([
  ['everyone', promotion, true, true],
  ['nobody named', to({ all: false }), false, false],
  ['shops of this store type', to({ storeTypes: new Set(['corner']) }), true, false],
  ['shops of another store type', to({ storeTypes: new Set(['mall']) }), false, false],
  ['this customer', to({ all: false, customers: new Set(['C1']) }), true, false],
  ['another customer', to({ all: false, customers: new Set(['C2']) }), false, false],
  ['this customer type', to({ all: false, customerTypes: new Set(['retail']) }), true, false],
  [
    'this customer, who is excluded',
    to({ all: false, customers: new Set(['C1']), excluded: new Set(['C1']) }),
    false,
    false,
  ],
  ['everyone but this customer', to({ excluded: new Set(['C1']) }), false, true],
])('a promotion for %s', (_what, each, customer, guest) => {
  expect(takesPart(each, shop, '2026-11-16')).toBe(customer)
  expect(takesPart(each, undefined, '2026-11-16')).toBe(guest)
})

test('each weekday has its own bit, Sunday the first', () => {
  const week = [
    '2026-11-15',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-14',
  ]
  for (const [bit, day] of week.entries()) {
    expect(week.filter((each) => takesPart({ ...promotion, weekdays: 1 << bit }, shop, each))).toEqual([day])
  }
})
