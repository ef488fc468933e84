import { describe, expect, test } from 'vitest'
import { aCart, aProduct, aPromotion } from '#checks/pricing/pricing-examples.ts'
import type { PromotionToPrice } from '../priced-cart/cart-to-price.ts'
import { whyNotCoupon } from './why-not-coupon.ts'

const tea = aProduct('TEA', [1], [1_500])
const off = { discount: 300, discountType: 'Money' }
const coupon = (over: Parameters<typeof aPromotion>[0]) =>
  aPromotion({ id: 'COUPON', needsCoupon: true, saleProducts: ['TEA'], ...over })
const why = (...promotions: PromotionToPrice[]) =>
  whyNotCoupon(aCart({ lines: [{ product: tea, quantities: [1, 0, 0] }], promotions }), 'COUPON')

test('a coupon that takes something off can be used', () => {
  expect(why(coupon({ tiers: [off] }))).toBeUndefined()
})

test('one whose goods are not in the cart says so', () => {
  expect(why(coupon({ tiers: [off], saleProducts: ['SOAP'] }))).toEqual({ kind: 'noGoods' })
  expect(why()).toEqual({ kind: 'noGoods' })
  const other = aPromotion({ id: 'OTHER', saleProducts: ['TEA'], tiers: [off] })
  expect(why(coupon({ tiers: [off], saleProducts: ['SOAP'] }), other)).toEqual({ kind: 'noGoods' })
})

test('goods without a price do not count', () => {
  const unpriced = aCart({
    lines: [{ product: aProduct('TEA', [1], [0]), quantities: [1, 0, 0] }],
    promotions: [coupon({ tiers: [off] })],
  })
  expect(whyNotCoupon(unpriced, 'COUPON')).toEqual({ kind: 'noGoods' })
})

test('one that needs more says how much more', () => {
  expect(why(coupon({ tiers: [{ ...off, orderBuy: 3 }] }))).toMatchObject({
    kind: 'missing',
    hint: { missing: 2, counting: 'units' },
  })
  expect(why(coupon({ calculation: 3, tiers: [{ ...off, orderBuy: 5_000 }] }))).toMatchObject({
    kind: 'missing',
    hint: { missing: 3_500, counting: 'money' },
  })
})

test('one that another promotion beats says so', () => {
  const better = aPromotion({
    id: 'BETTER',
    saleProducts: ['TEA'],
    tiers: [{ discount: 500, discountType: 'Money' }],
  })
  expect(why(coupon({ tiers: [off] }), better)).toEqual({ kind: 'less' })
  // More of its products would give more, but the promotion is reached already.
  expect(
    why(coupon({ tiers: [off, { discount: 900, discountType: 'Money', orderBuy: 5 }] }), better),
  ).toEqual({ kind: 'less' })
})

describe('one whose gift is out of stock', () => {
  const gift = { type: 3 as const, tiers: [{ freeQuantity: 1 }], freeProducts: ['GONE'] }
  test.each([
    ['for goods of the cart', { saleProducts: ['TEA'] }, 'noGift'],
    ['for some goods of the cart', { saleProducts: ['TEA', 'SOAP'] }, 'noGift'],
    ['for any order', { saleProducts: [], wholeOrder: true }, 'noGift'],
    ['for goods that are not in the cart', { saleProducts: ['SOAP'] }, 'noGoods'],
  ])('%s', (_which, goods, kind) => {
    expect(why(coupon({ ...gift, ...goods }))).toEqual({ kind })
  })
})
