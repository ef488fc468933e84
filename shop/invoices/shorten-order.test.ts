import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type LineToShorten, type OrderToShorten, shortenOrder } from './shorten-order.ts'

const line = (given: Partial<LineToShorten> & { line: number }): LineToShorten => ({
  quantity: 10,
  price: 1_000,
  priceType: 1,
  discount: 0,
  points: 0,
  free: false,
  earnedBy: [],
  ...given,
})
const order = (lines: LineToShorten[], more: Partial<OrderToShorten> = {}): OrderToShorten => ({
  lines,
  deliveryFee: 0,
  feePriceType: 1,
  vatPercent: 7,
  cashStep: 0,
  ...more,
})

describe('what is not there is not paid for', () => {
  test('a piece costs what was agreed, its discount too', () => {
    const { lines, sums } = shortenOrder(order([line({ line: 1, discount: 1_000 })]), new Map([[1, 4]]))
    expect(lines[0]).toMatchObject({ delivered: 4, amount: 4_000, discount: 400 })
    expect(sums).toMatchObject({ goods: 4_000, discount: 400, total: 3_600 })
  })

  test('a satang that cannot be shared goes to the customer', () => {
    const { lines } = shortenOrder(order([line({ line: 1, quantity: 3, discount: 100 })]), new Map([[1, 1]]))
    expect(lines[0]?.discount).toBe(34)
  })

  test('a gift stays while anything that earned it is delivered, and goes with the last of it', () => {
    const lines = [
      line({ line: 1 }),
      line({ line: 2 }),
      line({ line: 3, free: true, price: 0, quantity: 1, earnedBy: [1, 2] }),
    ]
    const left = (there: [number, number][]) => shortenOrder(order(lines), new Map(there)).lines[2]?.delivered
    expect(left([[1, 0]])).toBe(1)
    expect(
      left([
        [1, 0],
        [2, 0],
      ]),
    ).toBe(0)
    expect(left([[3, 0]])).toBe(0)
  })

  test('more than was ordered, or less than nothing, cannot be delivered', () => {
    const { lines } = shortenOrder(
      order([line({ line: 1 }), line({ line: 2 })]),
      new Map([
        [1, 99],
        [2, -3],
      ]),
    )
    expect(lines.map(({ delivered }) => delivered)).toEqual([10, 0])
  })

  test('cash is rounded anew, the delivery fee stays', () => {
    const { sums } = shortenOrder(
      order([line({ line: 1, price: 1_010 })], { deliveryFee: 3_000, cashStep: 25 }),
      new Map([[1, 3]]),
    )
    expect(sums).toMatchObject({ goods: 3_030, cashRounding: -5, total: 6_025 })
  })
})

const lines = fc
  .array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 5_000 }),
      price: fc.integer({ min: 0, max: 9_000_000 }),
      priceType: fc.constantFrom(0 as const, 1 as const, 2 as const),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      left: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((rows) =>
    rows.map(({ share, left, ...row }, at) => ({
      ...line({ ...row, line: at + 1, discount: Math.floor(row.price * row.quantity * share) }),
      there: Math.floor(row.quantity * left),
    })),
  )

test('sums are those of the lines, never above what was agreed, and shortening twice is shortening once', () => {
  fc.assert(
    fc.property(lines, fc.integer({ min: 0, max: 90_000 }), (rows, deliveryFee) => {
      const agreed = order(rows, { deliveryFee })
      const whole = shortenOrder(agreed, new Map())
      const there = new Map(rows.map((row) => [row.line, row.there]))
      const short = shortenOrder(agreed, there)
      const { sums } = short
      expect(sums.goods - sums.discount + deliveryFee).toBe(
        sums.vatGroups.reduce((all, { priceType, net, vat }) => all + net + (priceType === 1 ? vat : 0), 0),
      )
      expect(sums.total).toBe(sums.vatGroups.reduce((all, { gross }) => all + gross, 0))
      expect(sums.total).toBeLessThanOrEqual(whole.sums.total)
      for (const [at, row] of short.lines.entries()) {
        const before = whole.lines[at]
        expect(row.discount).toBeLessThanOrEqual(row.amount)
        // No piece costs more than it was agreed for.
        expect(BigInt(row.amount - row.discount) * BigInt(row.quantity)).toBeLessThanOrEqual(
          BigInt((before?.amount ?? 0) - (before?.discount ?? 0)) * BigInt(row.delivered),
        )
      }
      const again = shortenOrder(
        order(
          short.lines.map((row) => ({ ...row, quantity: row.delivered })),
          { deliveryFee },
        ),
        new Map(),
      )
      expect(again.sums).toEqual(sums)
    }),
  )
})
