import type { Satang } from '../money/satang.ts'
import type { PriceType } from '../money/vat.ts'
import type { PriceBasis } from './cart-to-price.ts'
import type { ShownAmounts, ShownSums } from './shown-figures.ts'

/** A tier's gain, for screens to put into words; `percent` is in hundredths: 500 is 5%. */
export type Gain =
  | { kind: 'percent'; percent: number }
  | { kind: 'perUnit'; amount: Satang }
  | { kind: 'money'; amount: Satang }
  | { kind: 'free'; quantity: number; productCodes: string[] }

/** How a promotion counts: every n base units, from n base units, or from n satang. */
export type Counting = 'every' | 'units' | 'money'

/** Why a row costs what it does, step by step, in money with VAT as shown. */
export type Reason =
  | { kind: 'price'; basis: PriceBasis; price: Satang }
  | {
      kind: 'promotion'
      promotionId: string
      counting: Counting
      reached: number
      times: number
      gain: Gain
      amount: Satang
    }
  /** A promotion for this row that gives less than the one taken, since a row takes one discount. */
  | { kind: 'passedOver'; promotionId: string; amount: Satang }
  | { kind: 'unknownPromotion'; promotionId: string }
  | { kind: 'points'; pointsPerUnit: number }

/** One unit of one product: a line of the order. */
export type PricedRow = {
  position: 1 | 2 | 3
  rate: number
  quantity: number
  baseUnits: number
  /** The price of one unit before promotions. */
  price: Satang
  priceType: PriceType
  /** `price` times `quantity`. */
  amount: Satang
  /** This row's share of its promotion's discount. */
  discount: Satang
  net: Satang
  /** The same amounts with VAT, as customers see them. */
  shown: ShownAmounts
  promotionId: string | null
  points: number
  why: Reason[]
}

export type PricedLine = {
  productCode: string
  rows: PricedRow[]
  baseUnits: number
  amount: Satang
  discount: Satang
  net: Satang
  shown: ShownAmounts
  points: number
  /** False when `problems` holds one for this line. */
  orderable: boolean
}

/** Free products, in their smallest unit. */
export type FreeItem = {
  promotionId: string
  productCode: string
  position: 1 | 2 | 3
  rate: number
  quantity: number
  /** The promised quantity; more than `quantity` when stock is short. */
  promised: number
  baseUnits: number
  priceType: PriceType
  /** Points credited once the order is completed, when the gift is points. */
  points: number
  /** The products the customer can choose instead, itself included. */
  choices: string[]
  counting: Counting
  reached: number
  times: number
}

/** The missing quantity for more of a promotion. */
export type PromotionHint = {
  kind: 'promotion'
  promotionId: string
  /** Products of the cart that count for it. */
  productCodes: string[]
  counting: Counting
  /** Base units, or satang when counting money. */
  have: number
  missing: number
  target: number
  /** The tier's gain; under "every n", gifts and money on top of the current gain. */
  gain: Gain
  /** Whether the promotion already gives something, so that this is its next tier or repetition. */
  reachedBefore: boolean
}

/**
 * With `missing` more of the small unit, replacing them by `bigUnits` big ones lowers the total by `saves`.
 */
export type BiggerUnitHint = {
  kind: 'biggerUnit'
  productCode: string
  from: 1 | 2 | 3
  to: 1 | 2 | 3
  missing: number
  bigUnits: number
  saves: Satang
}

/** Suggestions to save more; screens put them into words. */
export type Hint = PromotionHint | BiggerUnitHint

/** A VAT group of the document, rounded once; `net` is its lines and delivery fee after discounts. */
export type VatGroup = {
  priceType: PriceType
  amount: Satang
  discount: Satang
  fee: Satang
  net: Satang
  vat: Satang
}

/**
 * What a promotion did in this cart. `offered` is its whole discount; rows with a better one leave their
 * share.
 */
export type PromotionResult = {
  promotionId: string
  needsCoupon: boolean
  offered: Satang
  given: Satang
  freeQuantity: number
}

export type CartProblem =
  | { kind: 'unknownPromotion'; productCode: string; promotionId: string }
  | { kind: 'noPrice'; productCode: string; position: 1 | 2 | 3 }
  | { kind: 'unitNotSold'; productCode: string; position: 1 | 2 | 3 }
  | { kind: 'notRedeemable'; productCode: string }

/** For the log: a promotion the engine cannot read, with the field. */
export type Warning = { promotionId: string; field: 'type' | 'calculation' | 'discountType'; value: string }

export type PricedCart = {
  mode: 'money' | 'points'
  /** In the order given. */
  lines: PricedLine[]
  freeItems: FreeItem[]
  promotions: PromotionResult[]
  /** Entered coupons whose promotion gives something; the order uses them up. */
  couponPromotionIdsUsed: string[]
  hints: PromotionHint[]
  vatGroups: VatGroup[]
  /** The sum of the lines before discounts, in stored prices. */
  subtotal: Satang
  /** The same with VAT, which free delivery and the minimum order compare with. */
  subtotalWithVat: Satang
  discount: Satang
  deliveryFee: Satang
  /** All VAT, included in prices and on top. */
  vat: Satang
  /** The part of it on top of prices without VAT. */
  vatOnTop: Satang
  /** The rounding of a cash total down to coins: 0 or negative, without effect on VAT. */
  cashRounding: Satang
  /** The amount to pay: goods - discount + deliveryFee + vatOnTop + cashRounding */
  total: Satang
  /** The same total in rows with VAT. */
  shown: ShownSums
  /** The price in points, in points mode. */
  points: number
  /** Points the order earns once completed. */
  pointsEarned: number
  missingToFreeDelivery: Satang
  missingToMinimum: Satang
  /** Base units to take from stock, bought and free together. */
  needs: { productCode: string; baseUnits: number }[]
  problems: CartProblem[]
  warnings: Warning[]
}
