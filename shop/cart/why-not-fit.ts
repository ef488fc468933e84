import { type Problem, refuse } from '../problems/problem.ts'
import { mostCartLines } from './cart.ts'
import { cartProblems } from './cart-problems.ts'

type LineOfProduct = { productCode: string }

/** Why the new products exceed the cart's limit, before any is added; existing lines may always change. */
export function whyNotFit(
  inCart: readonly LineOfProduct[],
  added: readonly LineOfProduct[],
): Problem | undefined {
  const codes = new Set([...inCart, ...added].map(({ productCode }) => productCode))
  return codes.size > Math.max(inCart.length, mostCartLines)
    ? refuse(cartProblems.full, { most: mostCartLines })
    : undefined
}
