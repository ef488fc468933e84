import { expect, test } from 'vitest'
import { nextRound } from './next-round.ts'

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
