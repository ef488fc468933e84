import { z } from 'zod'
import { named } from '../contract/wire.ts'
import { toBaht } from '../money/satang.ts'
import type { Promotion, PromotionCalculation, PromotionRule, PromotionType } from './promotion.ts'
import { promotionAbout } from './promotion-about.ts'

/** A promotion as a shopper is told it: what to buy how many of, and what one gets. */
export type ShownPromotion = Pick<
  Promotion,
  'id' | 'name' | 'shortName' | 'remark' | 'startsOn' | 'endsOn' | 'type' | 'calculation' | 'tiers' | 'about'
>

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
export const wirePromotion = z.object({
  PromotionId: z.string(),
  PromotionName: z.string(),
  Opt30: z.string(),
  PromotionRemark: z.string(),
  DateBegin: z.string(),
  DateEnd: z.string(),
  PromotionType: z.int(),
  ...wireRule.shape,
})
type WirePromotion = z.infer<typeof wirePromotion>

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

export function decodePromotion(wire: WirePromotion): ShownPromotion {
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

export function encodePromotion(promotion: ShownPromotion): WirePromotion {
  return {
    PromotionId: promotion.id,
    PromotionName: promotion.name,
    Opt30: promotion.shortName,
    PromotionRemark: promotion.remark,
    DateBegin: promotion.startsOn,
    DateEnd: promotion.endsOn,
    PromotionType: promotion.type,
    ...encodeRule(promotion),
  }
}

export const promotionCodec = z.codec(wirePromotion, z.custom<ShownPromotion>(), {
  decode: decodePromotion,
  encode: encodePromotion,
})

/** Of a promotion, what a shopper is told; who else takes part is nobody's business. */
export function shownPromotion({
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
}: Promotion): ShownPromotion {
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
