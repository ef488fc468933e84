import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '../time/bangkok.ts'
import { weekdayOf } from '../time/weekday.ts'
import { firstPlanned, nextPlanned, type Plan, previousPlanned, type Rhythm, whyNotRhythm } from './rhythm.ts'

const daysOf = (plan: Plan, count: number) => {
  const days: string[] = [plan.startsOn]
  while (days.length < count) days.push(nextPlanned(plan, days.at(-1) ?? ''))
  return days
}

test('every two weeks on Monday', () => {
  const rhythm: Rhythm = { every: 2, unit: 'week', day: 1 }
  const startsOn = firstPlanned(rhythm, '2026-11-17')
  expect(daysOf({ rhythm, startsOn }, 3)).toEqual(['2026-11-23', '2026-12-07', '2026-12-21'])
})

test('the 31st is the last day of a shorter month, and the 31st again in a longer one', () => {
  const rhythm: Rhythm = { every: 1, unit: 'month', day: 31 }
  expect(daysOf({ rhythm, startsOn: '2027-12-31' }, 6)).toEqual([
    ...['2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31'],
  ])
})

test('a day that has passed this month begins in the next', () => {
  expect(firstPlanned({ every: 3, unit: 'month', day: 5 }, '2026-12-06')).toBe('2027-01-05')
  expect(firstPlanned({ every: 3, unit: 'month', day: 31 }, '2027-02-28')).toBe('2027-02-28')
})

test.each([
  [{ every: 0, unit: 'week', day: 1 }, 'every'],
  [{ every: -1, unit: 'month', day: 1 }, 'every'],
  [{ every: 1.5, unit: 'week', day: 1 }, 'every'],
  [{ every: 27, unit: 'week', day: 1 }, 'every'],
  [{ every: 13, unit: 'month', day: 1 }, 'every'],
  [{ every: 1, unit: 'week', day: 7 }, 'day'],
  [{ every: 1, unit: 'month', day: 0 }, 'day'],
  [{ every: 1, unit: 'month', day: 32 }, 'day'],
  [{ every: 26, unit: 'week', day: 0 }, undefined],
  [{ every: 12, unit: 'month', day: 31 }, undefined],
] as const)('the rhythm %j is refused for %s', (rhythm, fault) => {
  expect(whyNotRhythm(rhythm)).toBe(fault)
})

const anyRhythm = fc.oneof(
  fc.record({
    every: fc.integer({ min: 1, max: 26 }),
    unit: fc.constant('week' as const),
    day: fc.integer({ min: 0, max: 6 }),
  }),
  fc.record({
    every: fc.integer({ min: 1, max: 12 }),
    unit: fc.constant('month' as const),
    day: fc.integer({ min: 1, max: 31 }),
  }),
)
const anyDay = fc.integer({ min: 0, max: 1_500 }).map((days) => addDays('2026-01-01', days))

describe('two years of any rhythm', () => {
  test('the days fall as promised, and never drift', () => {
    fc.assert(
      fc.property(anyRhythm, anyDay, (rhythm, from) => {
        const startsOn = firstPlanned(rhythm, from)
        const plan = { rhythm, startsOn }
        const days = daysOf(
          plan,
          Math.ceil(rhythm.unit === 'week' ? 104 / rhythm.every : 24 / rhythm.every) + 1,
        )
        expect(startsOn >= from && daysBetween(from, startsOn) < (rhythm.unit === 'week' ? 7 : 31)).toBe(true)
        days.forEach((day, at) => {
          if (rhythm.unit === 'week') {
            expect(weekdayOf(day)).toBe(rhythm.day)
            expect(daysBetween(startsOn, day)).toBe(at * 7 * rhythm.every)
          } else {
            const [year, month, date] = day.split('-').map(Number) as [number, number, number]
            const [firstYear, firstMonth] = startsOn.split('-').map(Number) as [number, number]
            expect((year - firstYear) * 12 + month - firstMonth).toBe(at * rhythm.every)
            const isLast = addDays(day, 1).endsWith('-01')
            expect(date === rhythm.day || (isLast && date < rhythm.day)).toBe(true)
          }
        })
      }),
    )
  })

  test('the next and the previous planned day are each other’s neighbours, from any day between', () => {
    fc.assert(
      fc.property(anyRhythm, anyDay, fc.integer({ min: -40, max: 800 }), (rhythm, from, offset) => {
        const plan = { rhythm, startsOn: firstPlanned(rhythm, from) }
        const day = addDays(plan.startsOn, offset)
        const [next, previous] = [nextPlanned(plan, day), previousPlanned(plan, day)]
        expect(next > day).toBe(true)
        if (previous === undefined) expect(day <= plan.startsOn).toBe(true)
        else {
          expect(previous < day).toBe(true)
          expect(nextPlanned(plan, previous) >= day).toBe(true)
        }
        expect(nextPlanned(plan, addDays(next, -1))).toBe(next)
      }),
    )
  })
})
