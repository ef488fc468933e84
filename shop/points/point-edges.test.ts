import { expect, test } from 'vitest'
import { incentiveProgress } from './incentive.ts'
import {
  expiringSoonDays,
  pointLifeDays,
  pointReasons,
  pointsByExpiry,
  pointsFor,
  redeemOpen,
} from './points.ts'

const earned = (points: number, expiresOn: string | null) => ({
  points,
  expiresOn,
  reason: 'earned' as const,
})
const spent = (points: number) => ({ points: -points, expiresOn: null, reason: 'redeemed' as const })

test.each([
  [
    'nothing spent',
    [earned(5, '2027-01-02'), earned(3, '2027-01-01')],
    [
      ['2027-01-01', 3],
      ['2027-01-02', 5],
    ],
  ],
  ['points of one day together', [earned(5, '2027-01-01'), earned(3, '2027-01-01')], [['2027-01-01', 8]]],
  [
    'those without a day last',
    [earned(4, null), earned(1, '2027-01-01'), earned(2, null)],
    [
      ['2027-01-01', 1],
      [null, 6],
    ],
  ],
  [
    'exactly the first of them',
    [earned(5, '2027-01-01'), earned(3, '2027-01-02'), spent(5)],
    [['2027-01-02', 3]],
  ],
  ['all but one', [earned(5, '2027-01-01'), spent(4)], [['2027-01-01', 1]]],
  ['more than there ever were', [earned(5, '2027-01-01'), spent(9)], []],
  ['nothing at all', [earned(0, '2027-01-01')], []],
] as const)('%s', (_what, entries, left) => {
  expect(pointsByExpiry(entries).map(({ on, points }) => [on, points])).toEqual(left)
})

test('points given back beyond what was spent stand with those that have no day', () => {
  const back = { points: 7, expiresOn: null, reason: 'given back' as const }
  expect(pointsByExpiry([earned(2, null), spent(3), back])).toEqual([{ on: null, points: 6 }])
  expect(pointsByExpiry([earned(2, '2027-01-01'), spent(7), back])).toEqual([{ on: '2027-01-01', points: 2 }])
})

test.each([
  ['2026-11-16T12:00:00+07:00', '', true],
  ['2026-11-16T12:00:00.001+07:00', '', false],
  ['', '2026-11-16T12:00:00+07:00', true],
  ['', '2026-11-16T11:59:59.999+07:00', false],
  ['2026-11-16T12:00:00+07:00', '2026-11-16T12:00:00+07:00', true],
])('at noon, redeeming from %s to %s is open: %s', (redeemFrom, redeemTo, open) => {
  expect(redeemOpen({ redeemFrom, redeemTo }, new Date('2026-11-16T12:00:00+07:00'))).toBe(open)
})

test('points live a year and are announced two months before they run out', () => {
  expect([pointLifeDays, expiringSoonDays]).toEqual([365, 60])
  expect(pointReasons).toEqual(['earned', 'redeemed', 'expired', 'given back', 'adjusted'])
  expect([0, 9_999, 10_000, 19_999, 20_000].map((total) => pointsFor(total, 1))).toEqual([0, 0, 1, 1, 2])
})

test.each([
  [0, undefined, 100, 100, 0],
  [99, undefined, 100, 1, 0.33],
  [100, 100, 300, 200, 1 / 3],
  [299, 100, 300, 1, 299 / 300],
  [300, 300, undefined, 0, 1],
  [900, 300, undefined, 0, 1],
])('%i done of a target', (done, reached, next, missing, share) => {
  const tier = (reach: number) => ({ reach, reward: 'points' as const, amount: 1 })
  const progress = incentiveProgress([tier(300), tier(100)], done)
  expect([progress.reached?.reach, progress.next?.reach, progress.missing]).toEqual([reached, next, missing])
  expect(progress.share).toBeCloseTo(share, 2)
})

test('a target without tiers is never begun', () => {
  expect(incentiveProgress([], 0)).toEqual({ reached: undefined, next: undefined, missing: 0, share: 0 })
})

test('a target of three tiers is done at the highest, and one of a single step too', () => {
  const tier = (reach: number) => ({ reach, reward: 'points' as const, amount: 1 })
  expect(incentiveProgress([tier(100), tier(400), tier(200)], 200).share).toBe(0.5)
  expect(incentiveProgress([tier(1)], 1).share).toBe(1)
})

test('whatever order they came in, points run out by their day, those without one last', () => {
  const days = ['2027-01-01', null, '2027-03-01', '2027-02-01', null, '2027-01-15']
  for (const list of [days, days.toReversed(), days.toSorted()])
    expect(pointsByExpiry(list.map((day) => earned(1, day))).map(({ on }) => on)).toEqual([
      '2027-01-01',
      '2027-01-15',
      '2027-02-01',
      '2027-03-01',
      null,
    ])
})
