import { expect, test } from 'vitest'
import type { ShownPromotion } from '#shop/promotions/promotion-wire.ts'
import { dealsEnd } from './deals-end.ts'

const deal = (...days: string[]) => ({ promotions: days.map((endsOn) => ({ endsOn }) as ShownPromotion) })
const now = new Date('2026-11-16T12:00:00+07:00')

test('the clock runs to the end of the day the first promotion ends on, in Bangkok', () => {
  expect(dealsEnd([deal('2026-11-20', '2026-11-18'), deal('2026-11-19')], now)).toBe(
    Date.parse('2026-11-19T00:00:00+07:00'),
  )
})

test('a promotion that ends today still has its evening', () => {
  expect(dealsEnd([deal('2026-11-16')], now)).toBe(Date.parse('2026-11-17T00:00:00+07:00'))
})

test('without an end there is no clock', () => {
  expect(dealsEnd([deal(), deal('2026-11-15')], now)).toBeUndefined()
})
