import { describe, expect, test } from 'vitest'
import { aCart, aProduct, aPromotion } from '#checks/pricing-examples.ts'
import type { Promotion } from '../promotions/promotion.ts'
import type { CartToPrice } from './cart-to-price.ts'
import { promotionHint } from './hints.ts'
import { priceCart } from './price-cart.ts'
import { promotionToPrice } from './promotions-to-price.ts'
import { salesPrice } from './sales-price.ts'
import { whyNotReadable } from './tiers.ts'
import { windowOn } from './unit-prices.ts'

const tea = aProduct('TEA', [1], [1_500])
const water = aProduct('WATER', [24, 1], [22_800, 1_000])
const of = (product: typeof tea, ...[one = 0, two = 0, three = 0]: number[]) => ({ product, quantities: [one, two, three] as const })
const priced = (parts: Partial<CartToPrice>) => priceCart(aCart(parts))

describe('what cannot be bought', () => {
  test.each([[-1], [1.5], [Number.NaN], [0]])('%d of a unit is none of it', (quantity) => {
    const { lines, total, needs } = priced({ lines: [of(tea, quantity)] })
    expect([lines[0]?.rows, lines[0]?.orderable, total, needs]).toEqual([[], false, 0, []])
  })

  test.each([1, 2, 3] as const)('a quantity of unit %i, which is not sold, is told and keeps the line from being ordered', (position) => {
    const units = water.units.slice(0, 1).map((unit) => ({ ...unit, position: ((position % 3) + 1) as 1 | 2 | 3 }))
    const quantities = [0, 0, 0].map((_, at) => (at === position - 1 ? 1 : at === position % 3 ? 2 : 0)) as [number, number, number]
    const { lines, problems } = priced({ lines: [{ product: { ...water, units }, quantities }] })
    expect(problems).toEqual([{ kind: 'unitNotSold', productCode: 'WATER', position }])
    expect(lines).toMatchObject([{ orderable: false, rows: [{ quantity: 2 }] }])
  })

  test('goods without a price are told and cannot be ordered, the others can', () => {
    const { lines, problems } = priced({ lines: [of(aProduct('FREE', [1], [0]), 1), of(tea, 1)] })
    expect(problems).toEqual([{ kind: 'noPrice', productCode: 'FREE', position: 1 }])
    expect(lines.map(({ orderable }) => orderable)).toEqual([false, true])
  })

  test('goods of a promotion that cannot be read say so, and it offers nothing', () => {
    const odd = aPromotion({ calculation: 7, tiers: [{ discount: 100, discountType: 'Money' }], saleProducts: ['TEA'] })
    const { lines, promotions, hints } = priced({ lines: [of(tea, 5)], promotions: [odd] })
    expect(lines[0]?.rows[0]?.why).toContainEqual({ kind: 'unknownPromotion', promotionId: 'P1' })
    expect([promotions, hints]).toEqual([[], []])
  })
})

describe('delivery and the minimum', () => {
  test.each([
    [{ fee: 6_000, freeFrom: 15_000 }, 10, 0, 0],
    [{ fee: 6_000, freeFrom: 15_001 }, 10, 6_000, 1],
    [{ fee: 6_000, freeFrom: null }, 10, 6_000, 0],
    [{ fee: 0, freeFrom: 99_000 }, 10, 0, 0],
    [{ fee: 1, freeFrom: 15_100 }, 10, 1, 100],
    [{ fee: 6_000, freeFrom: 0 }, 0, 0, 0],
  ])('%j, %i bought: costs %i, %i more make it free', (delivery, many, deliveryFee, missingToFreeDelivery) => {
    expect(priced({ lines: [of(tea, many)], delivery })).toMatchObject({ deliveryFee, missingToFreeDelivery })
  })

  test.each([
    [15_000, 0],
    [15_001, 1],
  ])('a minimum of %i misses %i', (minimumOrder, missingToMinimum) => {
    expect(priced({ lines: [of(tea, 10)], minimumOrder })).toMatchObject({ missingToMinimum })
  })
})

test.each([
  [6, 0],
  [7, 3],
  [13, 3],
  [14, 6],
])('%i bottles at 15 baht earn %i points at three for each hundred baht', (many, pointsEarned) => {
  expect(priced({ lines: [of(tea, many)], pointsPer100Baht: 3 })).toMatchObject({ pointsEarned, points: 0 })
})

