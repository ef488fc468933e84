import { describe, expect, test } from 'vitest'
import { aProduct, aPromotion, lineOf, priced, tea, water } from '#checks/pricing/pricing-examples.ts'
import { promotionHint } from '../discounts/hints.ts'
import { whyNotReadable } from '../discounts/tiers.ts'
import type { Promotion } from '../promotions/promotion.ts'
import { promotionToPrice } from './promotions-to-price.ts'

describe('coupons', () => {
  const five = aPromotion({
    id: 'FREE',
    type: 2,
    tiers: [{ discount: 500, discountType: '%' }],
    saleProducts: ['TEA'],
  })
  const coupon = (discount: number) =>
    aPromotion({
      id: 'COUPON',
      type: 2,
      tiers: [{ discount, discountType: '%' }],
      saleProducts: ['TEA'],
      needsCoupon: true,
    })
  const used = (discount: number) =>
    priced({ lines: [lineOf(tea, 10)], promotions: [five, coupon(discount)], couponPromotionIds: ['COUPON'] })

  test.each([
    [400, 'FREE', [], 750],
    [500, 'FREE', [], 750],
    [510, 'COUPON', ['COUPON'], 770],
    [600, 'COUPON', ['COUPON'], 900],
  ])('one of %i against five percent that are free: %s holds', (discount, promotionId, ids, least) => {
    const { lines, couponPromotionIdsUsed, discount: off } = used(discount)
    expect([lines[0]?.rows[0]?.promotionId, couponPromotionIdsUsed]).toEqual([promotionId, ids])
    expect(off).toBeGreaterThanOrEqual(least)
  })

  test('one that gives a single gift is used up, and what needs none is never named', () => {
    const gift = aPromotion({
      type: 3,
      tiers: [{ orderBuy: 5, freeQuantity: 1 }],
      saleProducts: ['TEA'],
      freeProducts: ['WATER'],
      needsCoupon: true,
    })
    const with5 = priced({
      lines: [lineOf(tea, 5)],
      promotions: [gift, five],
      freeProducts: [water],
      couponPromotionIds: ['P1'],
    })
    expect(with5.couponPromotionIdsUsed).toEqual(['P1'])
    expect(with5.promotions).toEqual([
      { promotionId: 'FREE', needsCoupon: false, offered: 375, given: 375, freeQuantity: 0 },
      { promotionId: 'P1', needsCoupon: true, offered: 0, given: 0, freeQuantity: 1 },
    ])
    const with4 = priced({
      lines: [lineOf(tea, 4)],
      promotions: [gift],
      freeProducts: [water],
      couponPromotionIds: ['P1'],
    })
    expect([with4.couponPromotionIdsUsed, with4.promotions]).toEqual([[], []])
  })
})

