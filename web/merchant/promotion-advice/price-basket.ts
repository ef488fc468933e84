import type { PromotionDraft } from '#shop/merchant-promotions/promotion-draft.ts'
import { withVat } from '#shop/money/vat.ts'
import type { CartToPrice, ProductToPrice, Quantities } from '#shop/priced-cart/cart-to-price.ts'
import { priceCart } from '#shop/pricing/price-cart.ts'
import type { Tried } from './use-advice.ts'

/** A basket is counted in the smallest unit of each product. */
const inSmallest = (product: ProductToPrice, quantity: number): Quantities => {
  const quantities: Quantities = [0, 0, 0]
  const unit = product.units.at(-1)
  if (unit) quantities[unit.position - 1] = quantity
  return quantities
}

/** Enough of a product for the first step alone. */
export function enoughOf(product: ProductToPrice, draft: PromotionDraft, vatPercent: number): number {
  const [tier] = draft.tiers
  const unit = product.units.at(-1)
  if (!tier || !unit) return 1
  const each = draft.calculation === 3 ? withVat(unit.price, unit.priceType, vatPercent) : unit.rate
  return Math.max(1, Math.ceil(tier.orderBuy / Math.max(1, each)))
}

/** The basket priced with the draft and without it, as the shop prices every cart. */
export function priceBasket({ toPrice, draftId }: Tried, quantityOf: (product: ProductToPrice) => number) {
  const cart: CartToPrice = {
    ...toPrice,
    lines: toPrice.lines.map(({ product }) => ({
      product,
      quantities: inSmallest(product, quantityOf(product)),
    })),
  }
  const others = cart.promotions.filter(({ id }) => id !== draftId)
  return { withIt: priceCart(cart), withoutIt: priceCart({ ...cart, promotions: others }) }
}
