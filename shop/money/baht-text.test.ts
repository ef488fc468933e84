import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bahtText, satangOfText } from './baht-text.ts'

test.each([
  [0, '0.00'],
  [1, '0.01'],
  [7_400, '74.00'],
  [123_456_789_012_345, '1234567890123.45'],
])('%d satang are written %s', (satang, text) => {
  expect(bahtText(satang)).toBe(text)
})

test('what is written is read back, whatever the amount', () => {
  fc.assert(
    fc.property(fc.nat({ max: 999_999_999_999_999 }), (satang) => {
      expect(satangOfText(bahtText(satang))).toBe(satang)
    }),
  )
})

test.each([
  ['100', 10_000],
  ['74.5', 7_450],
  ['100.0000', 10_000],
  ['1.005', undefined],
  ['1e2', undefined],
  ['-1', undefined],
  ['', undefined],
  ['1,000', undefined],
  ['99999999999999999999', undefined],
  ['NaN', undefined],
  [' 1', undefined],
])('%j is %s satang', (text, satang) => {
  expect(satangOfText(text)).toBe(satang)
})
