import { describe, expect, test } from 'vitest'
import { aCart, aProduct, aPromotion, tea, water } from '#checks/pricing/pricing-examples.ts'
import { priceCart } from './price-cart.ts'

describe('without promotions', () => {
  test('rows are price times quantity, and the total holds goods, fee and VAT on top', () => {
    const untaxed = aProduct('RICE', [1], [10_000], 0)
    const without = aProduct('SOAP', [1], [10_000], 2)
    const lines = [
      { product: water, quantities: [2, 5, 0] as const },
      { product: untaxed, quantities: [1, 0, 0] as const },
      { product: without, quantities: [3, 0, 0] as const },
    ]
    const priced = priceCart(aCart({ lines, delivery: { fee: 6_000, freeFrom: 150_000, priceType: 1 } }))
    expect(priced).toMatchObject({
      subtotal: 90_600,
      discount: 0,
      deliveryFee: 6_000,
      vatOnTop: 2_100,
      vat: 3_703 + 2_100,
      total: 98_700,
    })
    expect(priced.subtotalWithVat).toBe(92_700)
    expect(priced.missingToFreeDelivery).toBe(57_300)
    expect(priced.vatGroups.map(({ priceType, net, vat }) => [priceType, net, vat])).toEqual([
      [1, 56_600, 3_703],
      [2, 30_000, 2_100],
      [0, 10_000, 0],
    ])
  })

  test('the same product twice is one line', () => {
    const twice = priceCart(
      aCart({
        lines: [
          { product: tea, quantities: [1, 0, 0] },
          { product: tea, quantities: [2, 0, 0] },
        ],
      }),
    )
    expect(twice).toEqual(priceCart(aCart({ lines: [{ product: tea, quantities: [3, 0, 0] }] })))
  })

  test('an empty cart costs nothing, not even delivery', () => {
    expect(
      priceCart(aCart({ delivery: { fee: 6_000, freeFrom: null, priceType: 1 }, minimumOrder: 30_000 })),
    ).toMatchObject({
      total: 0,
      deliveryFee: 0,
      missingToMinimum: 30_000,
    })
  })
})

