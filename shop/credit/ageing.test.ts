import { expect, test } from 'vitest'
import { ageingOf, bandOf, heldBy } from './ageing.ts'

const today = '2026-11-16'

test.each([
  ['2026-11-16', '0-30'],
  ['2026-10-17', '0-30'],
  ['2026-10-16', '31-60'],
  ['2026-09-17', '31-60'],
  ['2026-09-16', '61-90'],
  ['2026-08-18', '61-90'],
  ['2026-08-17', '90+'],
] as const)('an order of %s is %s days old', (day, band) => {
  expect(bandOf(day, today)).toBe(band)
})

test('debts are summed by age; what is past its day is overdue, and the next day to pay is the nearest still to come', () => {
  const debts = [
    { orderNumber: '1', orderedOn: '2026-11-10', dueOn: '2026-12-10', amount: 100 },
    { orderNumber: '2', orderedOn: '2026-10-17', dueOn: '2026-11-16', amount: 30 },
    { orderNumber: '3', orderedOn: '2026-08-01', dueOn: '2026-08-31', amount: 7 },
  ]
  expect(ageingOf(debts, today)).toEqual({
    bands: { '0-30': 130, '31-60': 0, '61-90': 0, '90+': 7 },
    total: 137,
    overdue: 7,
    nextDueOn: today,
  })
  expect(ageingOf([], today)).toMatchObject({ total: 0, nextDueOn: null })
})

test('only what is overdue for longer than the days set holds up new orders', () => {
  const debts = [
    { orderNumber: '1', orderedOn: '2026-08-01', dueOn: '2026-10-17', amount: 5 },
    { orderNumber: '2', orderedOn: '2026-08-01', dueOn: '2026-10-16', amount: 70 },
  ]
  expect([heldBy(debts, today, 30), heldBy(debts, today, 29), heldBy(debts, today, 31)]).toEqual([70, 75, 0])
})
