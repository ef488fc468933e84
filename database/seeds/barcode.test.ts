import { expect, test } from 'vitest'
import { ean13CheckDigit, thaiBarcode } from './barcode.ts'

test.each([
  ['400638133393', 1],
  ['978014300723', 4],
  ['885000000000', 3],
])('%s ends in %i', (twelve, digit) => {
  expect(ean13CheckDigit(twelve)).toBe(digit)
})

test('a Thai barcode has thirteen digits and passes its own check', () => {
  for (const article of [1, 42, 999_999_999]) {
    const code = thaiBarcode(article)
    expect(code).toMatch(/^885\d{10}$/)
    expect(ean13CheckDigit(code.slice(0, 12))).toBe(Number(code[12]))
  }
})
