import type { Promotion, PromotionTier } from '../promotions/promotion.ts'
import { addDays } from '../time/bangkok.ts'

/** A promotion as staff write it: lists as chosen, and whether each of them counts. */
export type PromotionDraft = Pick<
  Promotion,
  | 'name'
  | 'shortName'
  | 'remark'
  | 'startsOn'
  | 'endsOn'
  | 'enabled'
  | 'type'
  | 'calculation'
  | 'tiers'
  | 'freeProducts'
  | 'weekdays'
  | 'needsCoupon'
> & {
  saleProducts: string[]
  everyone: boolean
  customers: string[]
  excluded: string[]
  byStoreType: boolean
  storeTypes: string[]
  byCustomerType: boolean
  customerTypes: string[]
}

export const everyWeekday = 127
const usualDays = 7

/** What the editor of a new promotion begins with. */
export function newDraft(today: string): PromotionDraft {
  return {
    name: '',
    shortName: '',
    remark: '',
    startsOn: today,
    endsOn: addDays(today, usualDays),
    enabled: true,
    type: 1,
    calculation: 1,
    tiers: [],
    saleProducts: [],
    freeProducts: [],
    weekdays: everyWeekday,
    needsCoupon: false,
    everyone: true,
    customers: [],
    excluded: [],
    byStoreType: false,
    storeTypes: [],
    byCustomerType: false,
    customerTypes: [],
  }
}

/** The same again from today on, for the usual days. */
export function copyOf(draft: PromotionDraft, today: string): PromotionDraft {
  const { startsOn, endsOn, enabled } = newDraft(today)
  return { ...draft, name: `${draft.name} (สำเนา)`, startsOn, endsOn, enabled }
}

/** Without what does not count, in one order, so that equal promotions are equal. */
export function settleDraft(draft: PromotionDraft): PromotionDraft {
  const everyone = draft.everyone && !draft.byCustomerType
  const once = (codes: readonly string[]) => [...new Set(codes)].sort()
  return {
    ...draft,
    name: draft.name.trim(),
    shortName: draft.shortName.trim(),
    remark: draft.remark.trim(),
    tiers: draft.tiers.map((tier) => settleTier(tier, draft.type)),
    saleProducts: once(draft.saleProducts),
    freeProducts: draft.type === 3 ? once(draft.freeProducts) : [],
    everyone,
    // Who was listed before "everyone" was chosen is not listed any more.
    customers: draft.everyone ? [] : once(draft.customers),
    excluded: once(draft.excluded),
    storeTypes: draft.byStoreType ? once(draft.storeTypes) : [],
    customerTypes: draft.byCustomerType ? once(draft.customerTypes) : [],
  }
}

function settleTier(tier: PromotionTier, type: PromotionDraft['type']): PromotionTier {
  const { orderBuy, freeQuantity, discount, discountType } = tier
  return type === 3
    ? { orderBuy, freeQuantity, discount: 0, discountType: '' }
    : { orderBuy, freeQuantity: 0, discount, discountType }
}

/** A settled draft as the engine and the shop know promotions. */
export function promotionOf(id: string, draft: PromotionDraft): Promotion {
  const { everyone, customers, excluded, storeTypes, customerTypes, saleProducts, ...rest } = draft
  const { byStoreType: _, byCustomerType: __, ...same } = rest
  return {
    ...same,
    id,
    saleProducts: new Set(saleProducts),
    audience: {
      all: everyone,
      customers: new Set(customers),
      excluded: new Set(excluded),
      customerTypes: new Set(customerTypes),
      storeTypes: new Set(storeTypes),
    },
  }
}