describe('discounts', () => {
  test('mix and match: every 24 take 12 baht off, shared in proportion to the satang', () => {
    const every24 = aPromotion({
      calculation: 1,
      tiers: [{ orderBuy: 24, discount: 1_200, discountType: 'Money' }],
      saleProducts: ['WATER', 'TEA'],
    })
    const lines = [
      { product: water, quantities: [1, 12, 0] as const },
      { product: tea, quantities: [15, 0, 0] as const },
    ]
    const priced = priceCart(aCart({ lines, promotions: [every24] }))
    expect(priced.discount).toBe(2_400)
    expect(priced.lines.map((line) => line.rows.map((row) => row.discount))).toEqual([[955, 503], [942]])
  })

  test('every 6 bottles one baht a bottle: 8 bottles take 6 baht off', () => {
    const every6 = aPromotion({
      calculation: 1,
      tiers: [{ orderBuy: 6, discount: 100, discountType: 'Money/UOM' }],
      saleProducts: ['TEA'],
    })
    expect(
      priceCart(aCart({ lines: [{ product: tea, quantities: [8, 0, 0] }], promotions: [every6] })).discount,
    ).toBe(600)
  })

  test('a row takes the one discount that takes most off it, and says which it passed over', () => {
    const lines = [{ product: tea, quantities: [10, 0, 0] as const }]
    const five = aPromotion({
      id: 'A',
      type: 2,
      tiers: [{ discount: 500, discountType: '%' }],
      saleProducts: ['TEA'],
    })
    const two = aPromotion({
      id: 'B',
      tiers: [{ orderBuy: 10, discount: 200, discountType: 'Money/UOM' }],
      saleProducts: ['TEA'],
    })
    const [line] = priceCart(aCart({ lines, promotions: [five, two] })).lines
    expect(line?.rows[0]).toMatchObject({ promotionId: 'B', discount: 2_000 })
    expect(line?.rows[0]?.why).toEqual([
      { kind: 'price', basis: 'level', price: 1_500 },
      {
        kind: 'promotion',
        promotionId: 'B',
        counting: 'units',
        reached: 10,
        times: 1,
        gain: { kind: 'perUnit', amount: 200 },
        amount: 2_000,
      },
      { kind: 'passedOver', promotionId: 'A', amount: 750 },
    ])
  })

  test('the best tier, and what is missing to the next', () => {
    const tiers = [
      { orderBuy: 12, discount: 100, discountType: 'Money/UOM' },
      { orderBuy: 48, discount: 200, discountType: 'Money/UOM' },
    ]
    const lines = [{ product: tea, quantities: [20, 0, 0] as const }]
    const priced = priceCart(aCart({ lines, promotions: [aPromotion({ tiers, saleProducts: ['TEA'] })] }))
    expect(priced.discount).toBe(2_000)
    expect(priced.hints).toEqual([
      {
        kind: 'promotion',
        promotionId: 'P1',
        productCodes: ['TEA'],
        counting: 'units',
        have: 20,
        missing: 28,
        target: 48,
        gain: { kind: 'perUnit', amount: 200 },
        reachedBefore: true,
      },
    ])
  })

  test('of tiers that take off the same, the highest is named', () => {
    const tiers = [5, 20, 10].map((orderBuy) => ({ orderBuy, discount: 100, discountType: 'Money/UOM' }))
    const [line] = priceCart(
      aCart({
        lines: [{ product: tea, quantities: [15, 0, 0] }],
        promotions: [aPromotion({ tiers, saleProducts: ['TEA'] })],
      }),
    ).lines
    expect(line?.rows[0]?.why[1]).toMatchObject({ kind: 'promotion', reached: 10, amount: 1_500 })
  })

  test('a discount larger than its goods makes them free, never negative', () => {
    const huge = aPromotion({
      tiers: [{ discount: 99_999_999, discountType: 'Money' }],
      saleProducts: ['TEA'],
    })
    expect(
      priceCart(aCart({ lines: [{ product: tea, quantities: [1, 0, 0] }], promotions: [huge] })).total,
    ).toBe(0)
  })

  test('a coupon promotion waits for its coupon', () => {
    const coupon = aPromotion({
      needsCoupon: true,
      tiers: [{ discount: 500, discountType: 'Money' }],
      saleProducts: ['TEA'],
    })
    const cart = aCart({ lines: [{ product: tea, quantities: [1, 0, 0] }], promotions: [coupon] })
    expect(priceCart(cart)).toMatchObject({ discount: 0, couponPromotionIdsUsed: [] })
    expect(priceCart({ ...cart, couponPromotionIds: ['P1'] })).toMatchObject({
      discount: 500,
      couponPromotionIdsUsed: ['P1'],
    })
  })

  test.each([
    ['type', { type: 9 }],
    ['calculation', { calculation: 7 }],
    ['discountType', { tiers: [{ discountType: 'Baht' }] }],
  ])('an unknown %s is warned of, its goods cost 0 and cannot be ordered', (field, odd) => {
    const promotion = aPromotion({ tiers: [{ discountType: '%' }], saleProducts: ['TEA'], ...odd })
    const priced = priceCart(
      aCart({
        lines: [
          { product: tea, quantities: [2, 0, 0] },
          { product: water, quantities: [0, 1, 0] },
        ],
        promotions: [promotion],
      }),
    )
    expect(priced.warnings).toMatchObject([{ promotionId: 'P1', field }])
    expect(priced.problems).toEqual([{ kind: 'unknownPromotion', productCode: 'TEA', promotionId: 'P1' }])
    expect(priced.lines.map(({ net, orderable }) => [net, orderable])).toEqual([
      [0, false],
      [1_000, true],
    ])
  })
})

