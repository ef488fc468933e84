import type { Both } from '../catalogue/product.ts'
import type { Satang } from '../money/satang.ts'
import { type Problem, refuse } from '../problems/problem.ts'
import { agentItemProblems } from './agent-item-problems.ts'

/** A unit of an own item; the last one is the smallest. Its price is what a client pays. */
type ItemUnit = { name: Both; rate: number; price: Satang }

export const mostItems = 500
export const mostItemPictures = 5
export const mostUnits = 3
/** The largest stock and the largest single movement, in the smallest unit. */
export const mostStock = 1_000_000
const mostPrice = 100_000_000

/** Why stock changes by hand; sales change it by themselves. */
export const stockReasons = ['received', 'counted', 'spoiled', 'own use'] as const
export type StockReason = (typeof stockReasons)[number]

type ItemDraft = { name: Both; barcode: string; units: readonly ItemUnit[]; cost: Satang | null }

/** The first thing wrong with an own item; the form shows it, and the server refuses with it. */
export function whyNotItem({ name, units, cost }: ItemDraft): Problem | undefined {
  if (name.th.trim() === '') return refuse(agentItemProblems.noName)
  if (units.length === 0 || units.length > mostUnits) return refuse(agentItemProblems.units)
  const smallest = units.at(-1)
  if (smallest?.rate !== 1) return refuse(agentItemProblems.smallest)
  for (const [at, unit] of units.entries()) {
    if (unit.name.th.trim() === '') return refuse(agentItemProblems.noUnitName, { place: at + 1 })
    const next = units[at + 1]
    if (next && unit.rate <= next.rate) return refuse(agentItemProblems.order, { unit: unit.name.th })
    if (unit.price <= 0) return refuse(agentItemProblems.price, { unit: unit.name.th })
    if (unit.price > mostPrice) return refuse(agentItemProblems.dear, { unit: unit.name.th })
  }
  if (cost !== null && (cost < 0 || cost > mostPrice)) return refuse(agentItemProblems.cost)
  return undefined
}

/** The stock after a movement: counting says what there is, the others add or take. */
export function stockAfter(stock: number, kind: StockReason, quantity: number): number {
  if (kind === 'counted') return quantity
  return kind === 'received' ? stock + quantity : stock - quantity
}

/** Why the stock cannot change like this. */
export function whyNotMove(stock: number, kind: StockReason, quantity: number): Problem | undefined {
  if (quantity < 0 || (quantity === 0 && kind !== 'counted')) return refuse(agentItemProblems.quantity)
  const after = stockAfter(stock, kind, quantity)
  if (after < 0) return refuse(agentItemProblems.notThatMany, { stock })
  return after > mostStock ? refuse(agentItemProblems.tooMany, { most: mostStock }) : undefined
}