describe('whatever the order things came in', () => {
  const [a, b] = [aProduct('A', [1], [1_000]), aProduct('B', [1], [1_000])]

  test('the satang left over goes to the first product code', () => {
    const one = aPromotion({ tiers: [{ discount: 1, discountType: 'Money' }], saleProducts: ['A', 'B'] })
    for (const lines of [
      [lineOf(a, 1), lineOf(b, 1)],
      [lineOf(b, 1), lineOf(a, 1)],
    ]) {
      const found = priced({ lines, promotions: [one] }).lines
      expect(found.find(({ productCode }) => productCode === 'A')?.discount).toBe(1)
    }
  })

  test('the last gift goes to the smaller id, and so does a tie of discounts', () => {
    const gift = (id: string) =>
      aPromotion({ id, type: 3, tiers: [{ freeQuantity: 1 }], saleProducts: ['A'], freeProducts: ['B'] })
    const off = (id: string) =>
      aPromotion({ id, tiers: [{ discount: 100, discountType: 'Money' }], saleProducts: ['A'] })
    for (const ids of [
      ['P1', 'P2', 'P3'],
      ['P3', 'P2', 'P1'],
      ['P2', 'P3', 'P1'],
    ]) {
      const gifts = priced({
        lines: [lineOf(a, 1)],
        promotions: ids.map(gift),
        freeProducts: [{ ...b, stockAvailable: 1 }],
      })
      expect(gifts.freeItems).toMatchObject([{ promotionId: 'P1', quantity: 1 }])
      const tie = priced({ lines: [lineOf(a, 1)], promotions: ids.map(off) })
      expect(tie.promotions.map(({ promotionId, given }) => [promotionId, given])).toEqual([
        ['P1', 100],
        ['P2', 0],
        ['P3', 0],
      ])
      expect(tie.lines[0]?.rows[0]?.why.at(-1)).toMatchObject({ kind: 'passedOver', promotionId: 'P2' })
    }
  })

  test.each<[string, object[], number]>([
    [
      'more of a kind first',
      [{ discount: 100 }, { discount: 300 }, { discount: 200 }].map((tier) => ({
        ...tier,
        discountType: 'Money',
      })),
      300,
    ],
    [
      'kinds by their name',
      [
        { discount: 100, discountType: 'Money' },
        { discount: 1_000, discountType: '%' },
      ],
      1_000,
    ],
    [
      'kinds by their name, the other way',
      [
        { discount: 1_000, discountType: '%' },
        { discount: 5_000, discountType: 'Money/UOM' },
      ],
      1_000,
    ],
  ])('equal tiers of every ten are settled: %s', (_what, tiers, discount) => {
    for (const turned of [tiers, tiers.toReversed()]) {
      const every = aPromotion({
        calculation: 1,
        tiers: turned.map((tier) => ({ orderBuy: 10, ...tier })),
        saleProducts: ['A'],
      })
      expect(priced({ lines: [lineOf(a, 10)], promotions: [every] }).discount).toBe(discount)
    }
  })

  test('of equal groups the one that gives more is given', () => {
    for (const gifts of [
      [1, 3, 2],
      [3, 2, 1],
    ]) {
      const every = aPromotion({
        ...{ type: 3, calculation: 1, saleProducts: ['A'], freeProducts: ['B'] },
        tiers: gifts.map((freeQuantity) => ({ orderBuy: 10, freeQuantity })),
      })
      expect(
        priced({ lines: [lineOf(a, 10)], promotions: [every], freeProducts: [b] }).freeItems,
      ).toMatchObject([{ quantity: 3, times: 1 }])
    }
  })

  test('the first of unknown words is told', () => {
    const words = ['Zed', 'Abc', 'Mid', 'Money', '%']
    for (const tiers of [words, words.toReversed(), ['Mid', 'Abc', 'Zed']].map((list) =>
      list.map((discountType) => ({ discountType })),
    )) {
      expect(whyNotReadable(aPromotion({ tiers }))).toEqual({
        promotionId: 'P1',
        field: 'discountType',
        value: 'Abc',
      })
    }
    expect(
      whyNotReadable(
        aPromotion({ tiers: ['Money', '%', 'Money/UOM'].map((discountType) => ({ discountType })) }),
      ),
    ).toBeUndefined()
  })
})

describe('tiers', () => {
  test.each([1, 2, 3])('from nothing on (orderBuy 0, counting %i) give nothing', (calculation) => {
    const zero = { orderBuy: 0, discount: 500, discountType: 'Money' }
    const { discount, promotions } = priced({
      lines: [lineOf(tea, 5)],
      promotions: [aPromotion({ calculation, tiers: [zero], saleProducts: ['TEA'] })],
    })
    expect([discount, promotions]).toEqual([0, []])
    const both = aPromotion({
      calculation,
      tiers: [zero, { ...zero, orderBuy: 1, discount: 7 }],
      saleProducts: ['TEA'],
    })
    expect(priced({ lines: [lineOf(tea, 1)], promotions: [both] }).discount).toBe(7)
  })

  test.each([
    [9, 100],
    [10, 1_500],
  ])('of different kinds, at %i the one that takes more off holds', (many, discount) => {
    const tiers = [
      { orderBuy: 1, discount: 100, discountType: 'Money' },
      { orderBuy: 10, discount: 1_000, discountType: '%' },
    ]
    for (const each of [tiers, tiers.toReversed()])
      expect(
        priced({
          lines: [lineOf(tea, many)],
          promotions: [aPromotion({ tiers: each, saleProducts: ['TEA'] })],
        }).discount,
      ).toBe(discount)
  })
})

