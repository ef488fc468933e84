import { describe, expect, test } from 'vitest'
import { aProduct, aPromotion, lineOf, priced } from '#checks/pricing/pricing-examples.ts'
import type { PriceType } from '../money/vat.ts'
import { roundingOf, showFigures } from './shown-figures.ts'

const oil = aProduct('OIL', [1], [66_800], 2)
const half = aPromotion({ type: 2, saleProducts: ['OIL'], tiers: [{ discount: 5_000, discountType: '%' }] })
const fee = (priceType: PriceType, amount = 6_000) => ({ fee: amount, freeFrom: null, priceType })

test('goods taxed on top cost on their line what their tag says, and why says it too', () => {
  const [line] = priced({ lines: [lineOf(oil, 1)] }).lines
  expect(line).toMatchObject({ net: 66_800, shown: { amount: 71_476, discount: 0, net: 71_476 } })
  expect(line?.rows[0]?.why).toEqual([{ kind: 'price', basis: 'level', price: 71_476 }])
})

test('a discount is shown with VAT, and so is the reason for it', () => {
  const { lines, shown } = priced({ lines: [lineOf(oil, 1)], promotions: [half] })
  expect(lines[0]?.shown).toEqual({ amount: 71_476, discount: 35_738, net: 35_738 })
  expect(lines[0]?.rows[0]?.why.at(-1)).toMatchObject({ kind: 'promotion', amount: 35_738 })
  expect(shown).toEqual({ subtotal: 71_476, discount: 35_738, delivery: 0, cashRounding: 0, total: 35_738 })
})

test('what a better promotion passes over is said with VAT', () => {
  const less = aPromotion({
    id: 'P2',
    type: 2,
    saleProducts: ['OIL'],
    tiers: [{ discount: 1_000, discountType: '%' }],
  })
  const { lines } = priced({ lines: [lineOf(oil, 1)], promotions: [half, less] })
  expect(lines[0]?.rows[0]?.why.at(-1)).toEqual({ kind: 'passedOver', promotionId: 'P2', amount: 7_148 })
})

describe('the delivery fee stands in the VAT group of its price type', () => {
  test.each([
    [1, 16_700, 6_000, 393],
    [2, 17_120, 6_420, 420],
    [0, 16_700, 6_000, 0],
  ] as const)('%i: the total is %i, delivery reads %i, of it VAT %i', (priceType, total, delivery, vat) => {
    const subtotal = aProduct('TEA', [1], [10_700])
    const cart = priced({ lines: [lineOf(subtotal, 1)], delivery: fee(priceType) })
    expect(cart).toMatchObject({
      total,
      deliveryFee: 6_000,
      shown: { subtotal: 10_700, discount: 0, delivery, total },
    })
    // One rounding for lines and fee together.
    expect(Math.abs(cart.vat - 700 - vat)).toBeLessThanOrEqual(1)
    expect(
      cart.vatGroups.reduce((sum, { net, vat: on, priceType: type }) => sum + net + (type === 2 ? on : 0), 0),
    ).toBe(total)
  })

  test('goods and fee share one rounding when both come without VAT', () => {
    const cent = aProduct('CENT', [1], [7], 2)
    // 7 % of 7 is 0.49 satang, twice; of 14 it is 0.98, so one satang, which goes to the line.
    expect(priced({ lines: [lineOf(cent, 1)], delivery: fee(2, 7) })).toMatchObject({
      total: 15,
      vatOnTop: 1,
      shown: { subtotal: 8, delivery: 7, total: 15 },
    })
  })
})

test('satang left over from VAT fall on the same rows whatever order they come in', () => {
  const rows = ['B', 'A', 'C'].map((productCode) => ({
    productCode,
    position: 1,
    priceType: 2 as const,
    amount: 333,
    discount: 0,
  }))
  const show = (list: typeof rows) =>
    showFigures({ rows: list, deliveryFee: 0, feeType: 1, vatOnTop: 70, vatPercent: 7, cashRounding: 0 })
  const netOf = (list: typeof rows) =>
    Object.fromEntries([...show(list).amounts].map(([{ productCode }, { net }]) => [productCode, net]))
  expect(netOf(rows)).toEqual({ A: 357, B: 356, C: 356 })
  expect(netOf(rows.toReversed())).toEqual(netOf(rows))
})

test('of one product they fall on its bigger unit first, before products that come later', () => {
  const rows = [
    { productCode: 'A', position: 2, priceType: 2 as const, amount: 333, discount: 0 },
    { productCode: 'A', position: 3, priceType: 2 as const, amount: 333, discount: 0 },
    { productCode: 'B', position: 1, priceType: 2 as const, amount: 333, discount: 0 },
  ]
  const netOf = (order: readonly number[]) => {
    const list = order.flatMap((at) => rows[at] ?? [])
    const { amounts } = showFigures({
      rows: list,
      deliveryFee: 0,
      feeType: 1,
      vatOnTop: 70,
      vatPercent: 7,
      cashRounding: 0,
    })
    return rows.map((row) => amounts.get(row)?.net)
  }
  for (const order of [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ])
    expect(netOf(order)).toEqual([357, 356, 356])
})

test('a fee that has its VAT inside takes no satang of the goods’ VAT', () => {
  const rows = Array.from({ length: 14 }, (_, at) => ({
    productCode: `P${at}`,
    position: 1,
    priceType: 2 as const,
    amount: 101,
    discount: 0,
  }))
  const { sums } = showFigures({
    rows,
    deliveryFee: 6_000,
    feeType: 1,
    vatOnTop: 99,
    vatPercent: 7,
    cashRounding: 0,
  })
  expect(sums).toMatchObject({ subtotal: 1_513, delivery: 6_000 })
})

describe('cash', () => {
  test.each([
    [59_518, 25, -18],
    [59_518, 100, -18],
    [59_575, 25, 0],
    [59_575, 100, -75],
    [59_518, 0, 0],
    [18, 25, -18],
    [0, 25, 0],
  ])('%i satang, rounded down to %i, let off %i', (total, step, off) => {
    expect(roundingOf(total, step)).toBe(off)
  })

  test.each([
    ['in cash', true, 25, -18],
    ['not in cash', false, 25, 0],
    ['in cash where nothing is rounded', true, 0, 0],
  ])('paid %s, the total is rounded and VAT is not', (_how, paysCash, cashStep, off) => {
    const cart = { lines: [lineOf(aProduct('TEA', [1], [59_518]), 1)] }
    const exact = priced(cart)
    expect(priced({ ...cart, paysCash, cashStep })).toMatchObject({
      total: 59_518 + off,
      cashRounding: off,
      vat: exact.vat,
      vatGroups: exact.vatGroups,
      shown: { subtotal: 59_518, cashRounding: off, total: 59_518 + off },
    })
  })
})

test('an old order’s fee stands in no VAT group', () => {
  const rows = [{ productCode: 'OIL', position: 1, priceType: 2 as const, amount: 50_063, discount: 0 }]
  const { sums } = showFigures({
    rows,
    deliveryFee: 6_000,
    feeType: null,
    vatOnTop: 3_504,
    vatPercent: 7,
    cashRounding: 0,
  })
  expect(sums).toEqual({ subtotal: 53_567, discount: 0, delivery: 6_000, cashRounding: 0, total: 59_567 })
})
