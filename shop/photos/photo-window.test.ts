import { expect, test } from 'vitest'
import { daysWanted } from './photo-window.ts'

const today = '2026-11-16'
const ask = (months: string[], from?: string, to?: string) => daysWanted({ months, from, to }, today)

test('without a choice thirty days either side of today are shown', () => {
  expect(ask([])).toEqual([{ from: '2026-10-17', before: '2026-12-17' }])
})

test('a month is all its days, and December ends with the year', () => {
  expect(ask(['2026-02', '2026-12'])).toEqual([
    { from: '2026-02-01', before: '2026-03-01' },
    { from: '2026-12-01', before: '2027-01-01' },
  ])
})

test('chosen days hold as they are, the last one included, and may be open on one side', () => {
  expect(ask([], '2026-05-01', '2026-05-31')).toEqual([{ from: '2026-05-01', before: '2026-06-01' }])
  expect(ask([], '2026-05-01')).toEqual([{ from: '2026-05-01', before: '9999-01-01' }])
  expect(ask([], undefined, '2026-05-01')).toEqual([{ from: '0001-01-01', before: '2026-05-02' }])
})

test('months and days together are what lies in both', () => {
  expect(ask(['2026-04', '2026-05'], '2026-05-10', '2026-06-02')).toEqual([
    { from: '2026-05-10', before: '2026-06-01' },
  ])
})
