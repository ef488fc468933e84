import { expect, test } from 'vitest'
import { readBaht } from './read-baht.ts'

test.each([
  ['1,499.07', 149_907],
  [' 120.5 ', 12_050],
  ['7', 700],
  ['0', undefined],
  ['-5', undefined],
  ['1.234', undefined],
  ['', undefined],
  ['1e3', undefined],
])('%s is read as an amount', (text, satang) => {
  expect(readBaht(text)).toBe(satang)
})
