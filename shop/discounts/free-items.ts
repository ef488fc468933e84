import type { Step, TakingPart } from '../priced-cart/cart-rows.ts'
import type { CartToPrice, ProductToPrice, PromotionToPrice } from '../priced-cart/cart-to-price.ts'
import type { FreeItem } from '../priced-cart/priced-cart.ts'
import { bestReached, repeated } from './tiers.ts'

/** The reached tiers of a free-item promotion, and their free quantity together. */
function freeSteps({ promotion: { tiers }, counting, units, have }: TakingPart): {
  steps: Step[]
  quantity: number
} {
  const reached =
    counting === 'every' ? repeated(tiers, units) : bestReached(tiers, have, (tier) => tier.freeQuantity)
  const steps = reached.filter(({ tier }) => tier.freeQuantity > 0)
  return { steps, quantity: steps.reduce((sum, { tier, times }) => sum + tier.freeQuantity * times, 0) }
}

/** Gives free products promotion by promotion, from the stock that the cart and earlier gifts leave. */
export function freeItemGiver(
  { freeProducts, freeChoices }: Pick<CartToPrice, 'freeProducts' | 'freeChoices'>,
  needs: Map<string, number>,
) {
  const known = new Map(
    freeProducts.filter(({ units }) => units.length > 0).map((product) => [product.code, product]),
  )
  const chosen = new Map(freeChoices.map(({ promotionId, productCode }) => [promotionId, productCode]))

  /** How many smallest units stock allows, at most the promised quantity. */
  const giveable = ({ code, stockControlled, stockAvailable, units }: ProductToPrice, promised: number) => {
    if (!stockControlled) return promised
    const left = Math.max(0, stockAvailable - (needs.get(code) ?? 0))
    return Math.min(promised, Math.floor(left / (units.at(-1)?.rate ?? 1)))
  }

  const productsOf = (codes: readonly string[]) => codes.flatMap((code) => known.get(code) ?? [])
  const given = new Map<string, { code: string; baseUnits: number }>()

  const giveFree = (taking: TakingPart): FreeItem | undefined => {
    const { promotion, counting } = taking
    const { steps, quantity: promised } = freeSteps(taking)
    const [first] = steps
    if (!first) return undefined
    const candidates = productsOf(promotion.freeProducts.toSorted())
    const chosenCode = chosen.get(promotion.id)
    let product = candidates.find(
      (candidate) => candidate.code === chosenCode && giveable(candidate, promised) === promised,
    )
    let quantity = product ? promised : 0
    for (const candidate of candidates) {
      const most = giveable(candidate, promised)
      if (most > quantity) [product, quantity] = [candidate, most]
    }
    const unit = product?.units.at(-1)
    if (!product || !unit) return undefined
    const baseUnits = quantity * unit.rate
    taking.freeQuantity = quantity
    needs.set(product.code, (needs.get(product.code) ?? 0) + baseUnits)
    given.set(promotion.id, { code: product.code, baseUnits })
    return {
      promotionId: promotion.id,
      productCode: product.code,
      position: unit.position,
      rate: unit.rate,
      quantity,
      promised,
      baseUnits,
      priceType: unit.priceType,
      points: product.givesPoints ? baseUnits : 0,
      choices: candidates.map(({ code }) => code),
      counting,
      reached: first.tier.orderBuy,
      times: first.times,
    }
  }

  const couldGive = ({ promotion }: TakingPart, quantity: number, more: number): boolean => {
    for (const code of promotion.freeProducts) {
      const candidate = known.get(code)
      if (
        candidate &&
        (!candidate.stockControlled ||
          leftFor(promotion, candidate, more) >= quantity * (candidate.units.at(-1)?.rate ?? 1))
      )
        return true
    }
    return false
  }

  /**
   * The stock left for a promotion's gift, with its current gift returned and more of its products bought.
   */
  const leftFor = (
    { id, wholeOrder, saleProducts }: PromotionToPrice,
    { code, stockAvailable }: ProductToPrice,
    more: number,
  ) => {
    const own = given.get(id)
    const taken = (needs.get(code) ?? 0) - (own?.code === code ? own.baseUnits : 0)
    return stockAvailable - taken - (wholeOrder || saleProducts.includes(code) ? more : 0)
  }

  return { giveFree, couldGive }
}
