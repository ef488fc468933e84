import { describe, expect, test } from 'vitest'
import { aPromotion } from '#checks/pricing/pricing-examples.ts'
import { salesPrice } from './sales-price.ts'
import { type PriceCells, unitPrices, windowOn } from './unit-prices.ts'

const list: PriceCells = { prices: [24_000, null, 1_100], types: [1, null, null] }
const own: PriceCells = { prices: [22_800, 5_800, null], types: [2, null, 0] }
const prices = (parts: Parameters<typeof unitPrices>[0]) =>
  unitPrices(parts, [24, 6, 1]).units.map(({ price, priceType }) => [price, priceType])

describe('a customer’s price', () => {
  test('is that of their level; a blank cell is derived from unit 1 by the ratio of rates', () => {
    expect(prices({ list })).toEqual([
      [24_000, 1],
      [6_000, 1],
      [1_100, 1],
    ])
    expect(prices({ list, own })).toEqual([
      [22_800, 2],
      [5_800, 2],
      [950, 0],
    ])
  })

  test('is the advance price while there is one', () => {
    const advance: PriceCells = { prices: [20_000, null, null], types: [1, null, null] }
    expect(unitPrices({ list, own, advance }, [24, 0, 0])).toEqual({
      basis: 'advance',
      units: [{ position: 1, rate: 24, price: 20_000, priceType: 1 }],
    })
  })

  test('derived prices are rounded half up: 100.01 baht for 24 is 4.17 for one', () => {
    expect(
      unitPrices({ list: { ...list, prices: [10_001, null, null] } }, [24, 12, 1]).units.map(
        (unit) => unit.price,
      ),
    ).toEqual([10_001, 5_001, 417])
  })
})

test.each([
  ['2026-11-09', undefined],
  ['2026-11-10', 'first'],
  ['2026-11-15', 'second'],
  ['2026-11-20', 'second'],
  ['2026-11-21', undefined],
])('on %s the window in force is %s: the one that started last', (day, name) => {
  const windows = [
    { ...list, startsOn: '2026-11-15', endsOn: '2026-11-20', name: 'second' },
    { ...list, startsOn: '2026-11-10', endsOn: '2026-11-18', name: 'first' },
  ]
  expect(windowOn(windows, day)?.name).toBe(name)
})

describe('the price on the tag', () => {
  const unit = { position: 1, rate: 12, price: 10_015, priceType: 1 } as const
  test.each([
    ['5% from the first unit', { calculation: 2, tiers: [{ discount: 500, discountType: '%' }] }, 9_514],
    [
      '50 satang off each base unit',
      { calculation: 2, tiers: [{ discount: 50, discountType: 'Money/UOM' }] },
      9_415,
    ],
    ['10 satang for every unit', { calculation: 1, tiers: [{ discount: 10, discountType: 'Money' }] }, 9_895],
    [
      '5% from 12 on needs a threshold',
      { calculation: 2, tiers: [{ orderBuy: 12, discount: 500, discountType: '%' }] },
      10_015,
    ],
    [
      'money once is no price of a unit',
      { calculation: 2, tiers: [{ discount: 5_000, discountType: 'Money' }] },
      10_015,
    ],
    ['free goods leave the price', { type: 3, calculation: 1, tiers: [{ freeQuantity: 1 }] }, 10_015],
    [
      'more than 100% is nothing, not less',
      { calculation: 2, tiers: [{ discount: 20_000, discountType: '%' }] },
      0,
    ],
    ['what cannot be read is 0', { calculation: 2, tiers: [{ discountType: 'Baht' }] }, 0],
  ])('%s', (_says, promotion, price) => {
    expect(salesPrice(unit, [aPromotion(promotion)])).toBe(price)
  })
})
