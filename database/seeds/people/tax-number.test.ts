import { expect, test } from 'vitest'
import { thaiTaxNumber } from './tax-number.ts'

test.each([
  ['110170020345', '1101700203450'],
  ['123456789012', '1234567890121'],
])('%s is completed to %s', (twelve, whole) => {
  expect(thaiTaxNumber(twelve)).toBe(whole)
})
