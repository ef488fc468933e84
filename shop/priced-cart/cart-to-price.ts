import type { Satang } from '../money/satang.ts'
import type { PriceType } from '../money/vat.ts'
import type { PromotionTier } from '../promotions/promotion.ts'

/** The source of a price: the list, the level of the customer's type, or a dated advance price. */
export type PriceBasis = 'list' | 'level' | 'advance'

/** A sold unit with the customer's price before promotions. */
export type UnitToPrice = { position: 1 | 2 | 3; rate: number; price: Satang; priceType: PriceType }

export type ProductToPrice = {
  code: string
  /** Only sold units, the biggest first. */
  units: UnitToPrice[]
  basis: PriceBasis
  stockControlled: boolean
  /** In base units. */
  stockAvailable: number
  /** The price of one smallest unit in points; 0 cannot be redeemed. */
  pointsPerUnit: number
  /** A gift of points, one per base unit: never bought, stored or delivered. */
  givesPoints?: true | undefined
}

/** How many of unit 1, 2 and 3. */
export type Quantities = [unit1: number, unit2: number, unit3: number]
export type LineToPrice = { product: ProductToPrice; quantities: Readonly<Quantities> }

/**
 * A promotion as plain data. Type, calculation and discount type are open, since the engine warns of unknown
 * values.
 */
export type PromotionToPrice = {
  id: string
  name: string
  shortName: string
  /** 1 money discount, 2 percentage discount, 3 free products. */
  type: number
  /** 1 every n base units, 2 reach n base units, 3 reach n satang. */
  calculation: number
  tiers: PromotionTier[]
  /** It must include at least the participating products of the cart. */
  saleProducts: string[]
  /** A free-item promotion without sale items counts every line. */
  wholeOrder: boolean
  /** The possible free products: the customer chooses one. */
  freeProducts: string[]
  needsCoupon: boolean
}

/** All input of pricing as plain data, so that browser and server compute the same price. */
export type CartToPrice = {
  mode: 'money' | 'points'
  /** The selected lines. The same product twice counts as one line. */
  lines: LineToPrice[]
  /**
   * Only promotions for this customer today: audience, status and weekday are checked before (`takesPart`).
   */
  promotions: PromotionToPrice[]
  /** Switched on by a coupon the customer entered. */
  couponPromotionIds: string[]
  /** The free products of the promotions. */
  freeProducts: ProductToPrice[]
  /** The customer's choice among a promotion's free products. */
  freeChoices: { promotionId: string; productCode: string }[]
  vatPercent: number
  /**
   * Delivery is free from `freeFrom`; null means never. The fee belongs to the VAT group of its price type.
   */
  delivery: { fee: Satang; freeFrom: Satang | null; priceType: PriceType }
  minimumOrder: Satang
  pointsPer100Baht: number
  /** The step a cash total is rounded down to; 0 or none means no rounding. */
  cashStep?: Satang | undefined
  /** Whether the order is paid in cash on delivery; unknown in a cart. */
  paysCash?: boolean | undefined
}
