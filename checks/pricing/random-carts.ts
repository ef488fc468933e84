import fc from 'fast-check'
import type { PriceType } from '#shop/money/vat.ts'
import type {
  CartToPrice,
  LineToPrice,
  ProductToPrice,
  PromotionToPrice,
} from '#shop/priced-cart/cart-to-price.ts'
import type { PromotionTier } from '#shop/promotions/promotion.ts'

const codes = ['A1', 'A2', 'B1', 'B2'] as const
const rateSets = [[24, 6, 1], [12, 1], [1], [10, 3], [30, 10], [4, 2, 1]] as const

/** A few round prices among the odd ones, so that shares tie and sums meet thresholds to the satang. */
const price = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(1_000, 1_000, 1_500, 3_000) },
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 3_000 }) },
  { weight: 3, arbitrary: fc.integer({ min: 10_000, max: 99_999 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, 1, 100_000_000) },
)
const priceType = fc.constantFrom<PriceType>(1, 1, 1, 2, 2, 0)
const quantity = fc.oneof(
  { weight: 6, arbitrary: fc.constant(0) },
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 30 }) },
  { weight: 3, arbitrary: fc.constantFrom(1, 3, 7, 10) },
  { weight: 1, arbitrary: fc.integer({ min: 31, max: 100_000 }) },
)

function product(code: string): fc.Arbitrary<ProductToPrice> {
  return fc
    .record({
      rates: fc.constantFrom(...rateSets),
      prices: fc.tuple(price, price, price),
      types: fc.oneof(
        { weight: 5, arbitrary: priceType.map((type) => [type, type, type]) },
        { weight: 1, arbitrary: fc.tuple(priceType, priceType, priceType) },
      ),
      stock: fc.integer({ min: 0, max: 60 }),
      stockControlled: fc.boolean(),
    })
    .map(({ rates, prices, types, stock, stockControlled }) => ({
      code,
      units: rates.map((rate, at) => ({
        position: (at + 1) as 1 | 2 | 3,
        rate,
        price: prices[at] ?? 0,
        priceType: types[at] ?? 1,
      })),
      basis: 'level',
      stockControlled,
      stockAvailable: stock,
      pointsPerUnit: 0,
    }))
}

const products = fc.tuple(...codes.map(product))

function lines(products: readonly ProductToPrice[]): fc.Arbitrary<LineToPrice[]> {
  return fc
    .array(fc.record({ at: fc.nat(codes.length - 1), quantities: fc.tuple(quantity, quantity, quantity) }), {
      minLength: 1,
      maxLength: 4,
      size: 'max',
    })
    .map((quantitiesByPlace) =>
      quantitiesByPlace.flatMap(({ at, quantities }) => {
        const chosen = products[at]
        return chosen ? [{ product: chosen, quantities }] : []
      }),
    )
}

const percent = fc.record({ discountType: fc.constant('%'), discount: fc.integer({ min: 0, max: 12_000 }) })
const perUnit = fc.record({
  discountType: fc.constant('Money/UOM'),
  discount: fc.integer({ min: 0, max: 600 }),
})
const money = fc.record({ discountType: fc.constant('Money'), discount: fc.integer({ min: 0, max: 30_000 }) })
const odd = fc.record({
  discountType: fc.constantFrom('Baht', ''),
  discount: fc.integer({ min: 0, max: 100 }),
})

function tiers(counting: number): fc.Arbitrary<PromotionTier[]> {
  const kind = fc.oneof(
    { weight: 40, arbitrary: percent },
    { weight: 40, arbitrary: perUnit },
    { weight: 40, arbitrary: money },
    { weight: 1, arbitrary: odd },
  )
  const orderBuy =
    counting === 3
      ? fc.oneof(fc.constantFrom(1_070, 3_210, 10_000, 10_700), fc.integer({ min: 1, max: 30_000 }))
      : fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 40 }))
  const tier = fc.tuple(orderBuy, fc.integer({ min: 0, max: 5 }), kind)
  return fc.uniqueArray(tier, { minLength: 1, maxLength: 3, selector: ([buy]) => buy }).map((list) =>
    list.map(([buy, freeQuantity, { discount, discountType }]) => ({
      orderBuy: buy,
      freeQuantity,
      discount,
      discountType,
    })),
  )
}

const promotion: fc.Arbitrary<Omit<PromotionToPrice, 'id'>> = fc
  .record({
    type: fc.oneof(
      { weight: 100, arbitrary: fc.constantFrom(1, 2, 3) },
      { weight: 1, arbitrary: fc.constant(9) },
    ),
    calculation: fc.oneof(
      { weight: 100, arbitrary: fc.constantFrom(1, 2, 3) },
      { weight: 1, arbitrary: fc.constant(7) },
    ),
    saleProducts: fc.oneof(
      { weight: 12, arbitrary: fc.subarray([...codes], { minLength: 1 }) },
      { weight: 1, arbitrary: fc.constant<(typeof codes)[number][]>([]) },
    ),
    freeProducts: fc.subarray([...codes, 'GONE']),
    needsCoupon: fc.constantFrom(false, false, true),
  })
  .chain((fields) =>
    tiers(fields.calculation).map((list) => ({
      ...fields,
      name: '',
      shortName: '',
      tiers: list,
      wholeOrder: fields.type === 3 && fields.saleProducts.length === 0,
    })),
  )

/**
 * Carts of every kind: odd prices and rates, mixed price types, duplicates, competing promotions, coupons,
 * and unreadable promotions.
 */
export const randomCart: fc.Arbitrary<CartToPrice> = products.chain((products) =>
  fc
    .record({
      lines: fc.oneof(
        { weight: 30, arbitrary: lines(products) },
        { weight: 1, arbitrary: fc.constant<LineToPrice[]>([]) },
      ),
      promotions: fc.array(promotion, { minLength: 1, maxLength: 5, size: 'max' }),
      coupons: fc.subarray(['P0', 'P1', 'P2', 'P3', 'P4', 'NONE']),
      choice: fc.constantFrom(...codes),
      chooses: fc.boolean(),
      vatPercent: fc.constantFrom(7, 7, 7, 0, 10),
      fee: fc.constantFrom(0, 6_000, 4_999),
      feeType: fc.constantFrom<PriceType>(1, 2, 0),
      cashStep: fc.constantFrom(0, 25, 100),
      paysCash: fc.boolean(),
      freeFrom: fc.constantFrom(null, 5_000, 150_000),
      minimumOrder: fc.constantFrom(0, 30_000),
    })
    .map(
      ({
        lines: chosenLines,
        promotions,
        coupons,
        choice,
        chooses,
        vatPercent,
        fee,
        feeType,
        freeFrom,
        minimumOrder,
        ...cash
      }) => ({
        mode: 'money',
        lines: chosenLines,
        promotions: promotions.map((fields, at) => ({ id: `P${at}`, ...fields })),
        couponPromotionIds: coupons,
        freeProducts: products,
        freeChoices: chooses ? [{ promotionId: 'P0', productCode: choice }] : [],
        vatPercent,
        delivery: { fee, freeFrom, priceType: feeType },
        minimumOrder,
        pointsPer100Baht: 1,
        ...cash,
      }),
    ),
)
