import { expect, test } from 'vitest'
import { couponState } from '../coupons/coupon.ts'
import { ageBands, ageingOf, bandOf } from '../credit/ageing.ts'
import { daysBetween } from '../time/bangkok.ts'
import {
  byServerClock,
  cartKinds,
  isRemoved,
  mostCartLines,
  mostOfUnit,
  mostRemovedLines,
  removedLineDays,
  type SavedLine,
} from './cart.ts'
import { mostQuantity, mostQuickRows, mostReadings, quickOutcomes } from './quick-order.ts'
import { whyTooMany } from './sum-lines.ts'

const line = (quantities: [number, number, number], more: Partial<SavedLine> = {}): SavedLine => ({
  ...{ productCode: 'A', quantities, selected: true, changedAt: '2026-11-16T05:00:00.000Z', ...more },
})

test('a line is removed when nothing of any unit is left', () => {
  expect([line([0, 0, 0]), line([0, 0, 1]), line([0, 1, 0]), line([1, 0, 0])].map(isRemoved)).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test.each([
  ['2026-11-16T05:00:00Z', '2026-11-16T05:00:01Z', '2026-11-16T04:59:59.000Z'],
  ['2026-11-16T05:00:00Z', '2026-11-16T05:00:00Z', '2026-11-16T05:00:00.000Z'],
  ['2026-11-16T05:00:01Z', '2026-11-16T05:00:00Z', '2026-11-16T05:00:00.000Z'],
  ['2016-11-18T05:00:00Z', '2026-11-16T05:00:00Z', '2016-11-18T05:00:00.000Z'],
  ['2016-11-18T04:59:59Z', '2026-11-16T05:00:00Z', '2016-11-18T05:00:00.000Z'],
  [undefined, '2026-11-16T05:00:00Z', '2026-11-16T05:00:00.000Z'],
  ['2026-11-15T05:00:00Z', undefined, '2026-11-16T05:00:00.000Z'],
])('changed at %s, sent at %s, was changed at %s', (changedAt, sentAt, at) => {
  expect(byServerClock(changedAt, sentAt, new Date('2026-11-16T05:00:00Z'))).toBe(at)
})

test('the limits of a cart are those its pages tell', () => {
  expect([mostCartLines, mostOfUnit, removedLineDays, mostQuickRows]).toEqual([300, 9_999, 30, 300])
  expect([mostRemovedLines, mostQuantity, mostReadings]).toEqual([300, 1_000_000_000, 4])
  expect(cartKinds).toEqual(['normal', 'advance', 'points'])
  expect(quickOutcomes).toEqual([
    'added',
    'less',
    'unknown',
    'soldOut',
    'noSuchUnit',
    'badQuantity',
    'ambiguous',
  ])
})

test.each([
  [true, '2026-11-30', 'used'],
  [true, '2026-11-01', 'used'],
  [false, '2026-11-16', 'unused'],
  [false, '2026-11-15', 'expired'],
])('a coupon, used %s, good until %s, is %s on the 16th', (used, expiresOn, state) => {
  expect(couponState({ used, expiresOn }, '2026-11-16')).toBe(state)
})

test('debts: days over months, bands at their ends, and what was due yesterday', () => {
  expect(daysBetween('2026-02-28', '2026-03-01')).toBe(1)
  expect(ageBands).toEqual(['0-30', '31-60', '61-90', '90+'])
  expect(
    [30, 31, 60, 61, 90, 91].map((age) =>
      bandOf('2026-01-01', new Date(Date.UTC(2026, 0, 1 + age)).toISOString().slice(0, 10)),
    ),
  ).toEqual(['0-30', '31-60', '31-60', '61-90', '61-90', '90+'])
  const debt = (orderedOn: string, dueOn: string, amount: number) => ({
    orderNumber: '',
    orderedOn,
    dueOn,
    amount,
  })
  const debts = [
    debt('2026-10-01', '2026-11-20', 5),
    debt('2026-09-01', '2026-11-15', 3),
    debt('2026-11-01', '2026-11-18', 1),
  ]
  expect(ageingOf(debts, '2026-11-16')).toEqual({
    bands: { '0-30': 1, '31-60': 5, '61-90': 3, '90+': 0 },
    total: 9,
    overdue: 3,
    nextDueOn: '2026-11-18',
  })
})

test('of several products asked for too often, the first is named', () => {
  const typed = (productCode: string, quantity: number) => ({
    productCode,
    quantities: [quantity, 0, 0] as [number, number, number],
  })
  expect(
    whyTooMany([typed('A', 1), typed('B', mostOfUnit), typed('C', mostOfUnit + 1), typed('B', 1)])?.say('en'),
  ).toContain('B')
  expect(whyTooMany([typed('A', mostOfUnit)])).toBeUndefined()
})
