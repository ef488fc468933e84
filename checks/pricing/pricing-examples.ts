import type { PriceType } from '#shop/money/vat.ts'
import type { CartToPrice, ProductToPrice, PromotionToPrice } from '#shop/priced-cart/cart-to-price.ts'
import { priceCart } from '#shop/pricing/price-cart.ts'
import type { PromotionTier } from '#shop/promotions/promotion.ts'

/** Carts, products and promotions for tests, which state only what matters to them. */
export function aProduct(
  code: string,
  rates: number[],
  prices: number[],
  priceType: PriceType = 1,
): ProductToPrice {
  const units = rates.map((rate, at) => ({
    position: (at + 1) as 1 | 2 | 3,
    rate,
    price: prices[at] ?? 0,
    priceType,
  }))
  return { code, units, basis: 'level', stockControlled: true, stockAvailable: 1_000, pointsPerUnit: 0 }
}

export function aPromotion({
  tiers = [],
  ...rest
}: Partial<Omit<PromotionToPrice, 'tiers'>> & { tiers?: Partial<PromotionTier>[] }): PromotionToPrice {
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
    delivery: { fee: 0, freeFrom: null, priceType: 1 },
    minimumOrder: 0,
    pointsPer100Baht: 1,
    ...parts,
  }
}

export const tea = aProduct('TEA', [1], [1_500])
export const water = aProduct('WATER', [24, 1], [22_800, 1_000])

export const lineOf = (product: ProductToPrice, ...[one = 0, two = 0, three = 0]: number[]) => ({
  product,
  quantities: [one, two, three] as const,
})

export const priced = (parts: Partial<CartToPrice>) => priceCart(aCart(parts))

const rateSets = [[24, 6, 1], [12, 1], [1], [144, 12, 1], [30, 10]]
const kinds: Partial<PromotionTier & { type: number; calculation: number }>[] = [
  { type: 1, calculation: 1, orderBuy: 12, discount: 1_000, discountType: 'Money' },
  { type: 1, calculation: 2, orderBuy: 24, discount: 100, discountType: 'Money/UOM' },
  { type: 1, calculation: 3, orderBuy: 100_000, discount: 5_000, discountType: 'Money' },
  { type: 2, calculation: 1, orderBuy: 6, discount: 300, discountType: '%' },
  { type: 2, calculation: 2, orderBuy: 1, discount: 500, discountType: '%' },
  { type: 2, calculation: 3, orderBuy: 50_000, discount: 400, discountType: '%' },
  { type: 3, calculation: 1, orderBuy: 10, freeQuantity: 1 },
  { type: 3, calculation: 2, orderBuy: 48, freeQuantity: 4 },
]

const codeOf = (at: number) => `P${String(at).padStart(4, '0')}`

type Wide = { lines: number; promotions: number; productsEach: number; catalogue?: number }

/**
 * A large fixed cart with many promotions of every kind, for measuring; their products come from the cart or
 * a larger catalogue.
 */
export function wideCart({ lines, promotions, productsEach, catalogue = lines }: Wide): CartToPrice {
  const products = Array.from({ length: lines }, (_, at) => {
    const rates = rateSets[at % rateSets.length] ?? [1]
    const prices = rates.map((rate) =>
      Math.round(rate * (900 + ((at * 137) % 4_000)) * (rate > 1 ? 0.95 : 1)),
    )
    return aProduct(codeOf(at), rates, prices, ([1, 1, 1, 2, 0] as const)[at % 5])
  })
  return aCart({
    lines: products.map((product, at) => ({ product, quantities: [1 + (at % 3), at % 7, at % 11] })),
    promotions: Array.from({ length: promotions }, (_, at) => {
      const { type = 1, calculation = 1, ...tier } = kinds[at % kinds.length] ?? {}
      const step = productsEach === lines ? 1 : 11
      const codes = Array.from({ length: productsEach }, (_, place) =>
        codeOf((at * 7 + place * step) % catalogue),
      )
      const tiers = [
        tier,
        {
          ...tier,
          orderBuy: (tier.orderBuy ?? 1) * 3,
          discount: (tier.discount ?? 0) * 2,
          freeQuantity: (tier.freeQuantity ?? 0) * 4,
        },
      ]
      return aPromotion({
        id: `PR${String(at).padStart(4, '0')}`,
        type,
        calculation,
        tiers,
        saleProducts: codes,
        freeProducts: codes.slice(0, 2),
      })
    }),
    freeProducts: products,
    delivery: { fee: 6_000, freeFrom: 150_000, priceType: 1 },
  })
}
