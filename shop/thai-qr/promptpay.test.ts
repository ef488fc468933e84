import { expect, test } from 'vitest'
import { billPayload, promptPayPayload } from './promptpay.ts'

test('a mobile number with an amount is what other makers of the code write', () => {
  expect(promptPayPayload('0801234567', 422)).toBe(
    '00020101021229370016A000000677010111011300668012345675802TH530376454044.22630444FE',
  )
})

test.each([
  ['0105559000014', '02130105559000014'],
  ['004999000288505', '0315004999000288505'],
])('%s is told by its kind', (id, proxy) => {
  expect(promptPayPayload(id, 96_992)).toContain(`0016A000000677010111${proxy}`)
  expect(promptPayPayload(id, 96_992)).toMatch(/5406969\.926304[0-9A-F]{4}$/)
})

test.each(['', '12345', '1801234567', '08012345678'])('%s is no number PromptPay knows', (id) => {
  expect(() => promptPayPayload(id, 100)).toThrow()
})

test.each(['x0801234567', '1234567890123456', 'x01055590000140', '01055590000140', 'x004999000288505'])(
  'nor is %s',
  (id) => {
    expect(() => promptPayPayload(id, 100)).toThrow()
  },
)

test('the checksum always has four digits', () => {
  for (let amount = 1; amount <= 300; amount++)
    expect(promptPayPayload('0801234567', amount)).toMatch(/6304[0-9A-F]{4}$/)
})

test.each([
  [{ billerId: '01055590000149', ref1: 'SO1', amount: 100 }, 'biller'],
  [{ billerId: '0105559000014', ref1: 'so1', amount: 100 }, 'reference'],
  [{ billerId: '0105559000014', ref1: '', amount: 100 }, 'reference'],
  [{ billerId: '0105559000014', ref1: 'SO1', ref2: 'A'.repeat(21), amount: 100 }, 'reference'],
  [{ billerId: '0105559000014', ref1: 'SO1', amount: 0.5 }, 'satang'],
  [{ billerId: '0105559000014', ref1: 'SO1', amount: -1 }, 'satang'],
])('a bill like %o is refused', (bill, why) => {
  expect(() => billPayload(bill)).toThrow(why)
})
