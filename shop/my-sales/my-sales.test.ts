import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../time/bangkok.ts'
import { byWorth, dueOf } from './customer-rhythm.ts'
import { paceOf } from './month-pace.ts'
import { rewardOf } from './sales-reward.ts'
import { isFar, whyNotEnd } from './visit-result.ts'

const today = '2026-11-16'
const ordersOn = (...daysAgo: number[]) => daysAgo.map((ago) => ({ day: addDays(today, -ago), total: 1_000 }))

describe('when a customer is due', () => {
  test.each([
    ['who never ordered', [], 'never', null],
    ['who ordered once, a week ago', [7], 'resting', null],
    ['who ordered once, five weeks ago', [35], 'due', null],
    ['who orders every week and did so three days ago', [3, 10, 17, 24], 'resting', 7],
    ['whose week ends the day after tomorrow', [5, 12, 19], 'soon', 7],
    ['whose week ends today', [7, 14, 21], 'due', 7],
    ['who is half a week late', [12, 19, 26, 33], 'overdue', 7],
    ['whose one long holiday changes nothing', [8, 15, 22, 70, 77, 84], 'due', 7],
    ['who orders twice a month and was silent for three', [95, 110, 125], 'sleeping', 15],
    ['whose two orders were a day apart', [6, 7], 'soon', 7],
    ['whose two orders were half a year apart', [10, 190], 'resting', 60],
  ])('%s', (_who, daysAgo, state, everyDays) => {
    expect(dueOf(ordersOn(...daysAgo), today)).toMatchObject({ state, everyDays })
  })

  test('several orders of a day are one, and the usual order is the middle one', () => {
    const orders = [
      { day: addDays(today, -1), total: 900 },
      { day: addDays(today, -1), total: 100 },
      { day: addDays(today, -8), total: 50_000 },
      { day: addDays(today, -15), total: 2_000 },
    ]
    expect(dueOf(orders, today)).toMatchObject({ everyDays: 7, daysSince: 1, usual: 2_000 })
  })

  test('the order of the orders does not matter, and nobody is due before their last order', () => {
    const days = fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 16 })
    fc.assert(
      fc.property(days, (daysAgo) => {
        const orders = ordersOn(...daysAgo)
        expect(dueOf(orders.toReversed(), today)).toEqual(dueOf(orders, today))
        const { dueOn, lastOn } = dueOf(orders, today)
        return dueOn === null || lastOn === null ? daysAgo.length === 0 : dueOn > lastOn
      }),
    )
  })

  test('who is worth most and late is called first, who just ordered last', () => {
    const customer = (code: string, usual: number, daysAgo: number[]) => ({
      ...{ code, ...dueOf(ordersOn(...daysAgo), today), usual },
    })
    const late = customer('A', 5_000, [12, 19, 26])
    const larger = customer('B', 9_000, [7, 14, 21])
    const resting = customer('C', 90_000, [1, 8, 15])
    const never = customer('D', 0, [])
    expect(
      [never, resting, late, larger]
        .sort(byWorth)
        .map(({ code }) => code)
        .join(''),
    ).toBe('BACD')
  })
})

describe('a month against its target', () => {
  // November 2026 has 25 working days; 13 up to Monday the 16th, 13 from it on.
  test.each([
    [
      { total: 0, target: 0 },
      { missing: 0, neededPerDay: 0, expected: 0 },
    ],
    [
      { total: 130_000, target: 390_000 },
      { missing: 260_000, neededPerDay: 20_000, expected: 250_000 },
    ],
    [
      { total: 400_000, target: 380_000 },
      { missing: 0, neededPerDay: 0 },
    ],
  ])('of %o', (figures, pace) => {
    const of = paceOf({ month: '2026-11', today, ...figures })
    expect(of).toMatchObject({ workingDays: 25, passed: 13, left: 13, ...pace })
  })

  test('a month that is over ends where it ended, and asks for nothing more', () => {
    const pace = paceOf({ month: '2026-10', today, total: 90, target: 100 })
    expect(pace).toMatchObject({ left: 0, expected: 90, neededPerDay: 0, missing: 10 })
  })
})

const tiers = [
  { percent: 100, amount: 500 },
  { percent: 80, amount: 200 },
]
test.each([
  [79_99, 0, { percent: 80, amount: 200, missing: 1 }],
  [80_00, 200, { percent: 100, amount: 500, missing: 20_00 }],
  [99_99, 200, { percent: 100, amount: 500, missing: 1 }],
  [100_00, 500, null],
])('of a target of 10,000 satang, %i earn %i', (total, earned, next) => {
  expect(rewardOf(tiers, { total, target: 100_00 })).toEqual({ earned, next })
})

test('without a target nothing is earned', () => {
  expect(rewardOf(tiers, { total: 1_000_000, target: 0 })).toEqual({ earned: 0, next: null })
})

test('a visit ends with a result, and no order with a reason that can be read', () => {
  const told = { result: null, reason: null, note: '' } as const
  expect(whyNotEnd(told)?.code).toBe('mySales.noResult')
  expect(whyNotEnd({ ...told, result: 'noOrder' })?.code).toBe('mySales.noReason')
  expect(whyNotEnd({ ...told, result: 'noOrder', reason: 'other' })?.code).toBe('mySales.noNote')
  expect(whyNotEnd({ ...told, result: 'noOrder', reason: 'price' })).toBeUndefined()
  expect(whyNotEnd({ ...told, result: 'closed' })).toBeUndefined()
})

test('far is only who is far even if the phone is as wrong as it says', () => {
  expect([isFar(null, 0), isFar(200, 0), isFar(201, 0), isFar(350, 180), isFar(5_000, 90_000)]).toEqual([
    ...[false, false, true, false, true],
  ])
})