describe('the tier that is named', () => {
  const named = (promotion: Parameters<typeof aPromotion>[0], many: number) =>
    priced({
      lines: [lineOf(aProduct('A', [1], [1_000]), many)],
      promotions: [aPromotion({ saleProducts: ['A'], ...promotion })],
    }).lines[0]?.rows[0]?.why[1]
  const turned = <Item>(list: Item[]) => [list, list.toReversed()]

  test('of two that take off the same from the same count is the first kind by name', () => {
    for (const tiers of turned([
      { orderBuy: 10, discount: 1_000, discountType: 'Money' },
      { orderBuy: 10, discount: 1_000, discountType: '%' },
    ]))
      expect(named({ tiers }, 10)).toMatchObject({ gain: { kind: 'percent' }, amount: 1_000 })
  })

  test('of two kinds that take off the same is the higher', () => {
    for (const tiers of turned([
      { orderBuy: 5, discount: 1_000, discountType: '%' },
      { orderBuy: 10, discount: 1_000, discountType: 'Money' },
    ]))
      expect(named({ tiers }, 10)).toMatchObject({ reached: 10, amount: 1_000 })
  })

  test('of one kind is that of the larger figure, even where both take all', () => {
    for (const tiers of turned([
      { orderBuy: 1, discount: 9_000, discountType: 'Money' },
      { orderBuy: 2, discount: 5_000, discountType: 'Money' },
    ]))
      expect(named({ tiers }, 2)).toMatchObject({ reached: 1, amount: 2_000 })
  })

  test('of every n is one that was reached and gives something', () => {
    const tiers = [
      { orderBuy: 24, discount: 300, discountType: 'Money' },
      { orderBuy: 10, discount: 100, discountType: 'Money' },
    ]
    expect(named({ calculation: 1, tiers }, 10)).toMatchObject({ reached: 10, times: 1 })
    const gifts = aPromotion({
      ...{ type: 3, calculation: 1, saleProducts: ['TEA'], freeProducts: ['WATER'] },
      tiers: [
        { orderBuy: 10, freeQuantity: 0 },
        { orderBuy: 5, freeQuantity: 1 },
        { orderBuy: 100, freeQuantity: 9 },
      ],
    })
    expect(
      priced({ lines: [lineOf(tea, 15)], promotions: [gifts], freeProducts: [water] }).freeItems,
    ).toMatchObject([{ reached: 5, times: 1 }])
  })
})

test('what a row passes over is the best of the others, whichever was looked at first', () => {
  const [a, b] = [aProduct('A', [1], [1_000]), aProduct('B', [1], [100])]
  const promotions = [
    aPromotion({
      id: 'BOTH',
      type: 2,
      tiers: [{ discount: 1_000, discountType: '%' }],
      saleProducts: ['A', 'B'],
    }),
    aPromotion({ id: 'MOST', tiers: [{ discount: 20, discountType: 'Money' }], saleProducts: ['B'] }),
    aPromotion({ id: 'NEXT', tiers: [{ discount: 15, discountType: 'Money' }], saleProducts: ['B'] }),
  ]
  const whyOf = (list: typeof promotions) =>
    priced({ lines: [lineOf(a, 1), lineOf(b, 1)], promotions: list }).lines[1]?.rows[0]?.why.slice(1)
  expect(whyOf(promotions)).toMatchObject([
    { promotionId: 'MOST', amount: 20 },
    { kind: 'passedOver', promotionId: 'NEXT', amount: 15 },
  ])
  expect(whyOf(promotions.slice(0, 2))).toMatchObject([
    { promotionId: 'MOST', amount: 20 },
    { kind: 'passedOver', promotionId: 'BOTH', amount: 10 },
  ])
})

describe('a promotion as a cart needs it', () => {
  const promotion = (type: 1 | 3, saleProducts: string[]): Promotion => ({
    ...{
      id: 'P1',
      name: 'n',
      shortName: 's',
      remark: '',
      startsOn: '',
      endsOn: '',
      enabled: true,
      type,
      calculation: 2,
    },
    ...{
      weekdays: 127,
      needsCoupon: false,
      tiers: [],
      saleProducts: new Set(saleProducts),
      freeProducts: ['G'],
    },
    audience: {
      all: true,
      customers: new Set(),
      excluded: new Set(),
      customerTypes: new Set(),
      storeTypes: new Set(),
    },
  })

  test.each([
    [3, [], true, []],
    [3, ['A'], false, ['A']],
    [1, [], false, []],
    [1, ['A', 'C'], false, ['A']],
  ] as const)('of type %i for %j speaks for the whole order: %s', (type, sold, wholeOrder, saleProducts) => {
    expect(promotionToPrice(promotion(type, [...sold]), ['A', 'B'])).toMatchObject({
      id: 'P1',
      wholeOrder,
      saleProducts,
      freeProducts: ['G'],
    })
  })
})

describe('what is missing to a promotion outside a cart', () => {
  const tiers = [{ orderBuy: 10, discount: 100, discountType: 'Money' }]
  test.each([
    [2, { units: 4, money: 9 }, 4, 6],
    [3, { units: 4, money: 9 }, 9, 1],
    [1, { units: 14, money: 0 }, 14, 6],
  ])('counting by %i with %j', (calculation, count, have, missing) => {
    expect(promotionHint(aPromotion({ calculation, tiers }), count, ['TEA'])).toMatchObject({
      have,
      missing,
      productCodes: ['TEA'],
    })
  })

  test('is nothing once all is reached', () => {
    expect(promotionHint(aPromotion({ tiers }), { units: 10, money: 0 }, [])).toBeUndefined()
  })
})
