import { describe, expect, test } from 'vitest'
import { type Example, orderToPlace } from '#checks/pricing/order-to-place.ts'
import { distanceBetween } from '../centres/distance.ts'
import { nextRound, slots } from '../centres/next-round.ts'
import { deliveryDays } from './delivery-slots.ts'
import { giftDifferences, priceDifferences } from './differences.ts'
import { headOffice, whyNotTaxInvoice } from './tax-invoice.ts'
import { whyNotPlace } from './why-not-place.ts'

const everyDay = { weekdays: 0b1111111, cutOffMinute: 1_020 }
const at = (time: string) => new Date(`${time}+07:00`)
const noon = at('2026-11-16T12:00:00')

describe('the next round', () => {
  test.each([
    ['a minute before the cut-off', '2026-11-16T16:59:59', '2026-11-17', '2026-11-16T17:00:00'],
    ['at the cut-off', '2026-11-16T17:00:00', '2026-11-18', '2026-11-17T17:00:00'],
  ])('%s', (_what, now, day, before) => {
    expect(nextRound(at(now), everyDay)).toEqual({ day, orderBefore: at(before) })
  })

  test('of a centre that delivers once a week may be a whole week away, never more', () => {
    const mondays = { weekdays: 0b10, cutOffMinute: 1_020 }
    expect(nextRound(noon, mondays)?.day).toBe('2026-11-23')
    expect(nextRound(at('2026-11-15T18:00:00'), mondays)?.day).toBe('2026-11-23')
    expect(nextRound(at('2026-11-15T16:00:00'), mondays)?.day).toBe('2026-11-16')
  })
})

describe('delivery days', () => {
  test('are seven unless more are asked for, and the last day asked for is among them', () => {
    expect(deliveryDays(noon, everyDay)).toHaveLength(7)
    expect(deliveryDays(noon, everyDay, { shown: 2 }).map(({ day }) => day)).toEqual([
      '2026-11-17',
      '2026-11-18',
    ])
    expect(deliveryDays(noon, everyDay, { until: '2026-11-17' }).map(({ day }) => day)).toEqual([
      '2026-11-17',
    ])
    expect(deliveryDays(noon, everyDay, { until: '2026-11-16' })).toEqual([])
  })

  test('are looked for sixty days ahead and no further', () => {
    expect(deliveryDays(noon, everyDay, { shown: 100 })).toHaveLength(61)
  })

  test('each say until when an order still makes it', () => {
    expect(deliveryDays(noon, everyDay, { shown: 2 }).map(({ orderBefore }) => orderBefore)).toEqual([
      '2026-11-16T10:00:00.000Z',
      '2026-11-17T10:00:00.000Z',
    ])
    expect(slots).toEqual(['08-12', '12-16', '16-20'])
  })

  test('of goods that come from the next round on are all of them', () => {
    expect(deliveryDays(noon, everyDay, { from: '2026-11-17' })[0]?.day).toBe('2026-11-17')
    expect(deliveryDays(noon, everyDay, { from: '2026-11-18' })[0]?.day).toBe('2026-11-18')
  })
})

const days = deliveryDays(noon, everyDay)
const good: Example = {
  ...{
    kind: 'normal',
    orderingOpen: true,
    lines: 1,
    blocked: [],
    total: 50_000,
    minimumOrder: 30_000,
    missingToMinimum: 0,
  },
  ...{ points: { need: 0, have: 0, redeemOpen: true, ownHands: true }, addressed: true },
  delivery: { method: 'DELIVERY', open: ['DELIVERY', 'PICKUP'], day: '2026-11-17', slot: '08-12', days },
  payment: { method: 'COD', open: ['COD', 'CREDIT'], creditLeft: 50_000 },
  ...{ coupon: { wanted: false, applies: false }, taxInvoice: undefined },
}
const spending = { need: 1, have: 0, redeemOpen: false, ownHands: false }

