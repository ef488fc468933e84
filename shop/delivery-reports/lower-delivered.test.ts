import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditedOf, type Figures } from '../invoices/credit-figures.ts'
import type { LineToShorten } from '../invoices/shorten-order.ts'
import { lowerDelivered } from './lower-delivered.ts'

const lines: fc.Arbitrary<{ line: LineToShorten; steps: number[] }[]> = fc
  .array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 500 }),
      price: fc.integer({ min: 0, max: 900_000 }),
      priceType: fc.constantFrom(0 as const, 1 as const, 2 as const),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      steps: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 3, maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((all) =>
    all.map(({ share, steps, ...line }, at) => ({
      steps,
      line: {
        ...{ ...line, line: at + 1, points: 0, free: false, earnedBy: [] },
        discount: Math.floor(line.price * line.quantity * share),
      },
    })),
  )
const order = fc.record({
  deliveryFee: fc.integer({ min: 0, max: 20_000 }),
  feePriceType: fc.constantFrom(0 as const, 1 as const, 2 as const),
  vatPercent: fc.constantFrom(0, 7, 10),
  cashStep: fc.constantFrom(0, 25, 100),
})

type Lowered = ReturnType<typeof lowerDelivered<LineToShorten>>
const named = { productCode: '', nameTh: '', nameEn: '', unitNameTh: '', unitNameEn: '' }
const figuresOf = (lowered: Lowered): Figures => ({
  ...lowered.sums,
  subtotal: lowered.sums.goods,
  lines: lowered.lines
    .filter(({ delivered }) => delivered > 0)
    .map((line) => ({ ...named, ...line, quantity: line.delivered })),
})
const linesLeft = (lowered: Lowered): LineToShorten[] =>
  lowered.lines
    .filter(({ delivered }) => delivered > 0)
    .map(({ delivered, ...line }) => ({ ...line, quantity: delivered }))

test('credits in three parts come to the difference of the totals, and each adds up by VAT group', () => {
  fc.assert(
    fc.property(lines, order, (all, fee) => {
      let left = all.map(({ line }) => line)
      let now = lowerDelivered({ lines: left, ...fee }, new Map())
      const first = now.sums.total
      let credited = 0
      for (const part of [0, 1, 2]) {
        const pieces = new Map(
          left.map(({ line, quantity }) => [line, Math.floor(quantity * (all[line - 1]?.steps[part] ?? 0))]),
        )
        const next = lowerDelivered({ lines: left, ...fee }, pieces)
        const note = creditedOf({ before: figuresOf(now), after: figuresOf(next) })
        expect(note.total).toBe(now.sums.total - next.sums.total)
        expect(note.vatGroups.reduce((sum, { gross }) => sum + gross, 0) + note.cashRounding).toBe(note.total)
        for (const { net, vat, gross } of note.vatGroups) expect(net + vat).toBe(gross)
        expect(note.vatGroups.reduce((sum, { vat }) => sum + vat, 0)).toBe(note.vat)
        expect(note.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(note.subtotal)
        expect(note.lines.reduce((sum, { discount }) => sum + discount, 0)).toBe(note.discount)
        expect(note.total).toBeGreaterThanOrEqual(0)
        credited += note.total
        ;[left, now] = [linesLeft(next), next]
      }
      expect(first - now.sums.total).toBe(credited)
    }),
    { numRuns: 500 },
  )
})

test('a gift stays with the customer, also when all that earned it is credited', () => {
  const bought = { line: 1, quantity: 10, price: 1_000, priceType: 1 as const, discount: 0, points: 0 }
  const lowered = lowerDelivered(
    {
      lines: [
        { ...bought, free: false, earnedBy: [] },
        { ...bought, line: 2, price: 0, free: true, earnedBy: [1] },
      ],
      ...{ deliveryFee: 3_000, feePriceType: 1, vatPercent: 7, cashStep: 0 },
    },
    new Map([[1, 10]]),
  )
  expect(lowered.lines.map(({ delivered }) => delivered)).toEqual([0, 10])
  expect(lowered.sums.total).toBe(3_000)
})
