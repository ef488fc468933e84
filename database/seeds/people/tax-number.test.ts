import { expect, test } from 'vitest'
import { thaiTaxNumber } from './tax-number.ts'

test.each([
  ['110170020345', '1101700203451'],
  ['010555900001', '0105559000011'],
])('%s becomes %s', (twelve, whole) => {
  const sum = [...whole.slice(0, 12)].reduce((total, digit, at) => total + Number(digit) * (13 - at), 0)
  expect(thaiTaxNumber(twelve).slice(0, 12)).toBe(twelve)
  expect((sum + Number(thaiTaxNumber(twelve)[12])) % 11).toBeGreaterThanOrEqual(0)
  expect(thaiTaxNumber(twelve)).toHaveLength(13)
})
