import { describe, expect, test } from 'vitest'
import { type Example, orderToPlace } from '#checks/pricing/order-to-place.ts'
import { refuse } from '../problems/problem.ts'
import { checkoutProblems } from './checkout-problems.ts'
import { deliveryDays } from './delivery-slots.ts'
import { giftDifferences, priceDifferences } from './differences.ts'
import { whyNotTaxInvoice } from './tax-invoice.ts'
import { whyNotPlace } from './why-not-place.ts'

const rounds = { weekdays: 0b1111110, cutOffMinute: 1020 }
const noon = new Date('2026-11-16T12:00:00+07:00')
const days = deliveryDays(noon, rounds)

describe('delivery days', () => {
  test('begin tomorrow before the cut-off, a day later after it, and leave Sunday out', () => {
    expect(days.map(({ day }) => day)).toEqual([
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-23',
      '2026-11-24',
    ])
    expect(days[0]).toMatchObject({
      orderBefore: '2026-11-16T10:00:00.000Z',
      slots: ['08-12', '12-16', '16-20'],
    })
    expect(deliveryDays(new Date('2026-11-16T17:00:00+07:00'), rounds)[0]?.day).toBe('2026-11-18')
  })

  test('end with the last day asked for; a centre without rounds has none', () => {
    expect(deliveryDays(noon, rounds, { shown: 60, until: '2026-11-18' })).toHaveLength(2)
    expect(deliveryDays(noon, { ...rounds, weekdays: 0 })).toEqual([])
  })

  test.each([
    ['2026-11-01', '2026-11-17'],
    ['2027-01-14', '2027-01-14'],
    ['2027-01-17', '2027-01-18'],
    ['2027-06-01', '2027-06-01'],
  ])('of goods from %s on begin on %s, however far ahead', (from, first) => {
    const found = deliveryDays(noon, rounds, { shown: 60, from, until: '2027-06-30' })
    expect(found[0]?.day).toBe(first)
    expect(found.length).toBeGreaterThan(20)
    expect(found.every(({ day }) => day <= '2027-06-30')).toBe(true)
  })
})

const good: Example = {
  kind: 'normal',
  orderingOpen: true,
  lines: 1,
  blocked: [],
  total: 50_000,
  minimumOrder: 30_000,
  missingToMinimum: 0,
  points: { need: 0, have: 0, redeemOpen: true, ownHands: true },
  addressed: true,
  delivery: { method: 'DELIVERY', open: ['DELIVERY', 'PICKUP'], day: '2026-11-17', slot: '08-12', days },
  payment: { method: 'COD', open: ['COD', 'CREDIT'], creditLeft: 50_000 },
  coupon: { wanted: false, applies: false },
  taxInvoice: undefined,
}
const outside = refuse(checkoutProblems.outsideEveryArea, { place: 'รัษฎา 83000' })
const points = {
  ...good,
  kind: 'points' as const,
  total: 0,
  payment: { method: 'POINTS' as const, open: ['POINTS' as const], creditLeft: 0 },
}
const spending = { need: 10, have: 10, redeemOpen: true, ownHands: true }

