import { describe, expect, test } from 'vitest'
import { aProduct, aPromotion, lineOf, priced, tea } from '#checks/pricing/pricing-examples.ts'
import { salesPrice } from './sales-price.ts'

describe('gifts', () => {
  const eggs = aProduct('EGGS', [30, 10], [12_000, 4_000])
  const tenOne = (more: object = {}) =>
    aPromotion({
      type: 3,
      calculation: 1,
      tiers: [{ orderBuy: 10, freeQuantity: 1 }],
      saleProducts: ['TEA'],
      freeProducts: ['EGGS'],
      ...more,
    })

  test.each([
    [29, 2],
    [30, 3],
    [9, 0],
  ])(
    'come in whole smallest units: with %i base units on the shelf, %i of three',
    (stockAvailable, quantity) => {
      const { freeItems, needs } = priced({
        lines: [lineOf(tea, 30)],
        promotions: [tenOne()],
        freeProducts: [{ ...eggs, stockAvailable }],
      })
      expect(
        freeItems.map((item) => [item.quantity, item.promised, item.position, item.rate, item.baseUnits]),
      ).toEqual(quantity > 0 ? [[quantity, 3, 2, 10, quantity * 10]] : [])
      expect(needs.find(({ productCode }) => productCode === 'EGGS')?.baseUnits ?? 0).toBe(quantity * 10)
    },
  )

  test.each([
    [true, 20],
    [undefined, 0],
  ] as const)('that give points (%s) earn %i for their base units', (givesPoints, points) => {
    const cart = {
      lines: [lineOf(tea, 20)],
      promotions: [tenOne()],
      freeProducts: [{ ...eggs, givesPoints }],
      pointsPer100Baht: 1,
    }
    expect(priced(cart)).toMatchObject({ freeItems: [{ points }], pointsEarned: 3 + points })
  })

  test('of goods that are never counted are always given, and never of goods without a unit', () => {
    const boundless = { ...eggs, stockControlled: false, stockAvailable: 0 }
    expect(
      priced({ lines: [lineOf(tea, 10)], promotions: [tenOne()], freeProducts: [boundless] }).freeItems,
    ).toMatchObject([{ quantity: 1 }])
    expect(
      priced({ lines: [lineOf(tea, 9)], promotions: [tenOne()], freeProducts: [boundless] }).hints,
    ).toHaveLength(1)
    const bare = priced({
      lines: [lineOf(tea, 10)],
      promotions: [tenOne()],
      freeProducts: [{ ...eggs, units: [] }],
    })
    expect([bare.freeItems, bare.hints]).toEqual([[], []])
  })

  test.each([
    ['what is bought is given too', { freeProducts: ['TEA'] }, 11, 1],
    ['what is bought is given too, one too few', { freeProducts: ['TEA'] }, 10, 0],
    ['the whole order counts', { freeProducts: ['TEA'], saleProducts: [], wholeOrder: true }, 11, 1],
    [
      'the whole order counts, one too few',
      { freeProducts: ['TEA'], saleProducts: [], wholeOrder: true },
      10,
      0,
    ],
  ])('are promised only when they will be there: %s', (_what, more, stockAvailable, hints) => {
    const promotions = [tenOne(more)]
    expect(
      priced({ lines: [lineOf(tea, 9)], promotions, freeProducts: [{ ...tea, stockAvailable }] }).hints,
    ).toHaveLength(hints)
  })

  test('counted in money promise without knowing what will be bought', () => {
    const promotions = [
      tenOne({ calculation: 3, tiers: [{ orderBuy: 15_000, freeQuantity: 1 }], freeProducts: ['TEA'] }),
    ]
    expect(
      priced({ lines: [lineOf(tea, 9)], promotions, freeProducts: [{ ...tea, stockAvailable: 10 }] }).hints,
    ).toHaveLength(1)
    expect(
      priced({ lines: [lineOf(tea, 9)], promotions, freeProducts: [{ ...tea, stockAvailable: 9 }] }).hints,
    ).toEqual([])
  })
})

test.each([
  [[30, 10], 9, 0],
  [[30, 10], 10, 1],
  [[24, 6, 2], 1, 0],
  [[24, 6, 2], 2, 1],
])(
  'a gift that comes in units of %j is promised with %i on the shelf: %i',
  (rates, stockAvailable, expected) => {
    const gift = { ...aProduct('GIFT', rates, [1, 1, 1]), stockAvailable }
    const promotion = aPromotion({
      type: 3,
      tiers: [{ orderBuy: 5, freeQuantity: 1 }],
      saleProducts: ['TEA'],
      freeProducts: ['GIFT'],
    })
    expect(
      priced({ lines: [lineOf(tea, 4)], promotions: [promotion], freeProducts: [gift] }).hints,
    ).toHaveLength(expected)
  },
)

test('a price tag knows no gifts', () => {
  const gift = aPromotion({
    type: 3,
    tiers: [{ orderBuy: 1, freeQuantity: 1, discount: 500, discountType: 'Money/UOM' }],
  })
  expect(salesPrice({ position: 1, rate: 1, price: 1_500, priceType: 1 }, [gift])).toBe(1_500)
})
