import { expect, test } from 'vitest'
import { addDays, bangkokDay, bangkokMinute, noonOf, sayDate, sayDateTime, sayLongDate, sayTime, weekdayOf } from './bangkok.ts'

const evening = new Date('2025-01-04T18:30:00Z')

test('the Bangkok day begins seven hours before the world’s', () => {
  expect(bangkokDay(evening)).toBe('2025-01-05')
  expect(bangkokMinute(evening)).toBe(90)
  expect(bangkokDay(new Date('2025-01-04T16:59:59Z'))).toBe('2025-01-04')
})

test('Thai dates read in the Buddhist era, English ones do not', () => {
  expect(sayDate(evening, 'th')).toBe('5 ม.ค. 68')
  expect(sayDate(evening, 'en')).toBe('5 Jan 2025')
  expect(sayLongDate(evening, 'th')).toContain('2568')
  expect(sayTime(evening, 'th')).toBe('01:30 น.')
  expect(sayDateTime(evening, 'en')).toBe('5 Jan 2025 01:30')
})

test('days are counted over months and leap years', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  expect(weekdayOf('2026-11-15')).toBe(0)
  expect(bangkokDay(noonOf('2026-11-15'))).toBe('2026-11-15')
})
