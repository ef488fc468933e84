import { type Problem, refuse } from '../problems/problem.ts'
import { stockProblems } from './stock-problems.ts'
import type { StockReason } from './stock-reasons.ts'

/** How staff change a stock: goods came, the shelf was counted, goods are spoilt, or a slip is put right. */
export const adjustments = ['receive', 'count', 'damage', 'correct'] as const
type Adjustment = (typeof adjustments)[number]

export const reasonOfAdjustment: Record<Adjustment, StockReason> = {
  receive: 'received',
  count: 'counted',
  damage: 'damaged',
  correct: 'corrected',
}

/** The most base units of one product on a shelf. */
export const mostOnHand = 1_000_000_000

type Shelf = { onHand: number; reserved: number }
type Wish = { how: Adjustment; quantity: number; note: string; onHandSeen?: number | undefined }

/** The base units on the shelf afterwards, or why not. A count sets them, the others add or take. */
export function onHandAfter(
  { onHand, reserved }: Shelf,
  { how, quantity, note, onHandSeen }: Wish,
): number | Problem {
  if (how !== 'receive' && how !== 'count' && note === '') return refuse(stockProblems.sayWhy)
  if (how === 'count' ? quantity < 0 : how === 'correct' ? quantity === 0 : quantity <= 0)
    return refuse(stockProblems.nothing)
  if (how === 'count' && onHandSeen !== undefined && onHandSeen !== onHand)
    return refuse(stockProblems.moved, { onHand })
  const after = how === 'count' ? quantity : onHand + (how === 'damage' ? -quantity : quantity)
  if (after < reserved) return refuse(stockProblems.belowReserved, { reserved, left: Math.max(after, 0) })
  return after > mostOnHand ? refuse(stockProblems.tooMuch) : after
}
