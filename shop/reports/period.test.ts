import { expect, test } from 'vitest'
import { addMonths, daysOf, monthsUpTo, periodBefore, periodOfMonth, yearsToChoose } from './period.ts'

test.each([
  ['a month that runs beside the same days before', '2026-11-01', '2026-11-18', '2026-10-01', '2026-10-18'],
  ['a whole month beside the whole month before', '2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30'],
  ['a short month beside a longer one, whole', '2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31'],
  ['the end of a long month beside a shorter one', '2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
  ['a leap day', '2024-03-01', '2024-03-30', '2024-02-01', '2024-02-29'],
  ['January beside December', '2026-01-01', '2026-01-05', '2025-12-01', '2025-12-05'],
  [
    'a year so far beside the same days a year before',
    '2026-01-01',
    '2026-11-18',
    '2025-01-01',
    '2025-11-18',
  ],
  ['a quarter beside the quarter before', '2026-04-01', '2026-06-30', '2026-01-01', '2026-03-31'],
  ['a leap year so far', '2024-01-01', '2024-02-29', '2023-01-01', '2023-02-28'],
  ['a whole year beside the year before', '2025-01-01', '2025-12-31', '2024-01-01', '2024-12-31'],
  ['a week beside the week before', '2026-11-12', '2026-11-18', '2026-11-05', '2026-11-11'],
  ['a day beside the day before', '2026-11-18', '2026-11-18', '2026-11-17', '2026-11-17'],
])('%s', (_, from, to, beforeFrom, beforeTo) => {
  expect(periodBefore({ from, to })).toEqual({ from: beforeFrom, to: beforeTo })
})

test('a month is as long as it has come', () => {
  expect(periodOfMonth('2026-11', '2026-11-18')).toEqual({ from: '2026-11-01', to: '2026-11-18' })
  expect(periodOfMonth('2026-10', '2026-11-18')).toEqual({ from: '2026-10-01', to: '2026-10-31' })
  expect(periodOfMonth('2027-02', '2026-11-18')).toEqual({ from: '2027-02-01', to: '2027-02-28' })
})

test('months and days are counted over the ends of years', () => {
  expect([addMonths('2026-01', -1), addMonths('2026-12', 1), addMonths('2026-11', -23)]).toEqual([
    '2025-12',
    '2027-01',
    '2024-12',
  ])
  expect(monthsUpTo('2026-02', 3)).toEqual(['2025-12', '2026-01', '2026-02'])
  expect(daysOf({ from: '2026-12-30', to: '2027-01-01' })).toEqual(['2026-12-30', '2026-12-31', '2027-01-01'])
})

test('years go from the first with orders to three ahead', () => {
  expect(yearsToChoose(2025, '2026-11-18')).toEqual([2025, 2026, 2027, 2028, 2029])
  expect(yearsToChoose(2027, '2026-11-18')).toEqual([2026, 2027, 2028, 2029])
})
