import { expect, test } from 'vitest'
import { changeDue } from './change-due.ts'
import { lineWithoutReason, readBaht, refusalsOf } from './door-draft.ts'

const lines = [
  { line: 1, quantity: 5 },
  { line: 2, quantity: 2 },
]

test('a line that is taken whole is not refused, also after it was lowered and raised again', () => {
  expect(refusalsOf({ taken: { 1: 5 }, reasons: { 1: 'damaged' } }, lines)).toEqual([])
})

test('a line that is taken in part is refused with its reason', () => {
  expect(refusalsOf({ taken: { 1: 3 }, reasons: { 1: 'damaged' } }, lines)).toEqual([
    { line: 1, taken: 3, reason: 'damaged' },
  ])
})

test('every refused line needs its own reason', () => {
  expect(lineWithoutReason({ taken: { 1: 0, 2: 1 }, reasons: { 1: 'wrong' } }, lines)).toBe(2)
  expect(lineWithoutReason({ taken: { 1: 0 }, reasons: { 1: 'wrong' } }, lines)).toBeUndefined()
})

test.each([
  ['1,234.5', 123_450],
  ['0', 0],
  [' 99.99 ', 9_999],
  ['', undefined],
  ['1.234', undefined],
  ['-5', undefined],
  ['12 baht', undefined],
])('%j is read as %s satang', (text, amount) => {
  expect(readBaht(text)).toBe(amount)
})

test('change is what is over, and nothing while it is not enough', () => {
  expect([changeDue(8_050, 10_000), changeDue(8_050, 8_050), changeDue(8_050, 8_000)]).toEqual([
    1_950,
    0,
    undefined,
  ])
})
