import { describe, expect, test } from 'vitest'
import { answerHours } from './answer-hours.ts'

/** Monday to Friday 8 to 12 and 13 to 17. */
const office = [1, 2, 3, 4, 5].flatMap((weekday) => [
  { weekday, opens: 780, closes: 1_020 },
  { weekday, opens: 480, closes: 720 },
])
const at = (time: string) => new Date(`${time}+07:00`)

describe('when somebody answers', () => {
  test.each([
    ['Monday at opening', '2026-11-16T08:00', { isOpen: true, opensAt: null }],
    ['Monday a minute before', '2026-11-16T07:59', { isOpen: false, opensAt: '2026-11-16T01:00:00.000Z' }],
    ['over lunch', '2026-11-16T12:00', { isOpen: false, opensAt: '2026-11-16T06:00:00.000Z' }],
    ['in the evening', '2026-11-16T17:00', { isOpen: false, opensAt: '2026-11-17T01:00:00.000Z' }],
    ['Friday evening', '2026-11-20T18:00', { isOpen: false, opensAt: '2026-11-23T01:00:00.000Z' }],
    ['Sunday at midnight', '2026-11-22T00:00', { isOpen: false, opensAt: '2026-11-23T01:00:00.000Z' }],
  ])('%s', (_when, time, hours) => {
    expect(answerHours(office, at(time))).toEqual(hours)
  })

  test('on one weekday only: a week later', () => {
    const mondays = [{ weekday: 1, opens: 480, closes: 1_440 }]
    expect(answerHours(mondays, at('2026-11-16T07:00'))?.opensAt).toBe('2026-11-16T01:00:00.000Z')
    expect(answerHours(mondays, at('2026-11-16T23:59'))?.isOpen).toBe(true)
    expect(answerHours(mondays, at('2026-11-17T00:00'))?.opensAt).toBe('2026-11-23T01:00:00.000Z')
  })

  test('without hours nothing is known', () => {
    expect(answerHours([], at('2026-11-16T08:00'))).toBe(null)
  })
})
