import { sayNumber } from '../money/say-money.ts'
import type { Quantities } from '../priced-cart/cart-to-price.ts'
import { type Problem, refuse } from '../problems/problem.ts'
import { mostOfUnit, type ProductQuantities } from './cart.ts'
import { cartProblems } from './cart-problems.ts'

/** Lines of the same product are summed first, so that limits apply to the whole quantity. */
export function sumLines(lines: readonly ProductQuantities[]): ProductQuantities[] {
  const sums = new Map<string, ProductQuantities>()
  for (const { productCode, quantities } of lines) {
    const before = sums.get(productCode)?.quantities ?? [0, 0, 0]
    sums.set(productCode, {
      productCode,
      quantities: quantities.map((quantity, at) => quantity + (before[at] ?? 0)) as Quantities,
    })
  }
  return [...sums.values()]
}

/** Why the summed quantity of a product exceeds the limit of one line. */
export function whyTooMany(lines: readonly ProductQuantities[]): Problem | undefined {
  const over = sumLines(lines).find(({ quantities }) => quantities.some((quantity) => quantity > mostOfUnit))
  return over && refuse(cartProblems.tooMany, { product: over.productCode, most: sayNumber(mostOfUnit) })
}
