import { addDays, daysBetween } from '../time/bangkok.ts'

/** How near a customer's next order is, by the usual time between their own orders. */
export const dueStates = ['overdue', 'due', 'soon', 'resting', 'sleeping', 'never'] as const
export type DueState = (typeof dueStates)[number]

type DueCustomer = {
  state: DueState
  /** The usual days between orders; null before a second order. */
  everyDays: number | null
  lastOn: string | null
  daysSince: number | null
  dueOn: string | null
  /** Satang of a usual order. */
  usual: number
}

const [guessedDays, soonDays, sleepingDays, sleepingTimes] = [30, 2, 60, 4]
/** One gap alone may be chance: it counts, but never as less than a week or more than two months. */
const [shortestGuess, longestGuess] = [7, 60]

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const [low = 0, high = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]]
  return Math.round((low + high) / 2)
}

/** The median keeps one holiday or one forgotten item from changing what is usual. */
function usualGap(days: readonly string[]): number | null {
  const gaps = days.slice(1).map((day, at) => daysBetween(days[at] ?? day, day))
  if (gaps.length === 0) return null
  if (gaps.length === 1) return Math.min(longestGuess, Math.max(shortestGuess, gaps[0] ?? 0))
  return Math.max(1, medianOf(gaps))
}

/** Orders of one customer in any order, several of a day count as one. */
export function dueOf(orders: readonly { day: string; total: number }[], today: string): DueCustomer {
  const days = [...new Set(orders.map(({ day }) => day))].sort()
  const lastOn = days.at(-1)
  if (!lastOn)
    return { state: 'never', everyDays: null, lastOn: null, daysSince: null, dueOn: null, usual: 0 }
  const totals = days.map((day) =>
    orders.filter((order) => order.day === day).reduce((sum, { total }) => sum + total, 0),
  )
  const everyDays = usualGap(days)
  const gap = everyDays ?? guessedDays
  const daysSince = Math.max(0, daysBetween(lastOn, today))
  const state = stateOf(daysSince, gap)
  return { state, everyDays, lastOn, daysSince, dueOn: addDays(lastOn, gap), usual: medianOf(totals) }
}

function stateOf(since: number, gap: number): DueState {
  if (since > Math.max(sleepingDays, gap * sleepingTimes)) return 'sleeping'
  if (since > gap + Math.max(1, Math.floor(gap / 2))) return 'overdue'
  if (since >= gap) return 'due'
  return since >= gap - soonDays ? 'soon' : 'resting'
}

/** A late order may be lost to somebody else, one that is not due yet will come by itself. */
const urgency: Record<DueState, number> = {
  ...{ overdue: 1.2, due: 1, soon: 0.5, sleeping: 0.25, never: 0, resting: 0.02 },
}

/** Who is worth a call first: by what a usual order is worth and how urgent it is. */
export function byWorth<Customer extends DueCustomer & { code: string }>(
  one: Customer,
  other: Customer,
): number {
  const worth = ({ state, usual }: Customer) => usual * urgency[state]
  return (
    worth(other) - worth(one) ||
    dueStates.indexOf(one.state) - dueStates.indexOf(other.state) ||
    (one.code < other.code ? -1 : 1)
  )
}
