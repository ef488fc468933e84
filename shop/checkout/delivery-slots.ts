import { nextRound, type Rounds } from '../centres/next-round.ts'
import { addDays, weekdayOf } from '../time/bangkok.ts'

/** The parts of a delivery day, by van load. */
export const slots = ['08-12', '12-16', '16-20'] as const
type Slot = (typeof slots)[number]

/** A delivery day, and the cut-off until which an order still makes it. */
export type DeliveryDay = { day: string; orderBefore: string; slots: Slot[] }

const daysShown = 7
const farthest = 60

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
    if (!(rounds.weekdays & (1 << weekdayOf(day)))) continue
    const cutOff = Date.parse(`${addDays(day, -1)}T00:00:00+07:00`) + rounds.cutOffMinute * 60_000
    days.push({ day, orderBefore: new Date(cutOff).toISOString(), slots: [...slots] })
  }
  return days
}
