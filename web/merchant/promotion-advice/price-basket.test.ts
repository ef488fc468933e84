import { expect, test } from 'vitest'
import { newDraft } from '#shop/merchant-promotions/promotion-draft.ts'
import type { CartToPrice, ProductToPrice } from '#shop/priced-cart/cart-to-price.ts'
import { enoughOf, priceBasket } from './price-basket.ts'

const water: ProductToPrice = {
  code: '1',
  units: [
    { position: 1, rate: 12, price: 11_000, priceType: 1 },
    { position: 2, rate: 1, price: 1_000, priceType: 1 },
  ],
  basis: 'list',
  stockControlled: false,
  stockAvailable: 0,
  pointsPerUnit: 0,
}
const tier = { orderBuy: 24, freeQuantity: 0, discount: 500, discountType: 'Money' }
const draft = { ...newDraft('2026-11-17'), calculation: 2 as const, tiers: [tier], saleProducts: ['1'] }

test('a test basket begins with just enough for the first step', () => {
  expect(enoughOf(water, draft, 7)).toBe(24)
  expect(enoughOf(water, { ...draft, calculation: 3, tiers: [{ ...tier, orderBuy: 10_001 }] }, 7)).toBe(11)
  expect(enoughOf(water, { ...draft, tiers: [] }, 7)).toBe(1)
})

test('a basket costs less by what the draft takes off, and other promotions hold on both sides', () => {
  const promotion = (id: string, off: number): CartToPrice['promotions'][number] => ({
    ...{ id, name: id, shortName: id, type: 1, calculation: 2, saleProducts: ['1'], wholeOrder: false },
    ...{ tiers: [{ ...tier, discount: off }], freeProducts: [], needsCoupon: false },
  })
  const toPrice: CartToPrice = {
    ...{ mode: 'money', lines: [{ product: water, quantities: [0, 0, 0] }], couponPromotionIds: [] },
    promotions: [promotion('other', 200), promotion('draft', 500)],
    ...{ freeProducts: [], freeChoices: [], vatPercent: 7, minimumOrder: 0, pointsPer100Baht: 0 },
    delivery: { fee: 0, freeFrom: null, priceType: 1 },
  }
  const nothing = { total: 0, discount: 0, gifts: [] }
  const tried = { toPrice, draftId: 'draft', notSold: [], withIt: nothing, withoutIt: nothing, about: null }
  const { withIt, withoutIt } = priceBasket(tried, () => 24)
  expect([withIt.total, withoutIt.total]).toEqual([23_500, 23_800])
  expect(priceBasket(tried, () => 23).withIt.total).toBe(23_000)
})
