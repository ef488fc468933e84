import { z } from 'zod'
import { isBaht, toBaht } from '../money/satang.ts'
import type { FieldReason } from '../problems/problem.ts'
import { type PromotionStatus, promotionStatuses } from '../promotions/promotion.ts'
import { fill } from '../words/locale.ts'
import type { PromotionDraft } from './promotion-draft.ts'
import type { DraftProblem } from './why-not-save.ts'

const flag = z.enum(['Y', 'N'])
const codes = (most: number) => z.array(z.string().min(1).max(40)).max(most).default([])
const hundredth = z.number().refine(isBaht)

/** Kinds of discount, each with its code on the wire. */
export const discountTypes = { '%': 'PERCENT', 'Money/UOM': 'MONEY_UOM', Money: 'MONEY' } as const
const [mostTiers, mostGifts, mostCustomers, mostSaleProducts] = [20, 100, 1_000, 1_000]

/** `Opt6` is what has to be bought: base units, or baht when `SalesNumber` is 3. */
const wireTier = z.object({
  PromotionLn: z.int().min(0).max(999).optional(),
  Opt6: hundredth.min(0).max(10_000_000),
  FreeNumber: z.int().min(0).max(1_000_000).default(0),
  DiscNumber: hundredth.min(0).max(10_000_000).default(0),
  DiscType: z.string().max(20).default(''),
  DiscTypeCode: z.string().max(20).optional(),
})

export const wireDraft = z.object({
  PromotionName: z.string().max(200),
  Opt30: z.string().max(60),
  PromotionRemark: z.string().max(1_000),
  DateBegin: z.iso.date(),
  DateEnd: z.iso.date(),
  FlagEnabled: flag.default('Y'),
  PromotionType: z.literal([1, 2, 3]),
  SalesNumber: z.literal([1, 2, 3]),
  PromotionDetail: z.array(wireTier).max(mostTiers).default([]),
  ProductSale: codes(mostSaleProducts),
  ProductFree: codes(mostGifts),
  AllCustomers: flag.default('Y'),
  CustomerList: codes(mostCustomers),
  ExcludedCustomers: codes(mostCustomers),
  UseStoreType: flag.default('N'),
  Opt15: codes(100),
  UseCustomerType: flag.default('N'),
  CustomerTypeList: codes(100),
  /** Seven letters from Sunday to Saturday, Y for a day it holds on. */
  Opt31: z
    .string()
    .length(7)
    .regex(/^[YN]+$/)
    .default('YYYYYYY'),
  NeedCoupon: flag.default('N'),
})
type WireDraft = z.output<typeof wireDraft>

/** The field of the wire that a draft's field is told by. */
const wireFields: Record<keyof PromotionDraft, keyof WireDraft> = {
  name: 'PromotionName',
  shortName: 'Opt30',
  remark: 'PromotionRemark',
  startsOn: 'DateBegin',
  endsOn: 'DateEnd',
  enabled: 'FlagEnabled',
  type: 'PromotionType',
  calculation: 'SalesNumber',
  tiers: 'PromotionDetail',
  saleProducts: 'ProductSale',
  freeProducts: 'ProductFree',
  everyone: 'AllCustomers',
  customers: 'CustomerList',
  excluded: 'ExcludedCustomers',
  byStoreType: 'UseStoreType',
  storeTypes: 'Opt15',
  byCustomerType: 'UseCustomerType',
  customerTypes: 'CustomerTypeList',
  weekdays: 'Opt31',
  needsCoupon: 'NeedCoupon',
}

export const fieldReason = ({ field, row, params = {} }: DraftProblem): FieldReason => ({
  field: wireFields[field],
  th: fill(row.th, params),
  en: fill(row.en, params),
})

const countsMoney = 3
const hundredths = (value: number) => Math.round(value * 100)
const isYes = (letter: string) => letter === 'Y'
const yes = (is: boolean): 'Y' | 'N' => (is ? 'Y' : 'N')
const weekdays = [0, 1, 2, 3, 4, 5, 6] as const

