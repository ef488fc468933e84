import { expect, test } from 'vitest'
import { dayNumber, type Purchase } from './advice.ts'
import { regularGoods } from './regular-goods.ts'

const today = dayNumber('2026-11-16')
const none: ReadonlySet<string> = new Set()
/** Bought every so many days, the last time on so many days before today. */
const every = (
  productCode: string,
  days: number,
  { last = days, quantity = 4, times = 5 } = {},
): Purchase[] =>
  Array.from({ length: times }, (_, at) => ({
    ...{ productCode, day: today - last - at * days, unit: 1 as const, rate: 12, quantity },
  }))
const groupsOf = (purchases: Purchase[], never = none) =>
  regularGoods(purchases, { today, never }).map(({ weeks, items }) => [
    weeks,
    ...items.map(({ productCode, quantity }) => `${productCode} ${quantity}`),
  ])

test('goods of one pace come together, the most goods first', () => {
  expect(groupsOf([...every('A', 14), ...every('B', 7), ...every('C', 8), ...every('D', 28)])).toEqual([
    [1, 'B 4', 'C 4'],
    [2, 'A 4'],
    [4, 'D 4'],
  ])
})

test('what is bought oftener than weekly comes weekly, with enough for a week', () => {
  expect(groupsOf([...every('A', 1), ...every('B', 3)])).toEqual([[1, 'A 28', 'B 9']])
})

test.each([
  ['bought twice', every('A', 7, { times: 2 })],
  ['between two rhythms', every('A', 11)],
  ['seldomer than a standing order is useful', every('A', 70)],
  ['given up', every('A', 7, { last: 30 })],
  ['nothing bought', []],
  ['at no pace', [1, 3, 21, 24, 60, 61].flatMap((day) => every('A', 1, { last: day, times: 1 }))],
])('nothing is said of what is %s', (_what, purchases) => expect(groupsOf(purchases)).toEqual([]))

test('what shall never be advised is not offered here either', () => {
  expect(groupsOf([...every('A', 7), ...every('B', 7)], new Set(['A']))).toEqual([[1, 'B 4']])
})
