import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromBaht, isBaht, roundRatio, toBaht } from './satang.ts'
import { sayMoney } from './say-money.ts'
import { type PriceType, vatOf, withVat } from './vat.ts'

describe('the one rounding rule', () => {
  test.each([
    [1, 2, 1],
    [-1, 2, -1],
    [1, 3, 0],
    [2, 3, 1],
    [10_700, 107, 100],
    [9_007_199_254_740_991, 1, 9_007_199_254_740_991],
  ])('%i / %i rounds to %i', (top, bottom, rounded) => {
    expect(roundRatio(top, bottom)).toBe(rounded)
  })

  test('is never more than half away from the exact ratio', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 1_000_000 }), (top, bottom) => {
        const gap = BigInt(roundRatio(top, bottom)) * BigInt(bottom) - BigInt(top)
        expect((gap < 0n ? -gap : gap) * 2n).toBeLessThanOrEqual(BigInt(bottom))
      }),
    )
  })
})

test('money survives the wire, whatever its size', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }),
      (satang) => fromBaht(toBaht(satang)) === satang,
    ),
  )
})

test.each([
  [1, true],
  [1.25, true],
  [0.1 + 0.2, true],
  [1.005, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
])('%d baht on the wire is money: %s', (baht, money) => {
  expect(isBaht(baht)).toBe(money)
})

test.each([
  [123_450, '฿1,234.50'],
  [0, '฿0.00'],
  [-5, '-฿0.05'],
  [100_000_000, '฿1,000,000.00'],
])('%i satang reads %s', (satang, said) => {
  expect(sayMoney(satang)).toBe(said)
})

describe('VAT', () => {
  test.each([
    [10_700, 1, 700],
    [10_000, 2, 700],
    [10_000, 0, 0],
    [1, 1, 0],
  ] as [number, PriceType, number][])('of %i satang of price type %i is %i', (amount, type, vat) => {
    expect(vatOf(amount, type, 7)).toBe(vat)
  })

  test('included VAT and its base add up to the price, excluded VAT comes on top', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (amount) => {
        expect(amount - vatOf(amount, 1, 7)).toBe(roundRatio(amount * 100, 107))
        expect(withVat(amount, 2, 7)).toBe(amount + vatOf(amount, 2, 7))
        expect(withVat(amount, 1, 7)).toBe(amount)
      }),
    )
  })
})
