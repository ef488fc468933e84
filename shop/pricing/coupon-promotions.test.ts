import { describe, expect, test } from 'vitest'
import { aCart, aProduct, aPromotion } from '#checks/pricing/pricing-examples.ts'
import { priceCart } from './price-cart.ts'

const tea = aProduct('TEA', [1], [1_500])
const soap = aProduct('SOAP', [1], [2_000])
const off = (id: string, discount: number, needsCoupon: boolean, saleProducts = ['TEA']) =>
  aPromotion({ id, needsCoupon, saleProducts, tiers: [{ discount, discountType: 'Money' }] })
const cart = aCart({ lines: [{ product: tea, quantities: [1, 0, 0] }], couponPromotionIds: ['COUPON'] })
const both = [
  { product: tea, quantities: [1, 0, 0] as const },
  { product: soap, quantities: [1, 0, 0] as const },
]

describe('a coupon', () => {
  test('beaten by a better promotion that needs none stays unused, and the better one is given', () => {
    const priced = priceCart({ ...cart, promotions: [off('COUPON', 300, true), off('BETTER', 500, false)] })
    expect(priced).toMatchObject({ discount: 500, couponPromotionIdsUsed: [] })
    expect(priced.lines[0]?.rows[0]).toMatchObject({ promotionId: 'BETTER' })
  })

  test('that gives more than every other promotion is used', () => {
    const priced = priceCart({ ...cart, promotions: [off('COUPON', 600, true), off('WORSE', 500, false)] })
    expect(priced).toMatchObject({ discount: 600, couponPromotionIdsUsed: ['COUPON'] })
  })

  test('beaten on one line and best on another is used', () => {
    const promotions = [off('COUPON', 700, true, ['TEA', 'SOAP']), off('BETTER', 500, false)]
    expect(priceCart({ ...cart, lines: both, promotions })).toMatchObject({
      couponPromotionIdsUsed: ['COUPON'],
    })
  })

  test('whose goods are not in the cart, or that is out of reach, stays unused', () => {
    const far = aPromotion({
      id: 'COUPON',
      needsCoupon: true,
      saleProducts: ['TEA'],
      tiers: [{ orderBuy: 2, discount: 300, discountType: 'Money' }],
    })
    for (const promotion of [off('COUPON', 300, true, ['SOAP']), far])
      expect(priceCart({ ...cart, promotions: [promotion] })).toMatchObject({
        discount: 0,
        couponPromotionIdsUsed: [],
      })
  })

  test('for a gift is used when the gift is given, and only then', () => {
    const gift = aPromotion({
      id: 'COUPON',
      type: 3,
      needsCoupon: true,
      saleProducts: ['TEA'],
      freeProducts: ['SOAP'],
      tiers: [{ freeQuantity: 1 }],
    })
    const given = { ...cart, promotions: [gift], freeProducts: [soap] }
    expect(priceCart(given)).toMatchObject({
      freeItems: [{ productCode: 'SOAP', quantity: 1 }],
      couponPromotionIdsUsed: ['COUPON'],
    })
    expect(priceCart({ ...given, freeProducts: [{ ...soap, stockAvailable: 0 }] })).toMatchObject({
      freeItems: [],
      couponPromotionIdsUsed: [],
    })
  })
})
