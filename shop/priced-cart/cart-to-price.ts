import type { Satang } from '../money/satang.ts'
import type { PriceType } from '../money/vat.ts'
import type { PromotionTier } from '../promotions/promotion.ts'

/** Where a price comes from: the list, the level of the customer's type, or a dated advance price. */
export type PriceBasis = 'list' | 'level' | 'advance'

/** A unit that is sold, at the customer's own price before promotions. */
export type UnitToPrice = { position: 1 | 2 | 3; rate: number; price: Satang; priceType: PriceType }

export type ProductToPrice = {
  code: string
  /** Only sold units, the biggest first. */
  units: UnitToPrice[]
  basis: PriceBasis
  stockControlled: boolean
  /** In base units. */
  stockAvailable: number
  /** Points for one smallest unit; 0 cannot be redeemed. */
  pointsPerUnit: number
  /** A gift of points, one for each base unit: nothing that is bought, stored or carried. */
  givesPoints?: true | undefined
}

/** How many of unit 1, 2 and 3. */
export type Quantities = [unit1: number, unit2: number, unit3: number]
export type LineToPrice = { product: ProductToPrice; quantities: Readonly<Quantities> }

/** A promotion as plain data. Type, calculation and discount type are open: what the engine does not know it warns of. */
export type PromotionToPrice = {
  id: string
  name: string
  shortName: string
  /** 1 money off, 2 percent off, 3 free goods. */
  type: number
  /** 1 every n base units, 2 reach n base units, 3 reach n satang. */
  calculation: number
  tiers: PromotionTier[]
  /** At least those of the cart that take part. */
  saleProducts: string[]
  /** A free-item promotion without sale items counts every line. */
  wholeOrder: boolean
  /** Goods that may be given: one of them, the customer's choice. */
  freeProducts: string[]
  needsCoupon: boolean
}

/** Everything a price depends on, as plain data: a loader sends it to the browser, and both sides price alike. */
export type CartToPrice = {
  mode: 'money' | 'points'
  /** The selected lines. The same product twice counts as one line. */
  lines: LineToPrice[]
  /** Those that speak to this customer today: audience, status and weekday are judged before (`takesPart`). */
  promotions: PromotionToPrice[]
  /** Switched on by a coupon the customer entered. */
  couponPromotionIds: string[]
  /** The goods promotions may give. */
  freeProducts: ProductToPrice[]
  /** Which of its goods the customer wants of a free-item promotion. */
  freeChoices: { promotionId: string; productCode: string }[]
  vatPercent: number
  /** Goods worth `freeFrom` are delivered free; null is never. The fee stands in the VAT group of its price type. */
  delivery: { fee: Satang; freeFrom: Satang | null; priceType: PriceType }
  minimumOrder: Satang
  pointsPer100Baht: number
  /** What a total paid in cash is rounded down to; nothing or 0 leaves it as it is. */
  cashStep?: Satang | undefined
  /** Whether it is paid in cash on delivery; a cart does not know yet. */
  paysCash?: boolean | undefined
}
