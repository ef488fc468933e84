import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isBaht, roundPart, roundRatio } from './satang.ts'
import { sayNumber } from './say-money.ts'
import { shareOut } from './share-out.ts'

const most = 9_007_199_254_740_991

describe('rounding', () => {
  test.each([
    [1, -2, -1],
    [-1, -2, 1],
    [3, -2, -2],
    [-3, 2, -2],
    [1, -3, 0],
    [0, -5, 0],
    [5, -1, -5],
    [0, 5, 0],
    [-1, 3, 0],
    [5, 1, 5],
    [-most, 1, -most],
    [1, most, 0],
    // Doubles give one satang more here.
    [4_503_599_627_370_496, 3, 1_501_199_875_790_165],
  ])('%d / %d is %d', (top, bottom, rounded) => {
    expect(roundRatio(top, bottom) + 0).toBe(rounded)
  })

  test('a part of an amount of any size is exact, half rounded up', () => {
    const exact = (amount: number, part: number, of: number) =>
      Number((BigInt(amount) * BigInt(part) * 2n + BigInt(of)) / (BigInt(of) * 2n))
    fc.assert(
      fc.property(fc.nat(most), fc.nat(10_000), fc.integer({ min: 1, max: 10_000 }), (amount, part, of) => {
        expect(roundPart(amount, Math.min(part, of), of)).toBe(exact(amount, Math.min(part, of), of))
      }),
    )
    expect(roundPart(2 ** 51 + 1, 1, 2)).toBe(2 ** 50 + 1)
    expect(roundPart(5, 1, 2)).toBe(3)
  })
})

test.each([
  [1.15, true],
  [-1.15, true],
  [-1.005, false],
  [-1.999, false],
  [12_345_678_901.23, true],
  [-12_345_678_901.23, true],
  [90_071_992_547_409, true],
  [90_071_992_547_410, false],
  [-90_071_992_547_410, false],
])('%d baht is money: %s', (baht, money) => {
  expect(isBaht(baht)).toBe(money)
})

test.each([
  [0, '0'],
  [1, '1'],
  [1.6, '2'],
  [999, '999'],
  [1_000, '1,000'],
  [1_234_567, '1,234,567'],
  [-1, '-1'],
  [-1_234, '-1,234'],
])('the number %d reads %s', (value, said) => {
  expect(sayNumber(value)).toBe(said)
})

describe('sharing out', () => {
  test.each([
    [3, [1], [3]],
    [-5, [1, 2], [0, 0]],
    [1, [1, 0], [1, 0]],
    [1, [1, 1], [1, 0]],
    [2, [1, 2, 1], [1, 1, 0]],
    [3, [0, 1, 1], [0, 2, 1]],
  ])('%i by %o is %o', (total, weights, shares) => {
    expect(shareOut(total, weights)).toEqual(shares)
  })

  test('leaves the weights as they are, even when everyone gets their own', () => {
    const weights = [4, 6]
    expect(shareOut(10, weights)).not.toBe(weights)
  })

  test('agrees to the satang with whole numbers of any size', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 900_000_000_000_000 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(weights, fc.nat(1_000), (list, part) => {
        const sum = list.reduce((all, each) => all + each, 0)
        const total = Math.floor((sum / 1_000) * part)
        if (total <= 0) return
        const exact = list.map((weight, at) => {
          const product = BigInt(total) * BigInt(weight)
          return { at, share: product / BigInt(sum), rest: product % BigInt(sum) }
        })
        let left = BigInt(total) - exact.reduce((all, { share }) => all + share, 0n)
        for (const each of exact.toSorted((a, b) =>
          a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1,
        )) {
          if (left > 0n) each.share += 1n
          left -= 1n
        }
        expect(shareOut(total, list)).toEqual(exact.map(({ share }) => Number(share)))
      }),
    )
  })
})

test('whatever stands in satang is money on the wire, paid or owed', () => {
  fc.assert(fc.property(fc.integer({ min: -most, max: most }), (satang) => isBaht(satang / 100)))
  fc.assert(
    fc.property(fc.integer({ min: -90_000_000_000_000, max: 90_000_000_000_000 }), (satang) =>
      isBaht(satang / 100),
    ),
  )
})
