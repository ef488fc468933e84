import type { ProblemRow } from '../problems/problem.ts'
import type { PromotionTier } from '../promotions/promotion.ts'
import { draftProblems, moreDraftProblems } from './merchant-promotion-problems.ts'
import type { PromotionDraft } from './promotion-draft.ts'

/** What is wrong with a field of a draft. */
export type DraftProblem = {
  field: keyof PromotionDraft
  row: ProblemRow
  params?: Record<string, string | number>
}

const wholePercent = 10_000

/** Every reason a draft cannot be saved: the specification's messages in their order, then the others. */
export function whyNotSave(draft: PromotionDraft): DraftProblem[] {
  const { tiers, type } = draft
  const isGift = type === 3
  const lacks: [boolean, keyof PromotionDraft, ProblemRow][] = [
    [draft.name.trim() === '', 'name', draftProblems.noName],
    [draft.shortName.trim() === '', 'shortName', draftProblems.noShortName],
    [draft.remark.trim() === '', 'remark', draftProblems.noRemark],
    [tiers.length === 0, 'tiers', draftProblems.noDetail],
    [isGift && tiers.some((tier) => tier.freeQuantity < 1), 'tiers', draftProblems.noFreeQuantity],
    [!isGift && tiers.some((tier) => tier.discount < 1), 'tiers', draftProblems.noDiscount],
    [isGift && draft.freeProducts.length === 0, 'freeProducts', draftProblems.noFreeItem],
    [!isGift && draft.saleProducts.length === 0, 'saleProducts', draftProblems.noSaleItem],
    [namesNobody(draft), 'customers', draftProblems.noCustomers],
    [draft.byStoreType && draft.storeTypes.length === 0, 'storeTypes', draftProblems.noStoreType],
    [draft.byCustomerType && draft.customerTypes.length === 0, 'customerTypes', draftProblems.noCustomerType],
    [draft.endsOn < draft.startsOn, 'endsOn', moreDraftProblems.endsBefore],
    [draft.weekdays === 0, 'weekdays', moreDraftProblems.noWeekday],
  ]
  return [
    ...lacks.filter(([isLacking]) => isLacking).map(([, field, row]) => ({ field, row })),
    ...tiers.flatMap((tier, at) =>
      tierProblems(tier, tiers[at - 1], type).map((row) => ({
        field: 'tiers' as const,
        row,
        params: { line: at + 1 },
      })),
    ),
  ]
}

const namesNobody = ({ everyone, byCustomerType, customers }: PromotionDraft) =>
  !everyone && !byCustomerType && customers.length === 0

function tierProblems(
  tier: PromotionTier,
  before: PromotionTier | undefined,
  type: PromotionDraft['type'],
): ProblemRow[] {
  const isPercent = tier.discountType === '%'
  const fits = isPercent ? type === 2 : type === 1 && ['Money', 'Money/UOM'].includes(tier.discountType)
  const hasThreshold = Number.isSafeInteger(tier.orderBuy) && tier.orderBuy > 0
  return [
    ...(hasThreshold ? [] : [moreDraftProblems.noThreshold]),
    ...(before && hasThreshold && tier.orderBuy <= before.orderBuy ? [moreDraftProblems.notRising] : []),
    ...(type !== 3 && !fits ? [moreDraftProblems.wrongDiscountType] : []),
    ...(type !== 3 && isPercent && tier.discount > wholePercent ? [moreDraftProblems.overHundred] : []),
  ]
}
