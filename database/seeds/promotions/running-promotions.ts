import { addDays } from '#database/seeds/calendar.ts'
import type { SeedProduct } from '#database/seeds/catalogue/products.ts'
import { everyUnits, type Promotion, reachUnits } from '#database/seeds/promotions/promotion.ts'

/** The simple promotions that seeded past orders may have used. */
export type RunningPromotion = {
  id: string
  from: string
  to: string
  products: Set<string>
  reach: number
  percent?: number
  free?: { product: SeedProduct; quantity: number }
}

/**
 * Past orders use single-tier percent promotions and free products per n units, open to everyone on every
 * day.
 */
export function runningPromotions(promotions: readonly Promotion[], today: string): RunningPromotion[] {
  return promotions.flatMap((promotion): RunningPromotion[] => {
    const [tier] = promotion.tiers
    const open = !promotion.audience && !promotion.weekdays && !promotion.needsCoupon && !promotion.disabled
    if (!tier || !open || promotion.tiers.length > 1 || promotion.sale.length === 0) return []
    const running = {
      id: promotion.id,
      from: addDays(today, promotion.days[0]),
      to: addDays(today, promotion.days[1]),
      products: new Set(promotion.sale.map(({ item }) => item.code)),
      reach: tier.buy,
    }
    if (promotion.type === 2 && promotion.calculation === reachUnits)
      return [{ ...running, percent: (tier.discount ?? 0) / 100 }]
    const [product] = promotion.free ?? []
    if (promotion.type === 3 && promotion.calculation === everyUnits && product)
      return [{ ...running, free: { product, quantity: tier.free ?? 0 } }]
    return []
  })
}
