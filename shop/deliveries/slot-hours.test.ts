import { expect, test } from 'vitest'
import { slotHours } from './slot-hours.ts'

test('a slot of a day is hours in Bangkok', () => {
  const hours = slotHours('2026-11-16', '08-12')
  expect([hours?.from.toISOString(), hours?.to.toISOString()]).toEqual([
    '2026-11-16T01:00:00.000Z',
    '2026-11-16T05:00:00.000Z',
  ])
})

test('an order without a slot, or with an old one in words, promises no hours', () => {
  expect(slotHours('2026-11-16', '')).toBeNull()
  expect(slotHours('2026-11-16', 'เช้า')).toBeNull()
})
