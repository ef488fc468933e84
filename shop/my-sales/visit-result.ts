import type { ProblemRow } from '../problems/problem.ts'
import { mySalesProblems } from './my-sales-problems.ts'

export const visitResults = ['ordered', 'noOrder', 'closed'] as const
export type VisitResult = (typeof visitResults)[number]
export const noOrderReasons = ['stockLeft', 'noMoney', 'price', 'elsewhere', 'ownerAway', 'other'] as const
export type NoOrderReason = (typeof noOrderReasons)[number]
export const visitTasks = ['photo', 'survey'] as const
export type VisitTask = (typeof visitTasks)[number]

/** Metres from the pin of a shop within which a visit needs no explanation. */
export const visitRadius = 200

/** Further than the radius even if the phone is as wrong as it says it may be. */
export const isFar = (distance: number | null, accuracy: number): boolean =>
  distance !== null && distance - Math.min(accuracy, visitRadius) > visitRadius

type Told = { result: VisitResult | null; reason: NoOrderReason | null; note: string }

/** What is missing before a visit can end, or nothing. */
export function whyNotEnd({ result, reason, note }: Told): ProblemRow | undefined {
  if (!result) return mySalesProblems.noResult
  if (result === 'noOrder' && !reason) return mySalesProblems.noReason
  if (result === 'noOrder' && reason === 'other' && note.trim() === '') return mySalesProblems.noNote
  return undefined
}
