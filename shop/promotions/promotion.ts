import { weekdayOf } from '../time/weekday.ts'
import type { PromotionAbout } from './promotion-about.ts'

export type PromotionType = 1 | 2 | 3
export type PromotionCalculation = 1 | 2 | 3

/** `orderBuy` counts base units, or satang under calculation 3; `discount` is satang, or percent times 100 under '%'. */
export type PromotionTier = { orderBuy: number; freeQuantity: number; discount: number; discountType: string }

/** Who takes part: everyone or the listed customers, never the excluded ones. */
export type PromotionAudience = {
  all: boolean
  customers: Set<string>
  excluded: Set<string>
  customerTypes: Set<string>
  storeTypes: Set<string>
}

export type Promotion = {
  id: string
  name: string
  shortName: string
  remark: string
  startsOn: string
  endsOn: string
  enabled: boolean
  type: PromotionType
  calculation: PromotionCalculation
  weekdays: number
  needsCoupon: boolean
  tiers: PromotionTier[]
  saleProducts: Set<string>
  freeProducts: string[]
  audience: PromotionAudience
  about?: PromotionAbout | undefined
}

/** What a promotion does, without its name; English sentences are made from it. */
export type PromotionRule = Pick<Promotion, 'calculation' | 'tiers' | 'about'>

export type Participant = { code: string; customerType: string; storeType: string }
export const promotionStatuses = ['CURRENT', 'SOON', 'EXPIRED', 'DISABLE', 'UNKNOWN'] as const
export type PromotionStatus = (typeof promotionStatuses)[number]

export function statusOf(
  { enabled, startsOn, endsOn }: Pick<Promotion, 'enabled' | 'startsOn' | 'endsOn'>,
  day: string,
): PromotionStatus {
  if (!startsOn || !endsOn) return 'UNKNOWN'
  if (!enabled) return 'DISABLE'
  if (day > endsOn) return 'EXPIRED'
  return day < startsOn ? 'SOON' : 'CURRENT'
}

/**
 * Whether a promotion applies to this customer on this day. A guest takes part only in those for everyone.
 */
export function takesPart(promotion: Promotion, customer: Participant | undefined, day: string): boolean {
  const { audience } = promotion
  if (statusOf(promotion, day) !== 'CURRENT' || !(promotion.weekdays & (1 << weekdayOf(day)))) return false
  if (!customer) return audience.all && audience.storeTypes.size === 0
  if (audience.excluded.has(customer.code)) return false
  if (audience.storeTypes.size > 0 && !audience.storeTypes.has(customer.storeType)) return false
  return (
    audience.all || audience.customers.has(customer.code) || audience.customerTypes.has(customer.customerType)
  )
}
