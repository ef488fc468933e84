import type { Promotion, PromotionAudience } from '../promotions/promotion.ts'
import type { Overlap } from './promotion-advice-contracts.ts'

const mostNamed = 20

/** Other promotions that hold for the same goods on the same days, for customers who may be the same. */
export function overlapsOf(draft: Promotion, others: readonly Promotion[]): Overlap[] {
  return others.flatMap((other) => {
    if (other.id === draft.id || !other.enabled || !sameDays(draft, other)) return []
    if (!mayBeSame(draft.audience, other.audience)) return []
    const shared = [...draft.saleProducts].filter((code) => other.saleProducts.has(code))
    if (shared.length === 0 && !(countsAll(draft) && countsAll(other))) return []
    const { id, name, startsOn, endsOn } = other
    return [
      { id, name, startsOn, endsOn, productCount: shared.length, productCodes: shared.slice(0, mostNamed) },
    ]
  })
}

const countsAll = ({ type, saleProducts }: Promotion) => type === 3 && saleProducts.size === 0

const sameDays = (one: Promotion, other: Promotion) =>
  one.startsOn <= other.endsOn && other.startsOn <= one.endsOn && (one.weekdays & other.weekdays) !== 0

const meet = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].some((code) => other.has(code))

/** Whether somebody may take part in both: a listed customer may be of any type. */
function mayBeSame(one: PromotionAudience, other: PromotionAudience): boolean {
  if (one.storeTypes.size > 0 && other.storeTypes.size > 0 && !meet(one.storeTypes, other.storeTypes))
    return false
  if (one.all || other.all) return true
  const isMixed = (a: PromotionAudience, b: PromotionAudience) =>
    a.customerTypes.size > 0 && [...b.customers].some((code) => !a.excluded.has(code))
  return (
    meet(one.customers, other.customers) ||
    meet(one.customerTypes, other.customerTypes) ||
    isMixed(one, other) ||
    isMixed(other, one)
  )
}
