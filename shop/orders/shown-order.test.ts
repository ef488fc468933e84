import { describe, expect, test } from 'vitest'
import type { VatLine } from '../money/vat.ts'
import { percentOf, showOrder, vatSummary } from './shown-order.ts'

const withVat: VatLine = { priceType: 1, percent: 7, net: 10_000, vat: 700, gross: 10_700 }
const onTop: VatLine = { priceType: 2, percent: 7, net: 96_000, vat: 6_720, gross: 102_720 }
const exempt: VatLine = { priceType: 0, percent: 0, net: 5_000, vat: 0, gross: 5_000 }

const oil = {
  line: 1,
  productCode: 'OIL',
  unit: 1 as const,
  priceType: 2 as const,
  amount: 100_000,
  discount: 10_000,
}
const tea = {
  line: 2,
  productCode: 'TEA',
  unit: 1 as const,
  priceType: 1 as const,
  amount: 10_700,
  discount: 0,
}
/**
 * Oil for 900.00 and delivery for 60.00 exclude VAT, tea for 107.00 includes it; cash rounding is 20 satang.
 */
const order = {
  subtotal: 110_700,
  discount: 10_000,
  deliveryFee: 6_000,
  feePriceType: 2 as const,
  cashRounding: -20,
  total: 113_400,
}

test('an order shows every line with VAT, and its sums come to what was paid', () => {
  const { amounts, sums } = showOrder({ order, lines: [tea, oil], vatGroups: [withVat, onTop] })
  expect(sums).toEqual({
    subtotal: 117_700,
    discount: 10_700,
    delivery: 6_420,
    cashRounding: -20,
    total: 113_400,
  })
  expect(amounts.get(1)).toEqual({ amount: 107_000, discount: 10_700, net: 96_300 })
  expect(amounts.get(2)).toEqual({ amount: 10_700, discount: 0, net: 10_700 })
})

test.each([
  ['all of it taxed', [withVat, onTop], 7],
  ['some of it taxed', [exempt, withVat], 7],
  ['nothing of it taxed', [exempt], 0],
  ['an order in points', [], 0],
])('the rate of an order: %s', (_what, groups, percent) => {
  expect(percentOf(groups)).toBe(percent)
})

describe('the VAT summary has a row with VAT and one without', () => {
  const fee = (deliveryFee: number, feePriceType: 0 | 1 | 2 | null) => ({
    ...order,
    deliveryFee,
    feePriceType,
  })
  const taxed = { priceType: 1, percent: 7, net: 106_000, vat: 7_420, gross: 113_420 }
  test.each([
    ['goods of every kind', fee(6_000, 2), [withVat, onTop, exempt], [taxed, exempt]],
    ['nothing exempt', fee(6_000, 2), [withVat, onTop], [taxed]],
    ['everything exempt', fee(0, 0), [exempt], [exempt]],
    [
      'an old order, whose fee stands in no group',
      fee(6_000, null),
      [withVat, exempt],
      [withVat, { ...exempt, net: 11_000, gross: 11_000 }],
    ],
    [
      'an old order with nothing exempt but its fee',
      fee(6_000, null),
      [withVat],
      [withVat, { ...exempt, net: 6_000, gross: 6_000 }],
    ],
    ['a single satang', fee(0, 1), [{ ...exempt, net: 1, gross: 1 }], [{ ...exempt, net: 1, gross: 1 }]],
    ['nothing to pay', fee(0, 1), [], []],
  ])('%s', (_what, given, vatGroups, rows) => {
    expect(vatSummary({ order: given, vatGroups })).toEqual(rows)
  })
})
