import { expect, test } from 'vitest'
import { readBaht } from './read-baht.ts'

test.each([
  ['12', 1_200],
  [' 12.5 ', 1_250],
  ['0.05', 5],
  ['1,200.25', 120_025],
  ['๑๒.๕๐', 1_250],
  ['฿9', 900],
  ['-3', -300],
  ['-0', 0],
])('%s is %s satang', (text, satang) => {
  expect(readBaht(text)).toBe(satang)
})

test.each(['', 'abc', '1.234', '1,2', '--1', '1e3', '12 baht', '1234567890'])('%s is asked again', (text) => {
  expect(readBaht(text)).toBeUndefined()
})
