import { describe, expect, test } from 'vitest'
import { aCart, aProduct, aPromotion } from '#checks/pricing/pricing-examples.ts'
import { isReached, nextTier } from '../discounts/next-tier.ts'
import type { CartToPrice } from '../priced-cart/cart-to-price.ts'
import { biggerUnitHints } from './bigger-units.ts'
import { priceCart } from './price-cart.ts'

type Tiers = Parameters<typeof aPromotion>[0]['tiers']
const money = (orderBuy: number, discount: number) => ({ orderBuy, discount, discountType: 'Money' })
const each = (orderBuy: number, discount: number) => ({ orderBuy, discount, discountType: 'Money/UOM' })
const percent = (orderBuy: number, discount: number) => ({ orderBuy, discount, discountType: '%' })
const gift = (orderBuy: number, freeQuantity: number) => ({ orderBuy, freeQuantity })
const turned = (tiers: Tiers) => [tiers, tiers?.toReversed()]

describe('the next threshold', () => {
  test.each<[string, Tiers, number, number | undefined]>([
    ['nothing bought', [money(10, 100)], 0, 10],
    ['one too few', [money(10, 100)], 9, 10],
    ['just reached', [money(10, 100)], 10, undefined],
    ['the nearer of two', [money(20, 200), money(10, 100)], 5, 10],
    ['the farther, once the nearer is reached', [money(20, 200), money(10, 100)], 10, 20],
    ['one that gives no more than a lower one', [money(10, 100), money(20, 100)], 10, undefined],
    ['one that gives less than a lower one', [money(10, 100), money(20, 50), money(30, 150)], 10, 30],
    ['one that gives nothing', [money(10, 0), money(20, 5)], 0, 20],
    ['a single unit', [money(1, 100)], 0, 1],
    ['nothing at all', [money(0, 100)], 0, undefined],
    ['a lower one that counts for nothing', [money(0, 900), money(10, 100)], 0, 10],
    ['a lower one that gives nothing, of another kind', [percent(5, 0), money(10, 100)], 0, 10],
    ['a percentage that may beat money', [percent(5, 100), money(10, 100)], 5, undefined],
    ['two of one height, the better of them', [money(10, 100), money(10, 200)], 0, 10],
    ['two alike', [money(10, 100), money(10, 100)], 0, 10],
    ['one that gives less than a single unit does', [money(1, 200), money(10, 100)], 5, undefined],
  ])('%s', (_what, tiers, have, target) => {
    for (const list of turned(tiers))
      expect(nextTier(aPromotion({ calculation: 2, tiers: list ?? [] }), have)?.target).toBe(target)
  })

  test('of two of one height gives what the better gives', () => {
    for (const tiers of turned([money(10, 100), money(10, 200)]))
      expect(nextTier(aPromotion({ tiers: tiers ?? [] }), 0)).toMatchObject({ more: 200, altogether: 200 })
  })

  test.each([
    [3, 9, 10],
    [1, 9, undefined],
  ])('of gifts, whatever their discounts say (type %i)', (type, have, target) => {
    const tiers = [
      { ...gift(5, 1), discountType: '%' },
      { ...gift(10, 2), discountType: 'Money' },
    ]
    expect(nextTier(aPromotion({ type, tiers }), have)?.target).toBe(target)
  })

  test('of a percentage over money is told once the goods are worth it, and only when they are known', () => {
    const tea = aProduct('TEA', [1], [1_000])
    const hintsFor = (many: number) =>
      priceCart(
        aCart({
          lines: [{ product: tea, quantities: [many, 0, 0] }],
          promotions: [aPromotion({ tiers: [money(2, 500), percent(10, 1_000)], saleProducts: ['TEA'] })],
        }),
      ).hints.map(({ target }) => target)
    expect([hintsFor(4), hintsFor(5), hintsFor(6)]).toEqual([[], [], [10]])
    expect(nextTier(aPromotion({ tiers: [money(2, 500), percent(10, 1_000)] }), 6)).toBeUndefined()
  })
})

