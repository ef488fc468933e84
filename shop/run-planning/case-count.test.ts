import fc from 'fast-check'
import { expect, test } from 'vitest'
import { caseCount } from './case-count.ts'

const line = (quantity: number, rate: number, caseRate: number) => ({ quantity, rate, caseRate })

test.each([
  ['nothing fills nothing', [], 0],
  ['three cases of twelve are three', [line(3, 12, 12)], 300],
  ['six bottles are half a case of twelve', [line(6, 1, 12)], 50],
  ['two packs of six are a case of twelve', [line(2, 6, 12)], 100],
  ['one bottle of twelve is rounded up', [line(1, 1, 12)], 9],
  ['thirds of different products make one whole case', [line(4, 1, 12), line(8, 1, 24), line(2, 1, 6)], 100],
  ['an order is rounded once, not each of its lines', [line(1, 1, 12), line(1, 1, 12), line(1, 1, 12)], 25],
  ['a product whose largest unit is unknown counts each unit as a case', [line(2, 6, 0)], 200],
])('%s', (_, lines, cases) => expect(caseCount(lines)).toBe(cases))

const lines = fc.array(
  fc.record({
    quantity: fc.integer({ min: 0, max: 9_999 }),
    rate: fc.integer({ min: 1, max: 500 }),
    caseRate: fc.integer({ min: 1, max: 1_000 }),
  }),
  { maxLength: 30 },
)

test('the order of the lines does not matter, and two orders never fill less than one with all their lines', () => {
  fc.assert(
    fc.property(lines, lines, (one, other) => {
      const together = caseCount([...one, ...other])
      expect(caseCount([...other, ...one].reverse())).toBe(together)
      const apart = caseCount(one) + caseCount(other)
      return together <= apart && apart <= together + 1
    }),
  )
})

test('it is never less than what the lines fill, and less than a hundredth more', () => {
  fc.assert(
    fc.property(lines, (all) => {
      const filled = all.reduce(
        (sum, { quantity, rate, caseRate }) => sum + (100 * quantity * rate) / caseRate,
        0,
      )
      const counted = caseCount(all)
      return counted > filled - 1e-3 && counted < filled + 1 + 1e-3
    }),
  )
})
