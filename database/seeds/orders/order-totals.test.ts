import { expect, test } from 'vitest'
import { totalOrder } from './order-totals.ts'

test('tax included stays inside the total, tax not included comes on top, untaxed goods carry none', () => {
  const lines = [
    { amount: 10_700, discount: 0, priceType: 1 },
    { amount: 10_000, discount: 0, priceType: 2 },
    { amount: 5_000, discount: 0, priceType: 0 },
  ] as const
  expect(totalOrder(lines, 4_000)).toEqual({
    subtotal: 25_700,
    discount: 0,
    vat: 700 + 700,
    total: 25_700 + 4_000 + 700,
  })
})

test('a discount lowers the taxed amount', () => {
  expect(totalOrder([{ amount: 10_000, discount: 1_000, priceType: 2 }], 0)).toEqual({
    subtotal: 10_000,
    discount: 1_000,
    vat: 630,
    total: 9_630,
  })
})

test('VAT is rounded once for all lines of a type', () => {
  const line = { amount: 7, discount: 0, priceType: 2 } as const
  expect(totalOrder([line, line, line], 0).vat).toBe(Math.round(0.07 * 21))
})
