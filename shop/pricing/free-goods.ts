import type { CartToPrice, ProductToPrice } from './cart-to-price.ts'
import type { FreeGoods } from './priced-cart.ts'
import type { TakingPart } from './taking-part.ts'
import { bestReached, repeated, type Step } from './tiers.ts'

/** The tiers of a free-item promotion that give something, and how much together. */
function freeSteps({ promotion: { tiers }, counting, units, have }: TakingPart): { steps: Step[]; quantity: number } {
  const reached = counting === 'every' ? repeated(tiers, units) : bestReached(tiers, have, (tier) => tier.freeQuantity)
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
  const smallestRate = (product: ProductToPrice) => product.units.at(-1)?.rate ?? 1
  const isThere = (product: ProductToPrice, baseUnits: number) =>
    !product.stockControlled || product.stockAvailable - (needs.get(product.code) ?? 0) >= baseUnits

  return (taking: TakingPart): FreeGoods | undefined => {
    const { promotion, counting } = taking
    const { steps, quantity } = freeSteps(taking)
    const [first] = steps
    if (!first) return undefined
    const goods = promotion.freeProducts
      .toSorted()
      .map((code) => known.get(code))
      .filter((product) => product !== undefined)
    const wanted = chosen.get(promotion.id)
    const product =
      goods.find(({ code }) => code === wanted) ?? goods.find((good) => isThere(good, quantity * smallestRate(good))) ?? goods[0]
    const unit = product?.units.at(-1)
    if (!product || !unit) return undefined
    const baseUnits = quantity * unit.rate
    taking.freeQuantity = quantity
    needs.set(product.code, (needs.get(product.code) ?? 0) + baseUnits)
    return {
      promotionId: promotion.id,
      productCode: product.code,
      position: unit.position,
      rate: unit.rate,
      quantity,
      baseUnits,
      priceType: unit.priceType,
      choices: goods.map(({ code }) => code),
      counting,
      reached: first.tier.orderBuy,
      times: first.times,
    }
  }
}
