import { addDays, bangkokDay } from '../time/bangkok.ts'
import { weekdayOf } from '../time/weekday.ts'

/** The parts of a delivery day, by van load. */
export const slots = ['08-12', '12-16', '16-20'] as const
export type Slot = (typeof slots)[number]

/** A part of the day with its own cut-off, so many days before. */
export type SlotRound = { slot: Slot; cutOffMinute: number; daysBefore: number }
/** Days on which nothing is delivered, the first and the last included. */
export type DaysOff = { startsOn: string; endsOn: string }

export type Rounds = {
  weekdays: number
  /** Of the day before, for every part of the day that has no cut-off of its own. */
  cutOffMinute: number
  /** Only these parts of the day; none is all of them. */
  slots?: readonly SlotRound[]
  holidays?: readonly DaysOff[]
}
type NextRound = { day: string; orderBefore: Date }

/** How far ahead a delivery day is looked for. */
export const farthest = 60

/** The moment until which an order still leaves on that day. */
const cutOffOf = (day: string, { cutOffMinute, daysBefore }: Omit<SlotRound, 'slot'>): Date =>
  new Date(Date.parse(`${addDays(day, -daysBefore)}T00:00:00+07:00`) + cutOffMinute * 60_000)

const roundsOfDay = ({ slots: own = [], cutOffMinute }: Rounds): readonly SlotRound[] =>
  own.length > 0 ? own : slots.map((slot) => ({ slot, cutOffMinute, daysBefore: 1 }))

/** Whether something is delivered on that day at all. */
const isDeliveryDay = (day: string, { weekdays, holidays = [] }: Rounds): boolean =>
  (weekdays & (1 << weekdayOf(day))) !== 0 &&
  !holidays.some(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)

/** What can still be ordered for a day: the parts of it, and the last of their cut-offs. */
export function openRounds(
  now: Date,
  day: string,
  rounds: Rounds,
): { slots: Slot[]; orderBefore: Date } | undefined {
  if (!isDeliveryDay(day, rounds)) return undefined
  const open = roundsOfDay(rounds)
    .map((round) => ({ slot: round.slot, orderBefore: cutOffOf(day, round) }))
    .filter(({ orderBefore }) => orderBefore > now)
  const last = Math.max(...open.map(({ orderBefore }) => orderBefore.getTime()))
  return open.length > 0 ? { slots: open.map(({ slot }) => slot), orderBefore: new Date(last) } : undefined
}

/** A part of a delivery day, and until when an order makes it; of a part not delivered that day, its first one. */
export function roundOn(
  day: string,
  slot: Slot,
  rounds: Rounds,
): { slot: Slot; orderBefore: Date } | undefined {
  if (!isDeliveryDay(day, rounds)) return undefined
  const own = roundsOfDay(rounds)
  const round = own.find((each) => each.slot === slot) ?? own[0]
  return round && { slot: round.slot, orderBefore: cutOffOf(day, round) }
}

/** The next delivery day of a centre, and the cut-off until which an order still makes it. */
export function nextRound(now: Date, rounds: Rounds): NextRound | undefined {
  if (rounds.weekdays === 0) return undefined
  const today = bangkokDay(now)
  for (let ahead = 0; ahead <= farthest; ahead++) {
    const day = addDays(today, ahead)
    const open = openRounds(now, day, rounds)
    if (open) return { day, orderBefore: open.orderBefore }
  }
  return undefined
}
