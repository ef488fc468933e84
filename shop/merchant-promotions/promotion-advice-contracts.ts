import { z } from 'zod'
import { productQuantities } from '../cart/cart-contracts.ts'
import { asIs } from '../contract/as-is.ts'
import { endpoint } from '../contract/endpoint.ts'
import { money, named } from '../contract/wire.ts'
import { cartToPrice } from '../priced-cart/cart-to-price-schema.ts'
import { promotionAbout } from '../promotions/promotion-about.ts'
import { aboutCentre, promotionEditors, promotionId, saleUnit } from './merchant-promotion-contracts.ts'
import { draftCodec, type wireDraft } from './merchant-promotion-wire.ts'

/** A draft is asked about before it is saved; an id names the promotion it would replace. */
const asked = {
  saleUnit: ['SaleUnit', saleUnit],
  id: ['PromotionId', promotionId.optional()],
  promotion: ['Promotion', draftCodec],
} as const

const exampleDraft: z.input<typeof wireDraft> = {
  PromotionName: '',
  Opt30: '',
  PromotionRemark: '',
  DateBegin: '2026-11-16',
  DateEnd: '2026-11-23',
  PromotionType: 1,
  SalesNumber: 1,
}
const example = ({ saleUnit }: { saleUnit: string }) => ({ SaleUnit: saleUnit, Promotion: exampleDraft })
const touches = {
  of: 'centre' as const,
  exampleRequest: example,
  answers: ['promotions.noDetail'],
}

const priced = z.object({
  total: money,
  discount: money,
  gifts: z.array(z.object({ productCode: z.string(), quantity: z.int(), promotionId: z.string() })),
})

export const tryPromotionContract = endpoint({
  method: 'POST',
  path: 'api/promotion/preview',
  says: 'Prices a test basket by the real engine with and without a draft, as if it held now for a customer who takes part.',
  who: promotionEditors,
  request: named({
    ...asked,
    /** Whose prices and promotions count; without one, list prices. */
    customerCode: ['CustomerCode', z.string().min(1).max(60).optional()],
    lines: ['Lines', z.array(productQuantities).max(50).default([])],
  }),
  answer: named({
    /** Everything the price depends on: a screen prices other quantities by itself. */
    toPrice: ['ToPrice', asIs(cartToPrice)],
    draftId: ['DraftId', z.string()],
    notSold: ['NotSold', z.array(z.string())],
    withIt: ['With', priced],
    withoutIt: ['Without', priced],
    about: ['About', promotionAbout.nullable()],
  }),
  about: aboutCentre,
  touches,
})

const user = z.object({ code: z.string(), name: z.string(), orders: z.int(), less: money })
const gift = z.object({
  productCode: z.string(),
  nameTh: z.string(),
  nameEn: z.string(),
  /** In its smallest unit. */
  quantity: z.int(),
  /** Its cost, or its lowest price where no cost is known. */
  worth: money,
})

export const lookBackContract = endpoint({
  method: 'POST',
  path: 'api/promotion/lookback',
  says: 'What a draft would have cost over the orders of the last 30 days, and who would have used it; newest first, for some seconds.',
  who: promotionEditors,
  request: named(asked),
  answer: z.object({
    from: z.string(),
    /** How many orders were looked at, and whether these are all. */
    orders: z.int(),
    isAll: z.boolean(),
    ordersUsing: z.int(),
    customersUsing: z.int(),
    /** What customers would have paid less, beyond the discounts they had. */
    less: money,
    gifts: z.array(gift),
    /** Those who would have saved most. */
    customers: z.array(user),
  }),
  about: aboutCentre,
  touches,
})

const overlap = z.object({
  id: z.string(),
  name: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  /** How many products both have, and the first of them; none when both count whole orders. */
  productCount: z.int(),
  productCodes: z.array(z.string()),
})
const tooCheap = z.object({
  productCode: z.string(),
  nameTh: z.string(),
  nameEn: z.string(),
  /** For one smallest unit, without VAT. */
  pays: money,
  floor: money,
  /** Measured by its cost and the least margin, or by the lowest price of the product. */
  by: z.enum(['margin', 'lowest price']),
})
export type Overlap = z.output<typeof overlap>

export const checkPromotionContract = endpoint({
  method: 'POST',
  path: 'api/promotion/check',
  says: 'Which promotions a draft overlaps (same goods, days and customers), and which goods it sells below the set margin.',
  who: promotionEditors,
  request: named(asked),
  answer: z.object({ overlaps: z.array(overlap), tooCheap: z.array(tooCheap), tooCheapCount: z.int() }),
  about: aboutCentre,
  touches,
})

export const promotionAdviceContracts = {
  tryPromotion: tryPromotionContract,
  lookBack: lookBackContract,
  checkPromotion: checkPromotionContract,
}