describe('free goods', () => {
  const tenOne = aPromotion({
    type: 3,
    calculation: 1,
    tiers: [{ orderBuy: 10, freeQuantity: 1 }],
    saleProducts: ['TEA'],
    freeProducts: ['TEA', 'WATER'],
  })

  test('buy 10 get 1, twice; 4 more give a third', () => {
    const priced = priceCart(
      aCart({
        lines: [{ product: tea, quantities: [26, 0, 0] }],
        promotions: [tenOne],
        freeProducts: [tea, water],
      }),
    )
    expect(priced.freeItems).toMatchObject([
      { promotionId: 'P1', productCode: 'TEA', quantity: 2, baseUnits: 2, choices: ['TEA', 'WATER'] },
    ])
    expect(priced.needs).toEqual([{ productCode: 'TEA', baseUnits: 28 }])
    expect(priced.hints).toMatchObject([
      { missing: 4, target: 30, gain: { kind: 'free', quantity: 1 }, reachedBefore: true },
    ])
  })

  test('come on top of a discount', () => {
    const five = aPromotion({
      id: 'A',
      type: 2,
      tiers: [{ discount: 500, discountType: '%' }],
      saleProducts: ['TEA'],
    })
    const priced = priceCart(
      aCart({
        lines: [{ product: tea, quantities: [10, 0, 0] }],
        promotions: [tenOne, five],
        freeProducts: [tea],
      }),
    )
    expect(priced).toMatchObject({ discount: 750, freeItems: [{ quantity: 1 }] })
  })

  test('are what the customer chose, else the first there is enough of', () => {
    const lines = [{ product: tea, quantities: [10, 0, 0] as const }]
    const cart = aCart({ lines, promotions: [tenOne], freeProducts: [{ ...tea, stockAvailable: 10 }, water] })
    expect(priceCart(cart).freeItems).toMatchObject([{ productCode: 'WATER', position: 2, rate: 1 }])
    const choosing = (stockAvailable: number) =>
      priceCart({
        ...cart,
        freeProducts: [{ ...water, stockAvailable }, tea],
        freeChoices: [{ promotionId: 'P1', productCode: 'WATER' }],
      }).freeItems
    expect(choosing(5)).toMatchObject([{ productCode: 'WATER' }])
    expect(choosing(0)).toMatchObject([{ productCode: 'TEA' }])
  })

  test('are given while they last, and never stand in the way of an order', () => {
    const lines = [{ product: tea, quantities: [50, 0, 0] as const }]
    const withLeft = (ofTea: number, ofWater: number) =>
      priceCart(
        aCart({
          lines,
          promotions: [tenOne],
          freeProducts: [
            { ...tea, stockAvailable: ofTea },
            { ...water, stockAvailable: ofWater },
          ],
        }),
      )
    expect(withLeft(52, 3).freeItems).toMatchObject([{ productCode: 'WATER', quantity: 3, promised: 5 }])
    expect(withLeft(50, 0)).toMatchObject({ freeItems: [], needs: [{ productCode: 'TEA', baseUnits: 50 }] })
  })

  test('without sale items the whole order counts', () => {
    const gift = aPromotion({
      type: 3,
      calculation: 3,
      wholeOrder: true,
      tiers: [{ orderBuy: 30_000, freeQuantity: 2 }],
      freeProducts: ['WATER'],
    })
    const priced = (many: number) =>
      priceCart(
        aCart({
          lines: [{ product: tea, quantities: [many, 0, 0] }],
          promotions: [gift],
          freeProducts: [water],
        }),
      )
    expect(priced(20).freeItems).toMatchObject([{ productCode: 'WATER', quantity: 2 }])
    expect(priced(19)).toMatchObject({ freeItems: [], hints: [{ missing: 1_500, counting: 'money' }] })
  })
})

test('in points mode goods cost points and no money', () => {
  const cup = { ...aProduct('CUP', [12, 1], [100_000, 9_000]), pointsPerUnit: 50 }
  const priced = priceCart(
    aCart({
      mode: 'points',
      lines: [
        { product: cup, quantities: [1, 2, 0] },
        { product: tea, quantities: [1, 0, 0] },
      ],
      delivery: { fee: 6_000, freeFrom: null, priceType: 1 },
    }),
  )
  expect(priced).toMatchObject({
    points: 700,
    total: 0,
    deliveryFee: 0,
    problems: [{ kind: 'notRedeemable', productCode: 'TEA' }],
  })
})
