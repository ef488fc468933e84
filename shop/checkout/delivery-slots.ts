import { farthest, nextRound, openRounds, type Rounds, type Slot } from '../centres/next-round.ts'
import { addDays } from '../time/bangkok.ts'

/** A delivery day, and the cut-off until which an order still makes it. */
export type DeliveryDay = { day: string; orderBefore: string; slots: Slot[] }

const daysShown = 7

type Within = { shown?: number; from?: string; until?: string }

/**
 * The next delivery days whose cut-off has not passed; products with a longer lead time start at their own
 * first day.
 */
export function deliveryDays(
  now: Date,
  rounds: Rounds,
  { shown = daysShown, from = '', until }: Within = {},
): DeliveryDay[] {
  const next = nextRound(now, rounds)
  if (!next) return []
  const first = from > next.day ? from : next.day
  const days: DeliveryDay[] = []
  for (let ahead = 0; ahead <= farthest && days.length < shown; ahead++) {
    const day = addDays(first, ahead)
    if (until && day > until) break
    const open = openRounds(now, day, rounds)
    if (open) days.push({ day, orderBefore: open.orderBefore.toISOString(), slots: open.slots })
  }
  return days
}
