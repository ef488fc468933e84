import { type Rounds, roundOn, type Slot } from '../centres/next-round.ts'
import { addDays, bangkokDay } from '../time/bangkok.ts'
import { nextPlanned, type Plan, previousPlanned } from './rhythm.ts'

/** What becomes of a run whose day has no delivery. */
export const closedChoices = ['after', 'before', 'skip'] as const
export type ClosedChoice = (typeof closedChoices)[number]

/** Placed this long before the cut-off: time for a person at the centre, and for a machine that was down. */
const placedAheadMs = 2 * 3_600_000
/** The customer hears of a run this many days before it comes. */
export const toldDaysAhead = 3
/** No run is moved further than this. */
export const farthestMove = 14

export type RunDay = {
  day: string
  slot: Slot
  /** Until then it can be changed; then it is placed. */
  placeAt: Date
  /** Why it is not the planned day: no delivery that day, or its cut-off had passed. */
  moved: 'closed' | 'late' | null
}
export type RunPlan = Plan & { slot: Slot; whenClosed: ClosedChoice }
type Asked = {
  planned: string
  now: Date
  rounds: Rounds
  /** The earliest day: after that of the run before, and after one that was already given up. */
  from?: string | undefined
}

/**
 * The day a planned run comes, or none. It never reaches the planned day before or after it, so that no two runs
 * meet.
 */
export function runDay(plan: RunPlan, { planned, now, rounds, from = '' }: Asked): RunDay | undefined {
  const { slot, whenClosed } = plan
  const dayWith = (day: string, moved: RunDay['moved']): RunDay | undefined => {
    if (day < from) return undefined
    const round = roundOn(day, slot, rounds)
    if (!round || round.orderBefore <= now) return undefined
    return { day, slot: round.slot, placeAt: new Date(round.orderBefore.getTime() - placedAheadMs), moved }
  }
  const onTime = dayWith(planned, null)
  if (onTime) return onTime
  const isClosed = roundOn(planned, slot, rounds) === undefined
  if (isClosed && whenClosed === 'skip') return undefined
  const moved = isClosed ? 'closed' : 'late'
  const before = isClosed && whenClosed === 'before' ? daysBefore(plan, planned, bangkokDay(now)) : []
  for (const day of [...before, ...daysAfter(plan, planned)]) {
    const found = dayWith(day, moved)
    if (found) return found
  }
  return undefined
}

function daysBefore(plan: Plan, planned: string, today: string): string[] {
  const last = [previousPlanned(plan, planned) ?? '', today, addDays(planned, -farthestMove)]
    .toSorted()
    .at(-1)
  const days: string[] = []
  for (let day = addDays(planned, -1); last && day > last; day = addDays(day, -1)) days.push(day)
  return days
}

function daysAfter(plan: Plan, planned: string): string[] {
  const [last = ''] = [nextPlanned(plan, planned), addDays(planned, farthestMove)].toSorted()
  const days: string[] = []
  for (let day = addDays(planned, 1); day < last; day = addDays(day, 1)) days.push(day)
  return days
}

type ComingRun = { planned: string; run: RunDay | undefined }

/** The next runs after a day, as things are known now; one without a day is left out by the plan. */
export function comingRuns(
  plan: RunPlan,
  {
    after,
    count,
    now,
    rounds,
    from: earliest = '',
  }: { after: string; count: number; now: Date; rounds: Rounds; from?: string },
): ComingRun[] {
  const runs: ComingRun[] = []
  let from = earliest
  for (let planned = nextPlanned(plan, after); runs.length < count; planned = nextPlanned(plan, planned)) {
    const run = runDay(plan, { planned, now, rounds, from })
    runs.push({ planned, run })
    if (run) from = addDays(run.day, 1)
  }
  return runs
}
