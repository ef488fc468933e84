import { z } from 'zod'
import { named } from '../contract/wire.ts'
import { toBaht } from '../money/satang.ts'
import type {
  Promotion,
  PromotionCalculation,
  PromotionRule,
  PromotionTier,
  PromotionType,
} from './promotion.ts'
import { type PromotionAbout, promotionAbout } from './promotion-about.ts'

/** A promotion as customers see it: what to buy, how many, and the gain. */
export type Offer = {
  id: string
  name: string
  shortName: string
  remark: string
  startsOn: string
  endsOn: string
  type: PromotionType
  calculation: PromotionCalculation
  tiers: PromotionTier[]
  about?: PromotionAbout | undefined
}

const wireTier = z.object({
  PromotionLn: z.int(),
  OrderBuy: z.number(),
  FreeNumber: z.int(),
  DiscNumber: z.number(),
  DiscType: z.string(),
})
const wireRule = z.object({
  SalesNumber: z.int(),
  PromotionDetail: z.array(wireTier),
  About: promotionAbout.optional(),
})
type WireRule = z.infer<typeof wireRule>
export const wireOffer = z.object({
  PromotionId: z.string(),
  PromotionName: z.string(),
  Opt30: z.string(),
  PromotionRemark: z.string(),
  DateBegin: z.string(),
  DateEnd: z.string(),
  PromotionType: z.int(),
  ...wireRule.shape,
})
type WireOffer = z.infer<typeof wireOffer>

/** Calculation 3 counts money: satang inside, baht on the wire. The others count units. */
const countsMoney = 3
// A discount of either kind, in satang or hundredths of a percent, is divided by 100 on the wire.
const hundredths = (value: number) => Math.round(value * 100)

function decodeRule(wire: WireRule): PromotionRule {
  const buy = (amount: number) => (wire.SalesNumber === countsMoney ? hundredths(amount) : amount)
  return {
    calculation: wire.SalesNumber as PromotionCalculation,
    tiers: wire.PromotionDetail.map((tier) => ({
      orderBuy: buy(tier.OrderBuy),
      freeQuantity: tier.FreeNumber,
      discount: hundredths(tier.DiscNumber),
      discountType: tier.DiscType,
    })),
    ...(wire.About ? { about: wire.About } : {}),
  }
}

function encodeRule({ calculation, tiers, about }: PromotionRule): WireRule {
  return {
    SalesNumber: calculation,
    PromotionDetail: tiers.map((tier, at) => ({
      PromotionLn: at + 1,
      OrderBuy: calculation === countsMoney ? toBaht(tier.orderBuy) : tier.orderBuy,
      FreeNumber: tier.freeQuantity,
      DiscNumber: toBaht(tier.discount),
      DiscType: tier.discountType,
    })),
    ...(about ? { About: about } : {}),
  }
}

export const ruleCodec = z.codec(wireRule, z.custom<PromotionRule>(), {
  decode: decodeRule,
  encode: encodeRule,
})

export function decodeOffer(wire: WireOffer): Offer {
  return {
    id: wire.PromotionId,
    name: wire.PromotionName,
    shortName: wire.Opt30,
    remark: wire.PromotionRemark,
    startsOn: wire.DateBegin,
    endsOn: wire.DateEnd,
    type: wire.PromotionType as PromotionType,
    ...decodeRule(wire),
  }
}

export function encodeOffer(offer: Offer): WireOffer {
  return {
    PromotionId: offer.id,
    PromotionName: offer.name,
    Opt30: offer.shortName,
    PromotionRemark: offer.remark,
    DateBegin: offer.startsOn,
    DateEnd: offer.endsOn,
    PromotionType: offer.type,
    ...encodeRule(offer),
  }
}

export const offerCodec = z.codec(wireOffer, z.custom<Offer>(), { decode: decodeOffer, encode: encodeOffer })

/** The public part of a promotion; its list of customers is private. */
export function offerOf({
  id,
  name,
  shortName,
  remark,
  startsOn,
  endsOn,
  type,
  calculation,
  tiers,
  about,
}: Promotion): Offer {
  return { id, name, shortName, remark, startsOn, endsOn, type, calculation, tiers, about }
}

/** A free product as named in the promotion's sentence. */
export const freeGood = named({
  code: ['P_Code', z.string()],
  nameTh: ['PRODUCTNAME', z.string()],
  nameEn: ['PRODUCTNAME_EN', z.string()],
  unitTh: ['UNITNAME', z.string()],
  unitEn: ['UNITNAME_EN', z.string()],
  picture: ['Picture', z.string().nullable()],
})
export type FreeGood = z.output<typeof freeGood>