describe('an order', () => {
  test.each<[string, Example, string | undefined]>([
    [
      'that needs no points asks nothing about them',
      { ...good, points: { ...spending, need: 0 } },
      undefined,
    ],
    ['for one point by another’s hand', { ...good, points: spending }, 'checkout.pointsByOwner'],
    ['with a coupon that applies', { ...good, coupon: { wanted: true, applies: true } }, undefined],
    [
      'without a coupon where one would apply',
      { ...good, coupon: { wanted: false, applies: true } },
      undefined,
    ],
    [
      'of goods paid with points',
      { ...good, payment: { ...good.payment, method: 'POINTS', open: ['POINTS'] } },
      'checkout.noSuchPayment',
    ],
    ['beyond the credit, paid in cash', { ...good, total: 60_000 }, undefined],
    [
      'on credit, within it',
      { ...good, total: 49_999, payment: { ...good.payment, method: 'CREDIT' } },
      undefined,
    ],
    [
      'fetched on a day that is none',
      { ...good, delivery: { ...good.delivery, method: 'PICKUP', day: '2026-11-16' } },
      'checkout.noDay',
    ],
    [
      'with a good tax invoice',
      { ...good, taxInvoice: { taxNumber: '0105558080778', branch: headOffice } },
      undefined,
    ],
    ['with more than the minimum', { ...good, missingToMinimum: -1 }, undefined],
  ])('%s', (_what, order, code) => {
    expect(whyNotPlace(orderToPlace(order))?.code).toBe(code)
  })

  test('beyond the credit is told what is left, and never less than nothing', () => {
    const onCredit = (creditLeft: number) =>
      whyNotPlace(orderToPlace({ ...good, payment: { method: 'CREDIT', open: ['CREDIT'], creditLeft } }))
    expect(onCredit(-5_000)?.say('en')).toContain('฿0.00')
    expect(onCredit(12_300)?.say('en')).toContain('฿123.00')
  })
})

test.each([
  ['123456', 'checkout.badTaxBranch'],
  ['x12345', 'checkout.badTaxBranch'],
  ['1234', 'checkout.badTaxBranch'],
  ['12345', undefined],
])('a tax branch %s', (branch, code) => {
  expect(whyNotTaxInvoice({ taxNumber: '0105558080778', branch })?.code).toBe(code)
  expect(headOffice).toBe('00000')
})

test('the same product in two units moves each for itself, and points are told when they moved', () => {
  const name = { th: 'น้ำ', en: 'Water' }
  const line = (unit: 1 | 2, amount: number) => ({ productCode: 'A', unit, name, amount })
  const seen = { total: 300, points: 5, lines: [line(1, 100), line(2, 200)] }
  expect(priceDifferences(seen, { ...seen, points: 6, lines: [line(1, 100), line(2, 201)] })).toEqual([
    { kind: 'price', productCode: 'A', name, unit: 2, was: 200, now: 201 },
    { kind: 'points', was: 5, now: 6 },
  ])
  expect(priceDifferences({ ...seen, lines: [line(1, 0)] }, { ...seen, lines: [line(1, 100)] })).toHaveLength(
    1,
  )
})

test('gifts of one product in two promotions are counted together, units apart', () => {
  const gift = (unit: 1 | 2, quantity: number) => ({ productCode: 'A', unit, quantity })
  const nameOf = () => ({ th: 'น้ำ', en: 'Water' })
  expect(giftDifferences([gift(1, 2)], [gift(1, 1), gift(1, 1)], nameOf)).toEqual([])
  expect(giftDifferences([gift(1, 1), gift(1, 1)], [gift(1, 1)], nameOf)).toMatchObject([
    { unit: 1, was: 2, now: 1 },
  ])
  expect(giftDifferences([gift(1, 1)], [gift(2, 1)], nameOf)).toMatchObject([
    { unit: 1, was: 1, now: 0 },
    { unit: 2, was: 0, now: 1 },
  ])
  expect(giftDifferences([gift(1, 1)], [gift(1, 2)], nameOf)).toEqual([])
})

test.each([
  [{ lat: 13, lng: 100 }, { lat: 14, lng: 100 }, 111.2],
  [{ lat: 0, lng: 100 }, { lat: 0, lng: 101 }, 111.2],
  [{ lat: 60, lng: 100 }, { lat: 60, lng: 101 }, 55.6],
  [{ lat: 13.7563, lng: 100.5018 }, { lat: 18.7883, lng: 98.9853 }, 582.9],
  [{ lat: 0, lng: 0 }, { lat: 0, lng: 180 }, 20_015.1],
])('from %j to %j is %d kilometres', (from, to, kilometres) => {
  expect(distanceBetween(from, to)).toBeCloseTo(kilometres, 0)
})
