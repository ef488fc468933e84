import { type Problem, refuse } from '../problems/problem.ts'
import { mostCartLines } from './cart.ts'
import { cartProblems } from './cart-problems.ts'

type Named = { productCode: string }

/** Why the new products exceed the cart's limit, before any is added; existing lines may always change. */
export function whyNotFit(standing: readonly Named[], wanted: readonly Named[]): Problem | undefined {
  const codes = new Set([...standing, ...wanted].map(({ productCode }) => productCode))
  return codes.size > Math.max(standing.length, mostCartLines)
    ? refuse(cartProblems.full, { most: mostCartLines })
    : undefined
}