describe('coupons', () => {
  const five = aPromotion({ id: 'FREE', type: 2, tiers: [{ discount: 500, discountType: '%' }], saleProducts: ['TEA'] })
  const coupon = (discount: number) =>
    aPromotion({ id: 'COUPON', type: 2, tiers: [{ discount, discountType: '%' }], saleProducts: ['TEA'], needsCoupon: true })
  const used = (discount: number) => priced({ lines: [of(tea, 10)], promotions: [five, coupon(discount)], couponPromotionIds: ['COUPON'] })

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
    const with5 = priced({ lines: [of(tea, 5)], promotions: [gift, five], freeProducts: [water], couponPromotionIds: ['P1'] })
    expect(with5.couponPromotionIdsUsed).toEqual(['P1'])
    expect(with5.promotions).toEqual([
      { promotionId: 'FREE', needsCoupon: false, offered: 375, given: 375, freeQuantity: 0 },
      { promotionId: 'P1', needsCoupon: true, offered: 0, given: 0, freeQuantity: 1 },
    ])
    const with4 = priced({ lines: [of(tea, 4)], promotions: [gift], freeProducts: [water], couponPromotionIds: ['P1'] })
    expect([with4.couponPromotionIdsUsed, with4.promotions]).toEqual([[], []])
  })
})

describe('whatever the order things came in', () => {
  const [a, b] = [aProduct('A', [1], [1_000]), aProduct('B', [1], [1_000])]

  test('the satang left over goes to the first product code', () => {
    const one = aPromotion({ tiers: [{ discount: 1, discountType: 'Money' }], saleProducts: ['A', 'B'] })
    for (const lines of [
      [of(a, 1), of(b, 1)],
      [of(b, 1), of(a, 1)],
    ]) {
      const found = priced({ lines, promotions: [one] }).lines
      expect(found.find(({ productCode }) => productCode === 'A')?.discount).toBe(1)
    }
  })

  test('the last gift goes to the smaller id, and so does a tie of discounts', () => {
    const gift = (id: string) => aPromotion({ id, type: 3, tiers: [{ freeQuantity: 1 }], saleProducts: ['A'], freeProducts: ['B'] })
    const off = (id: string) => aPromotion({ id, tiers: [{ discount: 100, discountType: 'Money' }], saleProducts: ['A'] })
    for (const ids of [
      ['P1', 'P2', 'P3'],
      ['P3', 'P2', 'P1'],
      ['P2', 'P3', 'P1'],
    ]) {
      const gifts = priced({ lines: [of(a, 1)], promotions: ids.map(gift), freeProducts: [{ ...b, stockAvailable: 1 }] })
      expect(gifts.freeGoods).toMatchObject([{ promotionId: 'P1', quantity: 1 }])
      const tie = priced({ lines: [of(a, 1)], promotions: ids.map(off) })
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
      [{ discount: 100 }, { discount: 300 }, { discount: 200 }].map((tier) => ({ ...tier, discountType: 'Money' })),
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
      const every = aPromotion({ calculation: 1, tiers: turned.map((tier) => ({ orderBuy: 10, ...tier })), saleProducts: ['A'] })
      expect(priced({ lines: [of(a, 10)], promotions: [every] }).discount).toBe(discount)
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
      expect(priced({ lines: [of(a, 10)], promotions: [every], freeProducts: [b] }).freeGoods).toMatchObject([{ quantity: 3, times: 1 }])
    }
  })

  test('the first of unknown words is told', () => {
    const words = ['Zed', 'Abc', 'Mid', 'Money', '%']
    for (const tiers of [words, words.toReversed(), ['Mid', 'Abc', 'Zed']].map((list) => list.map((discountType) => ({ discountType })))) {
      expect(whyNotReadable(aPromotion({ tiers }))).toEqual({ promotionId: 'P1', field: 'discountType', value: 'Abc' })
    }
    expect(whyNotReadable(aPromotion({ tiers: ['Money', '%', 'Money/UOM'].map((discountType) => ({ discountType })) }))).toBeUndefined()
  })
})

