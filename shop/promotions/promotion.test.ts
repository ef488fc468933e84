import { expect, test } from 'vitest'
import { type Promotion, statusOf, takesPart } from './promotion.ts'

const monday = '2026-11-16'
const shop = { code: 'C0001', customerType: 'RETAIL', storeType: 'GROCERY' }

function promotion(
  change: Partial<Omit<Promotion, 'audience'>> & { audience?: Partial<Promotion['audience']> } = {},
): Promotion {
  const { audience, ...rest } = change
  return {
    id: 'P1',
    name: '',
    shortName: '',
    remark: '',
    startsOn: '2026-11-10',
    endsOn: '2026-11-20',
    enabled: true,
    type: 1,
    calculation: 1,
    weekdays: 127,
    needsCoupon: false,
    tiers: [],
    saleProducts: new Set(),
    freeProducts: [],
    ...rest,
    audience: {
      all: true,
      customers: new Set(),
      excluded: new Set(),
      customerTypes: new Set(),
      storeTypes: new Set(),
      ...audience,
    },
  }
}

test.each([
  ['CURRENT', {}],
  ['DISABLE', { enabled: false }],
  ['EXPIRED', { endsOn: '2026-11-15' }],
  ['SOON', { startsOn: '2026-11-17' }],
  ['UNKNOWN', { endsOn: '' }],
  ['CURRENT', { startsOn: monday, endsOn: monday }],
])('status %s comes from dates and flag %o', (status, change) => {
  expect(statusOf(promotion(change), monday)).toBe(status)
})

test('a promotion for everyone speaks to guests too', () => {
  expect(takesPart(promotion(), undefined, monday)).toBe(true)
})

test.each([
  ['listed customers', { all: false, customers: new Set(['C0001']) }, true],
  ['other customers', { all: false, customers: new Set(['C0002']) }, false],
  ['their customer type', { all: false, customerTypes: new Set(['RETAIL']) }, true],
  ['another store type', { storeTypes: new Set(['HOTEL']) }, false],
  ['everyone but them', { excluded: new Set(['C0001']) }, false],
  [
    'listed customers, of whom they are left out',
    { all: false, customers: new Set(['C0001']), excluded: new Set(['C0001']) },
    false,
  ],
  [
    'their customer type without them',
    { all: false, customerTypes: new Set(['RETAIL']), excluded: new Set(['C0001']) },
    false,
  ],
  [
    'their store type without them',
    { storeTypes: new Set(['GROCERY']), excluded: new Set(['C0001']) },
    false,
  ],
  ['their store type', { storeTypes: new Set(['GROCERY']) }, true],
  [
    'listed customers of another store type',
    { all: false, customers: new Set(['C0001']), storeTypes: new Set(['HOTEL']) },
    false,
  ],
  [
    'another type, and them by name',
    { all: false, customers: new Set(['C0001']), customerTypes: new Set(['HOTEL']) },
    true,
  ],
])('a promotion for %s', (_who, audience, speaks) => {
  expect(takesPart(promotion({ audience }), shop, monday)).toBe(speaks)
})

test('a guest takes no part in what is for some', () => {
  expect(
    takesPart(promotion({ audience: { all: false, customerTypes: new Set(['RETAIL']) } }), undefined, monday),
  ).toBe(false)
})

test('only on its weekdays', () => {
  expect(takesPart(promotion({ weekdays: 0b0000010 }), shop, monday)).toBe(true)
  expect(takesPart(promotion({ weekdays: 0b1111101 }), shop, monday)).toBe(false)
})
