import { addDays, bangkokDay, bangkokMinute, weekdayOf } from '../time/bangkok.ts'

export type Rounds = { weekdays: number; cutOffMinute: number }
type NextRound = { day: string; orderBefore: Date }

/** The next delivery day of a centre, and the cut-off until which an order still makes it. */
export function nextRound(now: Date, { weekdays, cutOffMinute }: Rounds): NextRound | undefined {
  const today = bangkokDay(now)
  const lastDay = bangkokMinute(now) < cutOffMinute ? today : addDays(today, 1)
  for (let ahead = 1; ahead <= 7; ahead++) {
    const day = addDays(lastDay, ahead)
    if (weekdays & (1 << weekdayOf(day))) {
      const cutOff = Date.parse(`${addDays(day, -1)}T00:00:00+07:00`) + cutOffMinute * 60_000
      return { day, orderBefore: new Date(cutOff) }
    }
  }
  return undefined
}