describe('tiers', () => {
  test.each([1, 2, 3])('from nothing on (orderBuy 0, counting %i) give nothing', (calculation) => {
    const zero = { orderBuy: 0, discount: 500, discountType: 'Money' }
    const { discount, promotions } = priced({
      lines: [of(tea, 5)],
      promotions: [aPromotion({ calculation, tiers: [zero], saleProducts: ['TEA'] })],
    })
    expect([discount, promotions]).toEqual([0, []])
    const both = aPromotion({ calculation, tiers: [zero, { ...zero, orderBuy: 1, discount: 7 }], saleProducts: ['TEA'] })
    expect(priced({ lines: [of(tea, 1)], promotions: [both] }).discount).toBe(7)
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
      expect(priced({ lines: [of(tea, many)], promotions: [aPromotion({ tiers: each, saleProducts: ['TEA'] })] }).discount).toBe(discount)
  })
})

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
  ])('come in whole smallest units: with %i base units on the shelf, %i of three', (stockAvailable, quantity) => {
    const { freeGoods, needs } = priced({ lines: [of(tea, 30)], promotions: [tenOne()], freeProducts: [{ ...eggs, stockAvailable }] })
    expect(freeGoods.map((goods) => [goods.quantity, goods.promised, goods.position, goods.rate, goods.baseUnits])).toEqual(
      quantity > 0 ? [[quantity, 3, 2, 10, quantity * 10]] : [],
    )
    expect(needs.find(({ productCode }) => productCode === 'EGGS')?.baseUnits ?? 0).toBe(quantity * 10)
  })

  test.each([
    [true, 20],
    [undefined, 0],
  ] as const)('that give points (%s) earn %i for their base units', (givesPoints, points) => {
    const cart = { lines: [of(tea, 20)], promotions: [tenOne()], freeProducts: [{ ...eggs, givesPoints }], pointsPer100Baht: 1 }
    expect(priced(cart)).toMatchObject({ freeGoods: [{ points }], pointsEarned: 3 + points })
  })

  test('of goods that are never counted are always given, and never of goods without a unit', () => {
    const boundless = { ...eggs, stockControlled: false, stockAvailable: 0 }
    expect(priced({ lines: [of(tea, 10)], promotions: [tenOne()], freeProducts: [boundless] }).freeGoods).toMatchObject([{ quantity: 1 }])
    expect(priced({ lines: [of(tea, 9)], promotions: [tenOne()], freeProducts: [boundless] }).hints).toHaveLength(1)
    const bare = priced({ lines: [of(tea, 10)], promotions: [tenOne()], freeProducts: [{ ...eggs, units: [] }] })
    expect([bare.freeGoods, bare.hints]).toEqual([[], []])
  })

  test.each([
    ['what is bought is given too', { freeProducts: ['TEA'] }, 11, 1],
    ['what is bought is given too, one too few', { freeProducts: ['TEA'] }, 10, 0],
    ['the whole order counts', { freeProducts: ['TEA'], saleProducts: [], wholeOrder: true }, 11, 1],
    ['the whole order counts, one too few', { freeProducts: ['TEA'], saleProducts: [], wholeOrder: true }, 10, 0],
  ])('are promised only when they will be there: %s', (_what, more, stockAvailable, hints) => {
    const promotions = [tenOne(more)]
    expect(priced({ lines: [of(tea, 9)], promotions, freeProducts: [{ ...tea, stockAvailable }] }).hints).toHaveLength(hints)
  })

  test('counted in money promise without knowing what will be bought', () => {
    const promotions = [tenOne({ calculation: 3, tiers: [{ orderBuy: 15_000, freeQuantity: 1 }], freeProducts: ['TEA'] })]
    expect(priced({ lines: [of(tea, 9)], promotions, freeProducts: [{ ...tea, stockAvailable: 10 }] }).hints).toHaveLength(1)
    expect(priced({ lines: [of(tea, 9)], promotions, freeProducts: [{ ...tea, stockAvailable: 9 }] }).hints).toEqual([])
  })
})

