import type { CartToPrice, PromotionToPrice } from '#shop/priced-cart/cart-to-price.ts'
import type { PromotionCalculation } from '#shop/promotions/promotion.ts'
import type { Locale } from '#shop/words/locale.ts'
import { namePromotion, type PromotionNames } from '#web/shared/promotions/say-promotion.ts'
import { shopSay } from '#web/words/customer/shop-say.ts'

/** The product fields that name a promotion. */
type PromotionProduct = { code: string; name: string; units: PromotionNames['units'] }

/**
 * Promotion names are Thai, so English pages describe them instead. Done on the server, to keep it out of the
 * page's script.
 */
export function namePromotions(
  { promotions, freeProducts }: CartToPrice,
  products: readonly PromotionProduct[],
  locale: Locale,
): PromotionToPrice[] {
  if (locale === 'th') return promotions
  const known = new Map(products.map((each) => [each.code, each]))
  const points = new Set(freeProducts.filter(({ givesPoints }) => givesPoints).map(({ code }) => code))
  const say = shopSay(locale)
  return promotions.map((promotion) => {
    const rule = { calculation: promotion.calculation as PromotionCalculation, tiers: promotion.tiers }
    const name = namePromotion({ ...promotion, rule }, locale, say, namesOf(promotion, known, points))
    return { ...promotion, name, shortName: name }
  })
}

/** What the cart's products say about a promotion: their units, and its gift. */
function namesOf(
  { saleProducts, freeProducts }: PromotionToPrice,
  products: ReadonlyMap<string, PromotionProduct>,
  points: ReadonlySet<string>,
): PromotionNames {
  const units = products.get(saleProducts[0] ?? '')?.units ?? []
  const [given = ''] = freeProducts
  if (points.has(given)) return { units, gives: 'points' }
  if (!given || saleProducts.includes(given)) return { units }
  const free = products.get(given)
  return {
    units,
    gives: { unit: free?.units.at(-1)?.name ?? '', name: freeProducts.length > 1 ? '' : (free?.name ?? '') },
  }
}