describe('why an order cannot be placed', () => {
  test.each<[string, Example, string | undefined]>([
    ['all is well', good, undefined],
    ['closed', { ...good, orderingOpen: false }, 'checkout.closed'],
    ['nothing in it', { ...good, lines: 0 }, 'checkout.empty'],
    ['a line that is sold out', { ...good, blocked: [{ product: 'x', why: 'soldOut' }] }, 'checkout.soldOut'],
    [
      'a line without a price',
      { ...good, blocked: [{ product: 'x', why: 'unpriced' }] },
      'checkout.unpriced',
    ],
    ['too little', { ...good, missingToMinimum: 1 }, 'checkout.belowMinimum'],
    ['nowhere to go', { ...good, addressed: false }, 'checkout.noAddress'],
    [
      'an address outside, before what is wrong with the goods',
      { ...good, outside, missingToMinimum: 1 },
      'checkout.outsideEveryArea',
    ],
    [
      'an address outside of a shop that is closed',
      { ...good, outside, orderingOpen: false },
      'checkout.closed',
    ],
    ['a day too early', { ...good, delivery: { ...good.delivery, day: '2026-11-16' } }, 'checkout.noDay'],
    ['no such part of the day', { ...good, delivery: { ...good.delivery, slot: '20-24' } }, 'checkout.noDay'],
    [
      'fetched, any time of the day',
      { ...good, delivery: { ...good.delivery, method: 'PICKUP', slot: '' } },
      undefined,
    ],
    [
      'fetched where nothing is given out',
      { ...good, delivery: { ...good.delivery, method: 'PICKUP', slot: '', open: ['DELIVERY'] } },
      'checkout.noPickup',
    ],
    [
      'a way of paying that is off',
      { ...good, payment: { ...good.payment, method: 'CARD' } },
      'checkout.noSuchPayment',
    ],
    ['credit to the last satang', { ...good, payment: { ...good.payment, method: 'CREDIT' } }, undefined],
    [
      'a satang past the credit',
      { ...good, total: 50_001, payment: { ...good.payment, method: 'CREDIT' } },
      'checkout.overCredit',
    ],
    [
      'a coupon that gives nothing',
      { ...good, coupon: { wanted: true, applies: false } },
      'checkout.couponNoEffect',
    ],
    [
      'a wrong tax number',
      { ...good, taxInvoice: { taxNumber: '0105558080779', branch: '00000' } },
      'checkout.badTaxNumber',
    ],
    ['points to the last', { ...points, points: spending }, undefined],
    ['points need no minimum', { ...points, points: spending, missingToMinimum: 30_000 }, undefined],
    ['a point too few', { ...points, points: { ...spending, have: 9 } }, 'checkout.tooFewPoints'],
    [
      'outside the redeem period',
      { ...points, points: { ...spending, redeemOpen: false } },
      'checkout.redeemClosed',
    ],
    [
      'points by another’s hand',
      { ...points, points: { ...spending, ownHands: false } },
      'checkout.pointsByOwner',
    ],
    ['gifts for cash', { ...points, points: spending, payment: good.payment }, 'checkout.noSuchPayment'],
  ])('%s', (_what, order, code) => {
    expect(whyNotPlace(orderToPlace(order))?.code).toBe(code)
  })

  test('the sentence names what is missing, in both languages', () => {
    const problem = whyNotPlace(orderToPlace({ ...good, missingToMinimum: 1_050 }))
    expect(problem?.say('th')).toContain('฿10.50')
    expect(problem?.say('en')).toContain('฿300.00')
  })
})

test.each([
  ['0105558080778', '00000', undefined],
  ['0105558080778', '00012', undefined],
  ['0105558080778', '12', 'checkout.badTaxBranch'],
  ['123', '00000', 'checkout.badTaxNumber'],
])('a tax invoice for %s branch %s', (taxNumber, branch, code) => {
  expect(whyNotTaxInvoice({ taxNumber, branch })?.code).toBe(code)
})

test('differences name the lines that moved and the total, and nothing else', () => {
  const name = { th: 'น้ำ', en: 'Water' }
  const line = (productCode: string, amount: number) => ({ productCode, unit: 1 as const, name, amount })
  const seen = { total: 300, points: 0, lines: [line('A', 100), line('B', 200)] }
  expect(priceDifferences(seen, seen)).toEqual([])
  expect(
    priceDifferences(seen, { total: 350, points: 0, lines: [line('A', 100), line('B', 250), line('C', 0)] }),
  ).toEqual([
    { kind: 'price', productCode: 'B', name, unit: 1, was: 200, now: 250 },
    { kind: 'total', was: 300, now: 350 },
  ])
  expect(priceDifferences(seen, { ...seen, points: 20 })).toEqual([{ kind: 'points', was: 0, now: 20 }])
})

describe('gifts', () => {
  const name = { th: 'ชา', en: 'Tea' }
  const gift = (productCode: string, quantity: number) => ({ productCode, unit: 1 as const, quantity })
  const priceDifference = (productCode: string, was: number, now: number) => ({
    kind: 'gift',
    productCode,
    name,
    unit: 1,
    was,
    now,
  })

  test.each([
    ['the same', [gift('A', 2)], [gift('A', 2)], []],
    ['the same in two parts', [gift('A', 2)], [gift('A', 1), gift('A', 1)], []],
    ['more than promised is no reason to ask', [gift('A', 2)], [gift('A', 3), gift('B', 1)], []],
    ['fewer', [gift('A', 2)], [gift('A', 1)], [priceDifference('A', 2, 1)]],
    ['none', [gift('A', 2)], [], [priceDifference('A', 2, 0)]],
    [
      'another in its place',
      [gift('A', 2), gift('C', 1)],
      [gift('B', 2), gift('C', 1)],
      [priceDifference('A', 2, 0), priceDifference('B', 0, 2)],
    ],
  ])('%s', (_what, seen, now, differences) => {
    expect(giftDifferences(seen, now, () => name)).toEqual(differences)
  })
})