test('a cart paid with points is all points and no money', () => {
  const cup = { ...aProduct('CUP', [24, 2], [100_000, 9_000]), pointsPerUnit: 1 }
  const sold = { ...aProduct('SOLD', [1], [1_000]), pointsPerUnit: 5 }
  const lines = [of(cup, 1, 3), of(tea, 2), { product: sold, quantities: [0, 4, 0] as const }]
  const row = { price: 0, priceType: 1, amount: 0, discount: 0, net: 0, promotionId: null }
  const line = { amount: 0, discount: 0, net: 0 }
  const none = { freeGoods: [], promotions: [], couponPromotionIdsUsed: [], hints: [], vatGroups: [], warnings: [] }
  const zero = { goods: 0, goodsWorth: 0, discount: 0, deliveryFee: 0, vat: 0, vatOnTop: 0, total: 0, pointsEarned: 0 }
  expect(priced({ mode: 'points', lines, delivery: { fee: 6_000, freeFrom: null }, minimumOrder: 30_000 })).toEqual({
    ...{ mode: 'points', ...none, ...zero, missingToFreeDelivery: 0, missingToMinimum: 0, points: 15 },
    lines: [
      {
        ...{ ...line, productCode: 'CUP', baseUnits: 30, points: 15, orderable: true },
        rows: [
          { ...row, position: 1, rate: 24, quantity: 1, baseUnits: 24, points: 12, why: [{ kind: 'points', pointsPerUnit: 1 }] },
          { ...row, position: 2, rate: 2, quantity: 3, baseUnits: 6, points: 3, why: [{ kind: 'points', pointsPerUnit: 1 }] },
        ],
      },
      {
        ...{ ...line, productCode: 'TEA', baseUnits: 2, points: 0, orderable: false },
        rows: [{ ...row, position: 1, rate: 1, quantity: 2, baseUnits: 2, points: 0, why: [{ kind: 'points', pointsPerUnit: 0 }] }],
      },
      { ...line, productCode: 'SOLD', baseUnits: 0, points: 0, orderable: false, rows: [] },
    ],
    problems: [
      { kind: 'unitNotSold', productCode: 'SOLD', position: 2 },
      { kind: 'notRedeemable', productCode: 'TEA' },
    ],
    needs: [
      { productCode: 'CUP', baseUnits: 30 },
      { productCode: 'TEA', baseUnits: 2 },
      { productCode: 'SOLD', baseUnits: 0 },
    ],
  })
})

describe('a promotion as a cart needs it', () => {
  const promotion = (type: 1 | 3, saleProducts: string[]): Promotion => ({
    ...{ id: 'P1', name: 'n', shortName: 's', remark: '', startsOn: '', endsOn: '', enabled: true, type, calculation: 2 },
    ...{ weekdays: 127, needsCoupon: false, tiers: [], saleProducts: new Set(saleProducts), freeProducts: ['G'] },
    audience: { all: true, customers: new Set(), excluded: new Set(), customerTypes: new Set(), storeTypes: new Set() },
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
    expect(promotionHint(aPromotion({ calculation, tiers }), count, ['TEA'])).toMatchObject({ have, missing, productCodes: ['TEA'] })
  })

  test('is nothing once all is reached', () => {
    expect(promotionHint(aPromotion({ tiers }), { units: 10, money: 0 }, [])).toBeUndefined()
  })
})

test('of price windows that overlap, the one that started last holds, and both of its days count', () => {
  const cells = { prices: [1, null, null], types: [1, null, null] } as const
  const [long, short] = [
    { ...cells, startsOn: '2026-11-01', endsOn: '2026-11-30' },
    { ...cells, startsOn: '2026-11-10', endsOn: '2026-11-12' },
  ]
  for (const windows of [
    [long, short],
    [short, long],
  ]) {
    const found = ['2026-10-31', '2026-11-01', '2026-11-10', '2026-11-12', '2026-11-13', '2026-11-30', '2026-12-01'].map((day) =>
      windowOn(windows, day),
    )
    expect(found).toEqual([undefined, long, short, short, long, long, undefined])
  }
})

test('a price tag knows no gifts', () => {
  const gift = aPromotion({ type: 3, tiers: [{ orderBuy: 1, freeQuantity: 1, discount: 500, discountType: 'Money/UOM' }] })
  expect(salesPrice({ position: 1, rate: 1, price: 1_500, priceType: 1 }, [gift])).toBe(1_500)
})

