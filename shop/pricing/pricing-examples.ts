import type { PriceType } from '../money/vat.ts'
import type { CartToPrice, ProductToPrice, PromotionToPrice, TierToPrice } from './cart-to-price.ts'

/** Carts, goods and promotions for tests, with only what a test is about spelled out. */
export function aProduct(code: string, rates: number[], prices: number[], priceType: PriceType = 1): ProductToPrice {
  const units = rates.map((rate, at) => ({ position: (at + 1) as 1 | 2 | 3, rate, price: prices[at] ?? 0, priceType }))
  return { code, units, basis: 'level', stockControlled: true, stockAvailable: 1_000, pointsPerUnit: 0 }
}

export function aPromotion({
  tiers = [],
  ...rest
}: Partial<Omit<PromotionToPrice, 'tiers'>> & { tiers?: Partial<TierToPrice>[] }): PromotionToPrice {
  return {
    id: 'P1',
    name: '',
    shortName: '',
    type: 1,
    calculation: 2,
    saleProducts: [],
    wholeOrder: false,
    freeProducts: [],
    needsCoupon: false,
    ...rest,
    tiers: tiers.map((tier) => ({ orderBuy: 1, freeQuantity: 0, discount: 0, discountType: '', ...tier })),
  }
}

export function aCart(parts: Partial<CartToPrice>): CartToPrice {
  return {
    mode: 'money',
    lines: [],
    promotions: [],
    couponPromotionIds: [],
    freeProducts: [],
    freeChoices: [],
    vatPercent: 7,
    delivery: { fee: 0, freeFrom: null },
    minimumOrder: 0,
    pointsPer100Baht: 1,
    ...parts,
  }
}
