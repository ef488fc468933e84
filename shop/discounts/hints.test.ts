import { describe, expect, test } from 'vitest'
import { aCart, aProduct, aPromotion, tea, water } from '#checks/pricing/pricing-examples.ts'
import type { CartToPrice } from '../priced-cart/cart-to-price.ts'
import { biggerUnitHints } from '../pricing/bigger-units.ts'
import { priceCart } from '../pricing/price-cart.ts'

const swaps = (cart: CartToPrice) => biggerUnitHints(cart, priceCart(cart))

describe('a bigger unit', () => {
  test('4 more bottles make a case and save 12 baht', () => {
    const cart = aCart({ lines: [{ product: water, quantities: [0, 20, 0] }] })
    const [hint] = biggerUnitHints(cart, priceCart(cart))
    expect(hint).toEqual({
      kind: 'biggerUnit',
      productCode: 'WATER',
      from: 2,
      to: 1,
      missing: 4,
      bigUnits: 1,
      saves: 1_200,
    })
  })

  const crisps = aProduct('1067', [36, 1], [61_200, 1_750])
  const bags = { lines: [{ product: crisps, quantities: [0, 58, 0] as const }] }
  const off = aPromotion({
    calculation: 3,
    tiers: [{ orderBuy: 100_000, discount: 6_000, discountType: 'Money' }],
    saleProducts: ['1067'],
  })

  test('is advised where nothing hangs on the sum', () => {
    expect(swaps(aCart(bags))).toMatchObject([{ missing: 0, bigUnits: 1, saves: 1_800 }])
  })

  test.each<[string, Partial<CartToPrice>]>([
    ['a promotion counted in baht', { promotions: [off] }],
    ['free delivery', { delivery: { fee: 6_000, freeFrom: 100_000, priceType: 1 } }],
    ['both', { promotions: [off], delivery: { fee: 6_000, freeFrom: 100_000, priceType: 1 } }],
    ['the minimum order', { minimumOrder: 100_000 }],
    [
      'a gift',
      {
        promotions: [
          aPromotion({
            type: 3,
            calculation: 3,
            wholeOrder: true,
            tiers: [{ orderBuy: 100_000, freeQuantity: 1 }],
            freeProducts: ['TEA'],
          }),
        ],
        freeProducts: [tea],
      },
    ],
    [
      'a coupon',
      {
        promotions: [
          {
            ...off,
            needsCoupon: true,
            tiers: [{ orderBuy: 100_000, freeQuantity: 0, discount: 1, discountType: 'Money' }],
          },
        ],
        couponPromotionIds: ['P1'],
      },
    ],
  ])('is not advised when its lower sum would cost %s', (_what, parts) => {
    expect(swaps(aCart({ ...bags, ...parts }))).toEqual([])
  })

  test('tells what the whole cart saves, not what the tag does', () => {
    const percent = aPromotion({
      type: 2,
      tiers: [{ discount: 1_000, discountType: '%' }],
      saleProducts: ['1067'],
    })
    const cart = aCart({ lines: [{ product: crisps, quantities: [0, 72, 0] }], promotions: [percent] })
    expect(swaps(cart)).toMatchObject([{ bigUnits: 2, saves: 3_240 }])
  })

  test('needs enough on the shelf', () => {
    expect(
      swaps(aCart({ lines: [{ product: { ...water, stockAvailable: 23 }, quantities: [0, 20, 0] }] })),
    ).toEqual([])
  })

  test('is looked for a few times at most, where tags promise most', () => {
    const lines = Array.from({ length: 50 }, (_, at) => ({
      product: aProduct(`W${at}`, [24, 1], [22_000 + at, 1_000]),
      quantities: [0, 24, 0] as const,
    }))
    expect(swaps(aCart({ lines })).map(({ productCode }) => productCode)).toEqual(['W0', 'W1', 'W2', 'W3'])
  })
})

describe('a promotion ahead', () => {
  const hintOf = (
    units: number,
    tiers: Parameters<typeof aPromotion>[0]['tiers'],
    rest: Partial<Parameters<typeof aPromotion>[0]> = {},
    stock = 1_000,
  ) =>
    priceCart(
      aCart({
        lines: [{ product: tea, quantities: [units, 0, 0] }],
        promotions: [
          aPromotion({
            type: 3,
            calculation: 1,
            saleProducts: ['TEA'],
            freeProducts: ['WATER'],
            ...rest,
            tiers: tiers ?? [],
          }),
        ],
        freeProducts: [{ ...water, stockAvailable: stock }],
      }),
    ).hints[0]
  const tenOrTwentyFour = [
    { orderBuy: 10, freeQuantity: 1 },
    { orderBuy: 24, freeQuantity: 4 },
  ]

  test.each([
    [8, 10, 1],
    [12, 20, 1],
    [20, 24, 2],
    [28, 34, 1],
    [40, 44, 1],
    [45, 48, 2],
  ])('of several groups, %i bought: the next at %i gives %i more', (bought, target, quantity) => {
    expect(hintOf(bought, tenOrTwentyFour)).toMatchObject({
      target,
      missing: target - bought,
      gain: { kind: 'free', quantity },
    })
  })

  test('is not told when there is nothing to give, or not enough of it', () => {
    expect(hintOf(8, tenOrTwentyFour, { freeProducts: ['GONE'] })).toBeUndefined()
    expect(hintOf(8, tenOrTwentyFour, {}, 0)).toBeUndefined()
    expect(hintOf(20, tenOrTwentyFour, {}, 3)).toBeUndefined()
    expect(hintOf(20, tenOrTwentyFour, {}, 4)).toBeDefined()
  })

  test('is not told of a higher tier that a lower one may still beat', () => {
    const tiers = [
      { orderBuy: 5, discount: 1_000, discountType: '%' },
      { orderBuy: 10, discount: 1_000, discountType: 'Money' },
    ]
    expect(hintOf(6, tiers, { type: 1, calculation: 2 })).toBeUndefined()
    expect(hintOf(4, tiers, { type: 1, calculation: 2 })).toMatchObject({
      target: 5,
      gain: { kind: 'percent', percent: 1_000 },
    })
  })

  test('money for every n is told as what comes on top', () => {
    const tiers = [
      { orderBuy: 6, discount: 1_000, discountType: 'Money' },
      { orderBuy: 12, discount: 1_500, discountType: 'Money' },
    ]
    expect(hintOf(18, tiers, { type: 1 })).toMatchObject({ target: 24, gain: { kind: 'money', amount: 500 } })
  })
})