describe('so that nothing is counted twice or forgotten', () => {
  test('a quantity below nothing takes nothing from another line of the product', () => {
    expect(priced({ lines: [of(tea, 2), of(tea, -1)] }).total).toBe(3_000)
  })

  test('a single piece is needed from the shelf, in one VAT group, and costs no points', () => {
    const { needs, vatGroups, lines } = priced({ lines: [of(tea, 1)] })
    expect([needs, vatGroups.length]).toEqual([[{ productCode: 'TEA', baseUnits: 1 }], 1])
    expect(lines).toMatchObject([{ points: 0, rows: [{ points: 0 }] }])
  })

  test('points begin at a whole hundred baht', () => {
    expect(priced({ lines: [of(aProduct('X', [1], [3_333]), 3)] }).pointsEarned).toBe(0)
  })

  test('goods for points are priced by their smallest unit, and a unit that is not sold keeps the line back', () => {
    const cup = { ...aProduct('CUP', [24, 6, 2], [1, 1, 1]), pointsPerUnit: 1 }
    expect(priced({ mode: 'points', lines: [of(cup, 1, 1, 1)] })).toMatchObject({ points: 16, lines: [{ orderable: true }] })
    const pair = { ...water, pointsPerUnit: 1 }
    expect(priced({ mode: 'points', lines: [of(pair, 1, 0, 1)] }).lines).toMatchObject([{ orderable: false, rows: [{ points: 24 }] }])
    expect(priced({ mode: 'points', lines: [of(pair, 0, 0, 0)] }).lines).toMatchObject([{ orderable: false, rows: [] }])
  })

  test('a promotion that cannot be read gives no gift for the whole order either', () => {
    const odd = aPromotion({ type: 3, calculation: 7, wholeOrder: true, tiers: [{ orderBuy: 1, freeQuantity: 1 }], freeProducts: ['TEA'] })
    expect(priced({ lines: [of(tea, 1)], promotions: [odd], freeProducts: [tea] })).toMatchObject({ freeGoods: [], hints: [] })
  })

  test('a promotion whose goods are not in the cart says nothing', () => {
    const gift = aPromotion({ type: 3, tiers: [{ orderBuy: 5, freeQuantity: 1 }], saleProducts: ['WATER'], freeProducts: ['TEA'] })
    expect(priced({ lines: [of(tea, 1)], promotions: [gift], freeProducts: [tea] }).hints).toEqual([])
    expect(priced({ promotions: [{ ...gift, wholeOrder: true }], freeProducts: [tea] }).hints).toEqual([])
  })
})

describe('the tier that is named', () => {
  const named = (promotion: Parameters<typeof aPromotion>[0], many: number) =>
    priced({ lines: [of(aProduct('A', [1], [1_000]), many)], promotions: [aPromotion({ saleProducts: ['A'], ...promotion })] }).lines[0]
      ?.rows[0]?.why[1]
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
    expect(priced({ lines: [of(tea, 15)], promotions: [gifts], freeProducts: [water] }).freeGoods).toMatchObject([{ reached: 5, times: 1 }])
  })
})

test('what a row passes over is the best of the others, whichever was looked at first', () => {
  const [a, b] = [aProduct('A', [1], [1_000]), aProduct('B', [1], [100])]
  const promotions = [
    aPromotion({ id: 'BOTH', type: 2, tiers: [{ discount: 1_000, discountType: '%' }], saleProducts: ['A', 'B'] }),
    aPromotion({ id: 'MOST', tiers: [{ discount: 20, discountType: 'Money' }], saleProducts: ['B'] }),
    aPromotion({ id: 'NEXT', tiers: [{ discount: 15, discountType: 'Money' }], saleProducts: ['B'] }),
  ]
  const whyOf = (list: typeof promotions) => priced({ lines: [of(a, 1), of(b, 1)], promotions: list }).lines[1]?.rows[0]?.why.slice(1)
  expect(whyOf(promotions)).toMatchObject([
    { promotionId: 'MOST', amount: 20 },
    { kind: 'passedOver', promotionId: 'NEXT', amount: 15 },
  ])
  expect(whyOf(promotions.slice(0, 2))).toMatchObject([
    { promotionId: 'MOST', amount: 20 },
    { kind: 'passedOver', promotionId: 'BOTH', amount: 10 },
  ])
})

test.each([
  [[30, 10], 9, 0],
  [[30, 10], 10, 1],
  [[24, 6, 2], 1, 0],
  [[24, 6, 2], 2, 1],
])('a gift that comes in units of %j is promised with %i on the shelf: %i', (rates, stockAvailable, told) => {
  const gift = { ...aProduct('GIFT', rates, [1, 1, 1]), stockAvailable }
  const promotion = aPromotion({ type: 3, tiers: [{ orderBuy: 5, freeQuantity: 1 }], saleProducts: ['TEA'], freeProducts: ['GIFT'] })
  expect(priced({ lines: [of(tea, 4)], promotions: [promotion], freeProducts: [gift] }).hints).toHaveLength(told)
})

test('one row of goods for points can be ordered, and one satang before VAT is worth one', () => {
  const cup = { ...aProduct('CUP', [1], [1]), pointsPerUnit: 5 }
  expect(priced({ mode: 'points', lines: [of(cup, 1)] }).lines).toMatchObject([{ orderable: true, points: 5 }])
  expect(priced({ lines: [of(aProduct('PIN', [1], [1], 2), 1)] })).toMatchObject({ goodsWorth: 1, total: 1 })
})
