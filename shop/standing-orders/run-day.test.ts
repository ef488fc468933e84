import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DaysOff, Rounds } from '../centres/next-round.ts'
import { addDays } from '../time/bangkok.ts'
import { weekdayOf } from '../time/weekday.ts'
import { firstPlanned, nextPlanned } from './rhythm.ts'
import { type ClosedChoice, closedChoices, comingRuns, type RunPlan, runDay } from './run-day.ts'

const mondayToSaturday = 0b1111110
const rounds: Rounds = {
  ...{ weekdays: mondayToSaturday, cutOffMinute: 17 * 60 },
  holidays: [{ startsOn: '2027-04-13', endsOn: '2027-04-16' }],
}
const plan = (whenClosed: ClosedChoice, every = 1): RunPlan => ({
  ...{ rhythm: { every, unit: 'week', day: 3 }, startsOn: '2027-04-07', slot: '08-12', whenClosed },
})
const now = new Date('2027-04-01T09:00:00+07:00')
const dayOf = (whenClosed: ClosedChoice, planned: string) =>
  runDay(plan(whenClosed), { planned, now, rounds })?.day

test('a run comes on its day, and is placed two hours before the cut-off', () => {
  expect(runDay(plan('after'), { planned: '2027-04-07', now, rounds })).toEqual({
    ...{ day: '2027-04-07', slot: '08-12', moved: null },
    placeAt: new Date('2027-04-06T15:00:00+07:00'),
  })
})

test('at Songkran it comes before, after, or not at all, as was chosen', () => {
  expect(dayOf('after', '2027-04-14')).toBe('2027-04-17')
  expect(dayOf('before', '2027-04-14')).toBe('2027-04-12')
  expect(dayOf('skip', '2027-04-14')).toBeUndefined()
})

test('the run after a moved one comes on its own day', () => {
  const coming = comingRuns(plan('after'), { after: '2027-04-01', count: 4, now, rounds })
  expect(coming.map(({ run }) => [run?.day, run?.moved])).toEqual([
    ['2027-04-07', null],
    ['2027-04-17', 'closed'],
    ['2027-04-21', null],
    ['2027-04-28', null],
  ])
})

test('where the centre is closed until the next run, there is none', () => {
  const closed = { ...rounds, holidays: [{ startsOn: '2027-04-13', endsOn: '2027-04-25' }] }
  const days = comingRuns(plan('after'), { after: '2027-04-08', count: 3, now, rounds: closed })
  expect(days.map(({ run }) => run?.day)).toEqual([undefined, '2027-04-26', '2027-04-28'])
})

test('when the cut-off has passed, it comes on the next day that can be reached', () => {
  const late = new Date('2027-04-06T17:00:00+07:00')
  expect(runDay(plan('skip'), { planned: '2027-04-07', now: late, rounds })).toMatchObject({
    ...{ day: '2027-04-08', moved: 'late' },
  })
})

test('a part of the day that is no longer delivered becomes the first one', () => {
  const slots = [{ slot: '12-16', cutOffMinute: 8 * 60, daysBefore: 0 }] as const
  const run = runDay(plan('after'), { planned: '2027-04-07', now, rounds: { ...rounds, slots } })
  expect([run?.slot, run?.placeAt]).toEqual(['12-16', new Date('2027-04-07T06:00:00+07:00')])
})

const anyPlan = fc.record({
  every: fc.integer({ min: 1, max: 8 }),
  isWeekly: fc.boolean(),
  day: fc.integer({ min: 1, max: 31 }),
  from: fc.integer({ min: 0, max: 365 }),
  whenClosed: fc.constantFrom(...closedChoices),
  weekdays: fc.integer({ min: 1, max: 127 }),
  holidays: fc.array(
    fc.record({ at: fc.integer({ min: 0, max: 900 }), days: fc.integer({ min: 1, max: 12 }) }),
    {
      maxLength: 30,
    },
  ),
})

describe('two years of any plan with any holidays', () => {
  test('no two runs on one day, in the order of the plan, always on a delivery day, and moved as chosen', () => {
    fc.assert(
      fc.property(anyPlan, ({ every, isWeekly, day, from, whenClosed, weekdays, holidays }) => {
        const rhythm = isWeekly
          ? { every, unit: 'week' as const, day: day % 7 }
          : { every, unit: 'month' as const, day }
        const off: DaysOff[] = holidays.map(({ at, days }) => ({
          startsOn: addDays('2027-01-01', at),
          endsOn: addDays('2027-01-01', at + days - 1),
        }))
        const isOpen = (each: string) =>
          (weekdays & (1 << weekdayOf(each))) !== 0 &&
          !off.some(({ startsOn, endsOn }) => startsOn <= each && each <= endsOn)
        const startsOn = firstPlanned(rhythm, addDays('2027-01-01', from))
        const runPlan: RunPlan = { rhythm, startsOn, slot: '12-16', whenClosed }
        const open = { weekdays, cutOffMinute: 960, holidays: off }
        const start = new Date('2026-12-01T00:00:00+07:00')
        const runs = comingRuns(runPlan, {
          after: '2026-12-31',
          count: isWeekly ? 60 : 24,
          now: start,
          rounds: open,
        })
        const days = runs.flatMap(({ run }) => run?.day ?? [])
        expect(new Set(days).size).toBe(days.length)
        expect(days.toSorted()).toEqual(days)
        expect(days.every(isOpen)).toBe(true)
        let last = ''
        const isFree = (each: string) => isOpen(each) && each > last
        for (const { planned, run } of runs) {
          if (isFree(planned)) expect(run?.day).toBe(planned)
          else if (whenClosed === 'skip') expect(run).toBeUndefined()
          else if (!run) {
            const until = nextPlanned(runPlan, planned)
            for (let each = planned; each < until && each < addDays(planned, 14); each = addDays(each, 1))
              expect(isFree(each)).toBe(false)
          } else {
            const step = run.day < planned ? 1 : -1
            for (let each = addDays(run.day, step); each !== planned; each = addDays(each, step))
              expect(isFree(each)).toBe(false)
            if (whenClosed === 'after') expect(run.day > planned).toBe(true)
          }
          last = run?.day ?? last
        }
      }),
    )
  })
})