describe('the next group of every n', () => {
  const every = (tiers: Tiers, type = 3) => aPromotion({ type, calculation: 1, tiers: tiers ?? [] })

  test.each<[string, Tiers, number, [number, number, number] | undefined]>([
    ['the first', [gift(10, 1)], 0, [10, 1, 1]],
    ['the next', [gift(10, 1)], 10, [20, 1, 2]],
    ['one short', [gift(10, 1)], 19, [20, 1, 2]],
    ['two of two sizes', [gift(2, 1), gift(5, 4)], 3, [4, 1, 2]],
    ['the large takes in the small', [gift(2, 1), gift(5, 4)], 4, [5, 2, 4]],
    ['behind a large one', [gift(2, 1), gift(5, 4)], 5, [7, 1, 5]],
    ['a large one that gives less', [gift(2, 2), gift(4, 1)], 3, [6, 1, 3]],
    ['a price for every unit is no goal', [gift(1, 1)], 3, undefined],
    ['beside a price for every unit', [gift(1, 1), gift(10, 20)], 9, [10, 11, 20]],
    ['beside a price for every unit, far off', [gift(1, 1), gift(30, 50)], 0, [30, 50, 50]],
    ['no better than a price for every unit', [gift(1, 1), gift(10, 9)], 0, undefined],
    ['behind a large one that gives less', [gift(2, 5), gift(7, 1)], 6, [13, 1, 16]],
    ['the eighth group', [gift(2, 5), gift(15, 1)], 14, [29, 1, 36]],
    ['the ninth, which is too far', [gift(2, 5), gift(17, 1)], 16, undefined],
    ['one that gives nothing', [gift(10, 0)], 3, undefined],
    ['one that counts for nothing', [gift(0, 5)], 3, undefined],
    ['beside one that counts for nothing', [gift(0, 5), gift(10, 1)], 3, [10, 1, 1]],
  ])('%s', (_what, tiers, have, next) => {
    for (const list of turned(tiers)) {
      const found = nextTier(every(list), have)
      expect(found && [found.target, found.more, found.altogether]).toEqual(next)
    }
  })

  test('of money and percentages together is not told', () => {
    expect(nextTier(every([money(10, 100), percent(20, 100)], 1), 3)).toBeUndefined()
    expect(nextTier(every([money(10, 100), money(20, 300)], 1), 3)).toMatchObject({ target: 10, more: 100 })
    expect(nextTier(every([each(10, 5), each(20, 8)], 1), 12)).toMatchObject({
      target: 20,
      altogether: 160,
      more: 110,
    })
    expect(nextTier(every([gift(10, 1), { ...gift(20, 3), discountType: '%' }]), 3)).toMatchObject({
      target: 10,
    })
  })

  test('is told once it is worth it: the second if not the first, and no third', () => {
    const queried: number[] = []
    const from = (least: number, tiers: Tiers) => {
      queried.length = 0
      const worth = (_tier: unknown, altogether: number) =>
        queried.push(altogether) > 0 && altogether >= least
      return nextTier(every(tiers), 0, worth)?.target
    }
    expect([from(1, [gift(10, 1)]), from(2, [gift(10, 1)])]).toEqual([10, undefined])
    const two = [gift(4, 1), gift(10, 5)]
    expect([from(1, two), queried.length]).toEqual([4, 1])
    expect([from(2, two), queried.length]).toEqual([10, 2])
    expect([from(9, two), queried.length]).toEqual([undefined, 2])
  })

  test('is named after the larger of two that fill at once', () => {
    for (const tiers of turned([gift(2, 1), gift(4, 3)]))
      expect(nextTier(every(tiers), 2)?.tier.orderBuy).toBe(4)
  })
})

test.each<[string, number, Tiers, number, boolean]>([
  ['from ten on, ten bought', 2, [gift(10, 1)], 10, true],
  ['from ten on, nine bought', 2, [gift(10, 1)], 9, false],
  ['from one on, one bought', 2, [gift(1, 1)], 1, true],
  ['every one, which is a price', 1, [gift(1, 1)], 5, false],
  ['every two', 1, [gift(2, 1)], 2, true],
  ['of nothing', 2, [gift(10, 0)], 10, false],
])('a promotion gives something already: %s', (_what, calculation, tiers, have, reached) => {
  expect(isReached(aPromotion({ type: 3, calculation, tiers: tiers ?? [] }), have)).toBe(reached)
})

describe('a promotion ahead that gains nothing is not told', () => {
  const tea = aProduct('TEA', [1], [1_000])
  const hints = (many: number, ...promotions: Parameters<typeof aPromotion>[0][]) =>
    priceCart(
      aCart({
        lines: [{ product: tea, quantities: [many, 0, 0] }],
        promotions: promotions.map((promotion, at) =>
          aPromotion({ id: `P${at}`, saleProducts: ['TEA'], ...promotion }),
        ),
      }),
    ).hints.map(({ promotionId, target }) => [promotionId, target])

  test.each<[string, Tiers, [string, number][]]>([
    ['less off each', [each(10, 99)], []],
    ['the same off each', [each(10, 100)], []],
    ['more off each', [each(10, 101)], [['P1', 10]]],
    ['less money', [money(10, 499)], []],
    ['the same money', [money(10, 500)], []],
    ['more money', [money(10, 501)], [['P1', 10]]],
  ])('%s than ten percent that hold already', (_what, tiers, hintsFor) => {
    expect(hints(5, { tiers: [percent(1, 1_000)] }, { tiers: tiers ?? [] })).toEqual(hintsFor)
  })
})

