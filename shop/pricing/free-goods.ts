import type { CartToPrice, ProductToPrice, PromotionToPrice, TierToPrice } from './cart-to-price.ts'
import type { FreeGoods } from './priced-cart.ts'
import { type Count, counted, countingOf, fromTheTop, repeated, type Step } from './tiers.ts'

/** Of the tiers that are reached, the one that gives most; among equals the highest. */
function mostFree(tiers: readonly TierToPrice[], have: number): Step[] {
  const [best] = tiers.filter((tier) => tier.orderBuy <= have).sort((a, b) => b.freeQuantity - a.freeQuantity || b.orderBuy - a.orderBuy)
  return best ? [{ tier: best, times: 1 }] : []
}

/** The tiers of a free-item promotion that give something, and how much together. */
export function freeSteps(promotion: PromotionToPrice, count: Count): { steps: Step[]; quantity: number } {
  const counting = countingOf(promotion)
  const tiers = fromTheTop(promotion.tiers)
  const reached = counting === 'every' ? repeated(tiers, count.units) : mostFree(tiers, counted(counting, count))
  const steps = reached.filter(({ tier }) => tier.freeQuantity > 0)
  return { steps, quantity: steps.reduce((sum, { tier, times }) => sum + tier.freeQuantity * times, 0) }
}

/** Gives out free goods one promotion after the other, minding what the cart and earlier gifts already take from stock. */
export function freeGoodsGiver(
  { freeProducts, freeChoices }: Pick<CartToPrice, 'freeProducts' | 'freeChoices'>,
  needs: Map<string, number>,
) {
  const known = new Map(freeProducts.filter(({ units }) => units.length > 0).map((product) => [product.code, product]))
  const chosen = new Map(freeChoices.map(({ promotionId, productCode }) => [promotionId, productCode]))

  const inFull = (product: ProductToPrice, baseUnits: number) =>
    !product.stockControlled || product.stockAvailable - (needs.get(product.code) ?? 0) >= baseUnits

  return (promotion: PromotionToPrice, count: Count): FreeGoods | undefined => {
    const { steps, quantity } = freeSteps(promotion, count)
    const [first] = steps
    const choices = [...new Set(promotion.freeProducts)].filter((code) => known.has(code)).sort()
    const goods = choices.map((code) => known.get(code)).filter((product) => product !== undefined)
    const rate = (product: ProductToPrice) => product.units.at(-1)?.rate ?? 1
    const product =
      goods.find(({ code }) => code === chosen.get(promotion.id)) ?? goods.find((good) => inFull(good, quantity * rate(good))) ?? goods[0]
    const unit = product?.units.at(-1)
    if (!first || !product || !unit) return undefined
    needs.set(product.code, (needs.get(product.code) ?? 0) + quantity * unit.rate)
    return {
      promotionId: promotion.id,
      productCode: product.code,
      position: unit.position,
      rate: unit.rate,
      quantity,
      baseUnits: quantity * unit.rate,
      priceType: unit.priceType,
      choices,
      counting: countingOf(promotion),
      reached: first.tier.orderBuy,
      times: first.times,
    }
  }
}
