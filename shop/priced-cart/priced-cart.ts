import type { Satang } from '../money/satang.ts'
import type { PriceType } from '../money/vat.ts'
import type { PriceBasis } from './cart-to-price.ts'
import type { ShownAmounts, ShownSums } from './shown-figures.ts'

/** What a tier gives, for screens to put into words. `percent` is in hundredths: 500 is 5%. */
export type Gain =
  | { kind: 'percent'; percent: number }
  | { kind: 'perUnit'; amount: Satang }
  | { kind: 'money'; amount: Satang }
  | { kind: 'free'; quantity: number; productCodes: string[] }

/** How a promotion counts: every n base units, from n base units, or from n satang. */
export type Counting = 'every' | 'units' | 'money'

/** Why a row costs what it does, one step after the other; money with VAT, as it is shown. */
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
  /** A promotion that also speaks for this row but gives less: a row takes one discount. */
  | { kind: 'passedOver'; promotionId: string; amount: Satang }
  | { kind: 'unknownPromotion'; promotionId: string }
  | { kind: 'points'; pointsPerUnit: number }

/** One unit of one product: a line of the order. */
export type PricedRow = {
  position: 1 | 2 | 3
  rate: number
  quantity: number
  baseUnits: number
  /** Of one unit, before promotions. */
  price: Satang
  priceType: PriceType
  /** `price` times `quantity`. */
  amount: Satang
  /** This row's share of its promotion. */
  discount: Satang
  net: Satang
  /** The same with VAT, as whoever shops sees it. */
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
  /** False when a problem stands against it: see `problems`. */
  orderable: boolean
}

/** Goods that come for nothing, in the smallest unit of the product. */
export type FreeGoods = {
  promotionId: string
  productCode: string
  position: 1 | 2 | 3
  rate: number
  quantity: number
  /** What the promotion promises; more than `quantity` when stock does not reach. */
  promised: number
  baseUnits: number
  priceType: PriceType
  /** Points it adds once the order is completed, when it is no goods but points. */
  points: number
  /** What else the customer could take instead, itself included. */
  choices: string[]
  counting: Counting
  reached: number
  times: number
}

/** What is missing to get more out of a promotion. */
export type PromotionHint = {
  kind: 'promotion'
  promotionId: string
  /** Lines of the cart that count for it. */
  productCodes: string[]
  counting: Counting
  /** Base units, or satang when counting money. */
  have: number
  missing: number
  target: number
  /** What the tier gives; gifts and money of "every n" as what comes on top of what there is. */
  gain: Gain
  /** Whether the promotion gives something already: then this is its next tier, or once more. */
  reachedBefore: boolean
}

/** With `missing` more of the small unit, the cart costs `saves` less with `bigUnits` big ones in their place. */
export type BiggerUnitHint = {
  kind: 'biggerUnit'
  productCode: string
  from: 1 | 2 | 3
  to: 1 | 2 | 3
  missing: number
  bigUnits: number
  saves: Satang
}

/** What one could do to get more; screens say it in both languages. */
export type Hint = PromotionHint | BiggerUnitHint

/** A tax group of the document: VAT is rounded once for each. `net` is what its goods and the delivery fee cost after discounts. */
export type VatGroup = {
  priceType: PriceType
  amount: Satang
  discount: Satang
  fee: Satang
  net: Satang
  vat: Satang
}

/** What a promotion did in this cart. `offered` is its whole discount; lines that took a better one leave their share. */
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

/** For the log: a promotion the engine cannot read, and which of its fields. */
export type Warning = { promotionId: string; field: 'type' | 'calculation' | 'discountType'; value: string }

export type PricedCart = {
  mode: 'money' | 'points'
  /** In the order given. */
  lines: PricedLine[]
  freeGoods: FreeGoods[]
  promotions: PromotionResult[]
  /** Entered coupons whose promotion gives something: those an order uses up. */
  couponPromotionIdsUsed: string[]
  hints: PromotionHint[]
  vatGroups: VatGroup[]
  /** Sum of the lines before discounts, as priced. */
  goods: Satang
  /** The same with VAT: what free delivery and the minimum order look at. */
  goodsWorth: Satang
  discount: Satang
  deliveryFee: Satang
  /** All VAT, inside prices and on top. */
  vat: Satang
  /** The part of it that comes on top of prices without VAT. */
  vatOnTop: Satang
  /** What is let off so that cash can be paid in coins: 0 or below. VAT does not hang on it. */
  cashRounding: Satang
  /** What is paid: goods - discount + deliveryFee + vatOnTop + cashRounding */
  total: Satang
  /** The same total in rows with VAT. */
  shown: ShownSums
  /** Points the cart costs, in points mode. */
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