test('gains are told as what the tier says, but for every n as what comes on top', () => {
  const tea = aProduct('TEA', [1], [1_000])
  const gain = (promotion: Parameters<typeof aPromotion>[0], many: number) =>
    priceCart(
      aCart({
        lines: [{ product: tea, quantities: [many, 0, 0] }],
        promotions: [aPromotion({ saleProducts: ['TEA'], freeProducts: ['TEA'], ...promotion })],
        freeProducts: [tea],
      }),
    ).hints[0]?.gain
  expect(gain({ type: 3, calculation: 2, tiers: [gift(2, 1), gift(5, 3)] }, 3)).toEqual({
    kind: 'free',
    quantity: 3,
    productCodes: ['TEA'],
  })
  expect(gain({ type: 3, calculation: 1, tiers: [gift(2, 1), gift(5, 3)] }, 4)).toMatchObject({ quantity: 1 })
  expect(gain({ calculation: 2, tiers: [money(2, 100), money(5, 300)] }, 3)).toEqual({
    kind: 'money',
    amount: 300,
  })
  expect(gain({ calculation: 1, tiers: [each(5, 30)] }, 3)).toEqual({ kind: 'perUnit', amount: 30 })
})

describe('a bigger unit', () => {
  const swaps = (parts: Partial<CartToPrice>) => {
    const cart = aCart(parts)
    return biggerUnitHints(cart, priceCart(cart))
  }
  const sold = (
    rates: number[],
    prices: number[],
    quantities: readonly [number, number, number],
    more: object = {},
  ) => [{ product: { ...aProduct('W', rates, prices), ...more }, quantities }]
  const found = (lines: CartToPrice['lines'], parts: Partial<CartToPrice> = {}) =>
    swaps({ lines, ...parts }).map(({ from, to, missing, bigUnits, saves }) => [
      from,
      to,
      missing,
      bigUnits,
      saves,
    ])

  test.each<[string, CartToPrice['lines'], number[][]]>([
    ['half of it bought', sold([10, 1], [900, 100], [0, 5, 0]), [[2, 1, 5, 1, 100]]],
    ['less than half', sold([10, 1], [900, 100], [0, 4, 0]), []],
    ['one satang cheaper', sold([10, 1], [999, 100], [0, 10, 0]), [[2, 1, 0, 1, 1]]],
    ['no cheaper', sold([10, 1], [1_000, 100], [0, 10, 0]), []],
    ['dearer', sold([10, 1], [1_001, 100], [0, 10, 0]), []],
    ['a pair', sold([2, 1], [190, 100], [0, 2, 0]), [[2, 1, 0, 1, 10]]],
    ['more than one', sold([10, 1], [900, 100], [0, 25, 0]), [[2, 1, 0, 2, 200]]],
    ['beside one already', sold([10, 1], [900, 100], [1, 10, 0]), [[2, 1, 0, 1, 100]]],
    ['of no price', sold([10, 1], [0, 100], [0, 10, 0]), []],
    ['for one of no price', sold([10, 1], [900, 0], [0, 10, 0]), []],
    ['for one of a satang', sold([10, 1], [9, 1], [0, 10, 0]), [[2, 1, 0, 1, 1]]],
    ['that costs a satang', sold([10, 1], [1, 100], [0, 10, 0]), [[2, 1, 0, 1, 999]]],
    ['that is no whole number of small ones', sold([15, 10], [900, 700], [0, 3, 0]), []],
    [
      'the biggest that saves, of one row',
      sold([24, 6, 1], [2_000, 550, 100], [0, 0, 24]),
      [[3, 1, 0, 1, 400]],
    ],
    [
      'one short, on the shelf',
      sold([10, 1], [900, 100], [0, 9, 0], { stockAvailable: 10 }),
      [[2, 1, 1, 1, 100]],
    ],
    ['one short, not on the shelf', sold([10, 1], [900, 100], [0, 9, 0], { stockAvailable: 9 }), []],
    [
      'not counted at all',
      sold([10, 1], [900, 100], [0, 9, 0], { stockAvailable: 0, stockControlled: false }),
      [[2, 1, 1, 1, 100]],
    ],
    [
      'nothing missing of what is sold out',
      sold([10, 1], [900, 100], [0, 10, 0], { stockAvailable: 0 }),
      [[2, 1, 0, 1, 100]],
    ],
    [
      'six missing of a unit of ten each',
      sold([120, 10], [900, 100], [0, 6, 0], { stockAvailable: 119 }),
      [],
    ],
    [
      'six missing of a unit of ten each, there',
      sold([120, 10], [900, 100], [0, 6, 0], { stockAvailable: 120 }),
      [[2, 1, 6, 1, 300]],
    ],
  ])('%s', (_what, lines, hints) => {
    expect(found(lines)).toEqual(hints)
  })

  test('is not told in a cart paid with points, nor of a line that cannot be ordered', () => {
    expect(found(sold([10, 1], [900, 100], [0, 10, 0], { pointsPerUnit: 5 }), { mode: 'points' })).toEqual([])
    expect(found(sold([10, 1], [900, 100], [0, 10, 3]))).toEqual([])
  })

  test.each([
    [900, 1],
    [901, 0],
    [1_000, 0],
    [1_001, 1],
  ])('with a minimum of %i is told %i times: never to bring an order below it', (minimumOrder, times) => {
    expect(found(sold([10, 1], [900, 100], [0, 10, 0]), { minimumOrder })).toHaveLength(times)
  })

  test('is not told when it would cost one of two gifts', () => {
    const gifts = (orderBuy: number, freeQuantity: number, id: string) =>
      aPromotion({
        id,
        type: 3,
        calculation: 3,
        wholeOrder: true,
        tiers: [
          { orderBuy, freeQuantity },
          { orderBuy: 900, freeQuantity: 1 },
        ],
        freeProducts: ['G'],
      })
    const parts = { freeProducts: [aProduct('G', [1], [100])] }
    const lines = sold([10, 1], [900, 100], [0, 10, 0])
    expect(found(lines, { ...parts, promotions: [gifts(1_000, 2, 'P1')] })).toEqual([])
    expect(found(lines, { ...parts, promotions: [gifts(900, 2, 'P1')] })).toHaveLength(1)
    expect(found(lines, { ...parts, promotions: [gifts(1_000, 2, 'P1'), gifts(900, 3, 'P2')] })).toEqual([])
  })

  test('of equal worth are told in the order of their codes', () => {
    const codes = ['C', 'A', 'B']
    const lines = codes.map((code) => ({
      product: aProduct(code, [10, 1], [900, 100]),
      quantities: [0, 10, 0] as const,
    }))
    for (const list of [lines, lines.toReversed()])
      expect(swaps({ lines: list }).map(({ productCode }) => productCode)).toEqual(['A', 'B', 'C'])
  })
})

