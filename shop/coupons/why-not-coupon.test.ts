import { expect, test } from 'vitest'
import { aCart, aProduct, aPromotion } from '#checks/pricing-examples.ts'
import type { PromotionToPrice } from '../pricing/cart-to-price.ts'
import { whyNotCoupon } from './why-not-coupon.ts'

const tea = aProduct('TEA', [1], [1_500])
const off = { discount: 300, discountType: 'Money' }
const coupon = (over: Parameters<typeof aPromotion>[0]) => aPromotion({ id: 'COUPON', needsCoupon: true, saleProducts: ['TEA'], ...over })
const why = (...promotions: PromotionToPrice[]) =>
  whyNotCoupon(aCart({ lines: [{ product: tea, quantities: [1, 0, 0] }], promotions }), 'COUPON')

test('a coupon that takes something off can be used', () => {
  expect(why(coupon({ tiers: [off] }))).toBeUndefined()
})

test('one whose goods are not in the cart says so', () => {
  expect(why(coupon({ tiers: [off], saleProducts: ['SOAP'] }))).toEqual({ kind: 'noGoods' })
  expect(why()).toEqual({ kind: 'noGoods' })
})

test('one that needs more says how much more', () => {
  expect(why(coupon({ tiers: [{ ...off, orderBuy: 3 }] }))).toMatchObject({ kind: 'missing', hint: { missing: 2, counting: 'units' } })
  expect(why(coupon({ calculation: 3, tiers: [{ ...off, orderBuy: 5_000 }] }))).toMatchObject({
    kind: 'missing',
    hint: { missing: 3_500, counting: 'money' },
  })
})

test('one that another promotion beats says so', () => {
  const better = aPromotion({ id: 'BETTER', saleProducts: ['TEA'], tiers: [{ discount: 500, discountType: 'Money' }] })
  expect(why(coupon({ tiers: [off] }), better)).toEqual({ kind: 'less' })
})

test('one whose gift is out of stock says so', () => {
  expect(
    why(coupon({ type: 3, tiers: [{ freeQuantity: 1, orderBuy: 1, discount: 0, discountType: '' }], freeProducts: ['GONE'] })),
  ).toEqual({
    kind: 'noGift',
  })
})