export function decodeDraft(wire: WireDraft): PromotionDraft {
  const buy = (amount: number) => (wire.SalesNumber === countsMoney ? hundredths(amount) : amount)
  return {
    name: wire.PromotionName,
    shortName: wire.Opt30,
    remark: wire.PromotionRemark,
    startsOn: wire.DateBegin,
    endsOn: wire.DateEnd,
    enabled: isYes(wire.FlagEnabled),
    type: wire.PromotionType,
    calculation: wire.SalesNumber,
    tiers: wire.PromotionDetail.map((tier) => ({
      orderBuy: buy(tier.Opt6),
      freeQuantity: tier.FreeNumber,
      discount: hundredths(tier.DiscNumber),
      discountType: tier.DiscType,
    })),
    saleProducts: wire.ProductSale,
    freeProducts: wire.ProductFree,
    everyone: isYes(wire.AllCustomers),
    customers: wire.CustomerList,
    excluded: wire.ExcludedCustomers,
    byStoreType: isYes(wire.UseStoreType),
    storeTypes: wire.Opt15,
    byCustomerType: isYes(wire.UseCustomerType),
    customerTypes: wire.CustomerTypeList,
    weekdays: weekdays.reduce<number>((all, day) => all | (isYes(wire.Opt31[day] ?? '') ? 1 << day : 0), 0),
    needsCoupon: isYes(wire.NeedCoupon),
  }
}

export function encodeDraft(draft: PromotionDraft): WireDraft {
  return {
    PromotionName: draft.name,
    Opt30: draft.shortName,
    PromotionRemark: draft.remark,
    DateBegin: draft.startsOn,
    DateEnd: draft.endsOn,
    FlagEnabled: yes(draft.enabled),
    PromotionType: draft.type,
    SalesNumber: draft.calculation,
    PromotionDetail: draft.tiers.map((tier, at) => ({
      PromotionLn: at + 1,
      Opt6: draft.calculation === countsMoney ? toBaht(tier.orderBuy) : tier.orderBuy,
      FreeNumber: tier.freeQuantity,
      DiscNumber: toBaht(tier.discount),
      DiscType: tier.discountType,
      DiscTypeCode: discountTypes[tier.discountType as keyof typeof discountTypes] ?? '',
    })),
    ProductSale: draft.saleProducts,
    ProductFree: draft.freeProducts,
    AllCustomers: yes(draft.everyone),
    CustomerList: draft.customers,
    ExcludedCustomers: draft.excluded,
    UseStoreType: yes(draft.byStoreType),
    Opt15: draft.storeTypes,
    UseCustomerType: yes(draft.byCustomerType),
    CustomerTypeList: draft.customerTypes,
    Opt31: weekdays.map((day) => yes((draft.weekdays & (1 << day)) !== 0)).join(''),
    NeedCoupon: yes(draft.needsCoupon),
  }
}

const texts = z.array(z.string())
const oneToThree = z.literal([1, 2, 3])
// Our own side is judged too: in process a page's script is answered without the wire.
export const ourDraft = z.object({
  name: z.string(),
  shortName: z.string(),
  remark: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  enabled: z.boolean(),
  type: oneToThree,
  calculation: oneToThree,
  tiers: z.array(
    z.object({
      orderBuy: z.number(),
      freeQuantity: z.number(),
      discount: z.number(),
      discountType: z.string(),
    }),
  ),
  saleProducts: texts,
  freeProducts: texts,
  everyone: z.boolean(),
  customers: texts,
  excluded: texts,
  byStoreType: z.boolean(),
  storeTypes: texts,
  byCustomerType: z.boolean(),
  customerTypes: texts,
  weekdays: z.number(),
  needsCoupon: z.boolean(),
}) satisfies z.ZodType<PromotionDraft>

export const draftCodec = z.codec(wireDraft, ourDraft, {
  decode: decodeDraft,
  encode: encodeDraft,
})

/** A promotion as it is kept. */
export type KeptPromotion = PromotionDraft & {
  id: string
  version: number
  status: PromotionStatus
  isArchived: boolean
}
const anyCodes = z.array(z.string())
const wireKept = wireDraft.extend({
  ProductSale: anyCodes,
  ProductFree: anyCodes,
  CustomerList: anyCodes,
  ExcludedCustomers: anyCodes,
  PromotionId: z.string(),
  Version: z.int(),
  Status: z.enum(promotionStatuses),
  Archived: flag,
})

export const keptCodec = z.codec(wireKept, z.custom<KeptPromotion>(), {
  decode: ({ PromotionId, Version, Status, Archived, ...wire }) => ({
    ...decodeDraft(wire),
    id: PromotionId,
    version: Version,
    status: Status,
    isArchived: isYes(Archived),
  }),
  encode: ({ id, version, status, isArchived, ...draft }) => ({
    ...encodeDraft(draft),
    PromotionId: id,
    Version: version,
    Status: status,
    Archived: yes(isArchived),
  }),
})