test('tiers of different kinds are weighed over all goods, not over one of them', () => {
  const hintsFor = (lower: number) =>
    priceCart(
      aCart({
        lines: [
          { product: aProduct('TEA', [1], [1_000]), quantities: [4, 0, 0] },
          { product: aProduct('GOLD', [1], [10_000]), quantities: [1, 0, 0] },
        ],
        promotions: [aPromotion({ tiers: [money(2, lower), each(10, 100)], saleProducts: ['TEA', 'GOLD'] })],
      }),
    ).hints.map(({ target }) => target)
  expect([hintsFor(700), hintsFor(500), hintsFor(499)]).toEqual([[], [], [10]])
})

describe('a bigger unit is not told', () => {
  const found = (parts: Partial<CartToPrice>) => {
    const cart = aCart(parts)
    return biggerUnitHints(cart, priceCart(cart)).map(({ productCode }) => productCode)
  }
  const bottles = (stockAvailable: number) => ({
    product: { ...aProduct('W', [10, 1], [900, 100]), stockAvailable },
    quantities: [0, 9, 0] as const,
  })

  test('when the same in small ones would bring a gift', () => {
    const gift = aPromotion({
      type: 3,
      calculation: 3,
      wholeOrder: true,
      tiers: [{ orderBuy: 1_000, freeQuantity: 1 }],
      freeProducts: ['G'],
    })
    expect(
      found({ lines: [bottles(100)], promotions: [gift], freeProducts: [aProduct('G', [1], [100])] }),
    ).toEqual([])
  })

  test('when it would take the gift that comes now', () => {
    const gift = aPromotion({
      type: 3,
      calculation: 3,
      saleProducts: ['W'],
      tiers: [{ orderBuy: 900, freeQuantity: 1 }],
      freeProducts: ['W'],
    })
    const line = bottles(10)
    expect(found({ lines: [line], promotions: [gift], freeProducts: [line.product] })).toEqual([])
    expect(found({ lines: [line] })).toEqual(['W'])
  })

  test('instead of another because a dearer one was looked at', () => {
    const lines = ['A', 'B', 'C', 'D'].map((code) => ({
      product: aProduct(code, [24, 6, 1], [2_000, 700, 100]),
      quantities: [0, 0, 24] as const,
    }))
    expect(found({ lines })).toEqual(['A', 'B', 'C', 'D'])
  })
})
