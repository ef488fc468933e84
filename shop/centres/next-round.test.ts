import { describe, expect, test } from 'vitest'
import { deliveryDays } from '../checkout/delivery-slots.ts'
import { everywhere, roundsIn } from './delivery-area.ts'
import { nextRound, type Rounds } from './next-round.ts'

const mondayToSaturday = { weekdays: 0b1111110, cutOffMinute: 17 * 60 }
const at = (time: string) => new Date(`${time}+07:00`)

test('ordered before the cut-off, goods leave on the next delivery day', () => {
  expect(nextRound(at('2026-11-16T16:59:00'), mondayToSaturday)?.day).toBe('2026-11-17')
})

test('ordered after the cut-off, they leave a day later', () => {
  const round = nextRound(at('2026-11-16T17:00:00'), mondayToSaturday)
  expect(round?.day).toBe('2026-11-18')
  expect(round?.orderBefore).toEqual(at('2026-11-17T17:00:00'))
})

test('a day without delivery is passed over, and the cut-off moves with it', () => {
  const round = nextRound(at('2026-11-14T18:00:00'), mondayToSaturday)
  expect(round?.day).toBe('2026-11-16')
  expect(round?.orderBefore).toEqual(at('2026-11-15T17:00:00'))
})

test('a centre that never delivers has no round', () => {
  expect(nextRound(at('2026-11-16T09:00:00'), { weekdays: 0, cutOffMinute: 0 })).toBeUndefined()
})

test('days off are passed over, also several in a row, and the cut-off moves with them', () => {
  const holidays = [
    { startsOn: '2026-11-17', endsOn: '2026-11-18' },
    { startsOn: '2026-11-20', endsOn: '2026-11-20' },
  ]
  const round = nextRound(at('2026-11-16T09:00:00'), { ...mondayToSaturday, holidays })
  expect(round).toEqual({ day: '2026-11-19', orderBefore: at('2026-11-18T17:00:00') })
  const days = deliveryDays(at('2026-11-16T09:00:00'), { ...mondayToSaturday, holidays }, { shown: 2 })
  expect(days.map(({ day }) => day)).toEqual(['2026-11-19', '2026-11-21'])
})

test('a holiday of a month still has a round after it, one of two months has none that could be promised', () => {
  const from = (endsOn: string) => ({
    ...mondayToSaturday,
    holidays: [{ startsOn: '2026-11-01', endsOn }],
  })
  expect(nextRound(at('2026-11-16T09:00:00'), from('2026-12-16'))?.day).toBe('2026-12-17')
  expect(nextRound(at('2026-11-16T09:00:00'), from('2027-01-31'))).toBeUndefined()
})

describe('rounds with a cut-off of their own', () => {
  const rounds = {
    ...mondayToSaturday,
    slots: [
      { slot: '08-12', cutOffMinute: 17 * 60, daysBefore: 1 },
      { slot: '12-16', cutOffMinute: 10 * 60, daysBefore: 0 },
    ],
  } satisfies Rounds

  test('in the morning goods still leave the same afternoon', () => {
    expect(nextRound(at('2026-11-16T09:59:00'), rounds)).toEqual({
      day: '2026-11-16',
      orderBefore: at('2026-11-16T10:00:00'),
    })
    expect(deliveryDays(at('2026-11-16T09:59:00'), rounds, { shown: 2 })).toEqual([
      { day: '2026-11-16', orderBefore: '2026-11-16T03:00:00.000Z', slots: ['12-16'] },
      { day: '2026-11-17', orderBefore: '2026-11-17T03:00:00.000Z', slots: ['08-12', '12-16'] },
    ])
  })

  test('after the cut-off of the evening only the afternoon of the next day is left', () => {
    expect(deliveryDays(at('2026-11-16T17:00:00'), rounds, { shown: 1 })).toEqual([
      { day: '2026-11-17', orderBefore: '2026-11-17T03:00:00.000Z', slots: ['12-16'] },
    ])
  })

  test('an area with a cut-off of its own keeps the parts of the day, each at its cut-off', () => {
    const inArea = roundsIn({ ...everywhere, cutOffMinute: 12 * 60, weekdays: 0b0001000 }, rounds)
    expect(deliveryDays(at('2026-11-16T09:00:00'), inArea, { shown: 1 })).toEqual([
      { day: '2026-11-18', orderBefore: '2026-11-17T05:00:00.000Z', slots: ['08-12', '12-16'] },
    ])
  })
})
