import { expect, test } from 'vitest'
import { savedPercent } from './saved-percent.ts'

test.each([
  // A case of 12 for 100 baht beside single ones for 10: 120 separately.
  [10_000, 12, 1_000, 1, 16],
  // Six-packs beside a case of 24: 4 packs are 100 baht, the case 95.
  [9_500, 24, 2_500, 6, 5],
  // An equal or higher price per piece is no saving.
  [12_000, 12, 1_000, 1, 0],
  [13_000, 12, 1_000, 1, 0],
  // 0.99 % is not shown as 1 %.
  [9_901, 10, 1_000, 1, 0],
  [9_900, 10, 1_000, 1, 1],
  [100, 12, 0, 1, 0],
])('%i satang for %i, beside %i for %i, saves %i percent', (price, rate, smallPrice, smallRate, percent) => {
  expect(savedPercent(price, rate, smallPrice, smallRate)).toBe(percent)
})
