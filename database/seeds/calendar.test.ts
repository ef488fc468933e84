import { expect, test } from 'vitest'
import { addDays, atMinute, buddhistMonth, weekdayOf } from './calendar.ts'

test('days are counted over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
})

test('minutes past midnight belong to the next day', () => {
  expect(atMinute('2026-11-15', 8 * 60 + 5)).toBe('2026-11-15T08:05:00+07:00')
  expect(atMinute('2026-11-15', 1440 + 30)).toBe('2026-11-16T00:30:00+07:00')
})

test('an order number carries the Buddhist year', () => {
  expect(buddhistMonth('2026-11-15')).toBe('6911')
})

test('Sunday is weekday 0', () => {
  expect(weekdayOf('2026-11-15')).toBe(0)
})
