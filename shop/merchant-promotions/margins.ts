import { roundPart, type Satang } from '../money/satang.ts'
import { withVat } from '../money/vat.ts'
import type { CartToPrice, ProductToPrice, UnitToPrice } from '../priced-cart/cart-to-price.ts'
import { priceCart } from '../pricing/price-cart.ts'
import { promotionToPrice } from '../pricing/promotions-to-price.ts'
import type { Promotion, PromotionTier } from '../promotions/promotion.ts'

/** A product with its list prices, its lowest ones, and its cost for one unit 1, if that is known. */
export type GoodToCheck = { listed: ProductToPrice; lowest: ProductToPrice; cost: Satang | null }
type Measure = { draft: Promotion; leastMargin: number; vatPercent: number; giftProducts: ProductToPrice[] }
/** What one smallest unit of a gift is worth. */
type GiftWorth = (productCode: string) => Satang
type TooCheap = { productCode: string; pays: Satang; floor: Satang; by: 'margin' | 'lowest price' }

/** Whether a product is sold too cheap under a draft: at its most generous step, bought alone. */
export function whyTooCheap(
  { listed, lowest, cost }: GoodToCheck,
  measure: Measure,
  giftWorth: GiftWorth,
): TooCheap | undefined {
  const product = cost === null ? listed : lowest
  const [unit, cheapest] = [product.units.at(-1), lowest.units.at(-1)]
  const biggest = product.units[0]
  if (!unit || !cheapest || !biggest || unit.price <= 0) return undefined
  const floor =
    cost === null
      ? withoutVat(cheapest.price, cheapest, measure.vatPercent)
      : Math.ceil((cost * unit.rate * 100) / (biggest.rate * (100 - measure.leastMargin)))
  const pays = Math.min(
    ...measure.draft.tiers.map((tier) => leftOf({ product, unit, tier }, measure, giftWorth)),
  )
  return pays < floor
    ? { productCode: product.code, pays, floor, by: cost === null ? 'lowest price' : 'margin' }
    : undefined
}

function withoutVat(amount: Satang, { priceType }: UnitToPrice, vatPercent: number): Satang {
  return priceType === 1 ? roundPart(amount, 100, 100 + vatPercent) : amount
}

type Bought = { product: ProductToPrice; unit: UnitToPrice; tier: PromotionTier }

/** What is left of the price of one smallest unit when just enough for a step is bought, by the real engine. */
function leftOf({ product, unit, tier }: Bought, measure: Measure, giftWorth: GiftWorth): Satang {
  const { draft, vatPercent, giftProducts } = measure
  const counted = draft.calculation === 3 ? withVat(unit.price, unit.priceType, vatPercent) : unit.rate
  const quantity = Math.max(1, Math.ceil(tier.orderBuy / Math.max(1, counted)))
  const quantities: [number, number, number] = [0, 0, 0]
  quantities[unit.position - 1] = quantity
  const cart: CartToPrice = {
    mode: 'money',
    lines: [{ product, quantities }],
    promotions: [promotionToPrice(draft, [product.code])],
    couponPromotionIds: [draft.id],
    freeProducts: giftProducts,
    freeChoices: [],
    vatPercent,
    delivery: { fee: 0, freeFrom: null, priceType: 1 },
    minimumOrder: 0,
    pointsPer100Baht: 0,
  }
  const { lines, freeItems } = priceCart(cart)
  const paid = withoutVat(lines[0]?.net ?? 0, unit, vatPercent)
  const given = freeItems.reduce((sum, gift) => sum + gift.quantity * giftWorth(gift.productCode), 0)
  return Math.floor((paid - given) / quantity)
}
