import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareOut } from './share-out.ts'

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [2_400, [22_800, 12_000, 22_500], [955, 503, 942]],
  [0, [5, 5], [0, 0]],
  [7, [0, 0], [0, 0]],
  [10, [4, 6], [4, 6]],
])('%i shared by %o is %o', (total, weights, shares) => {
  expect(shareOut(total, weights)).toEqual(shares)
})

test('shares add up exactly, are less than one from their part, and never above a weight', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 5_000_000_000_000 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (list, part) => {
      const sum = list.reduce((all, weight) => all + weight, 0)
      const total = Math.floor(sum * part)
      const shares = shareOut(total, list)
      expect(shares.reduce((all, share) => all + share, 0)).toBe(total)
      for (const [at, share] of shares.entries()) {
        const gap = BigInt(share) * BigInt(sum) - BigInt(total) * BigInt(list[at] ?? 0)
        if (sum > 0) expect((gap < 0n ? -gap : gap) < BigInt(sum)).toBe(true)
        expect(share).toBeLessThanOrEqual(list[at] ?? 0)
      }
    }),
  )
})
