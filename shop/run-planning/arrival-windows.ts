import type { Position } from '../centres/distance.ts'
import { sayTime } from '../time/bangkok.ts'
import type { Locale } from '../words/locale.ts'
import { minutesOnTheWay, paceOfRun, roadMinutes, type Speed } from './run-pace.ts'

type TimeSpan = { from: Date; to: Date }
/** A stop of a run. `slot` are the hours that the customer was promised. */
export type StopToReach = {
  key: string
  pin: Position | null
  doneAt: Date | null
  arrivedAt: Date | null
  slot?: TimeSpan | null
}
export type RunUnderWay = Speed & {
  leftAt: Date
  from: Position
  /** In stop order; what is done may have been done in another. */
  stops: readonly StopToReach[]
  now: Date
  /** Since when the run stands still; its earlier rests are `pauses`. */
  pausedAt?: Date | null
  pauses?: readonly TimeSpan[]
}
type ArrivalWindow = TimeSpan & { key: string }
type PlannedArrival = { key: string; at: Date; slot: TimeSpan | null }

const minute = 60_000
const rounding = 10 * minute
const [nextMinutes, moreByStop, mostMinutes, narrowestMinutes] = [10, 5, 45, 20]

const roundDown = (at: number) => Math.floor(at / rounding) * rounding
const roundUp = (at: number) => Math.ceil(at / rounding) * rounding

const inTime = (stops: readonly StopToReach[], of: (stop: StopToReach) => Date | null) =>
  stops.filter((stop) => of(stop)).toSorted((one, other) => Number(of(one)) - Number(of(other)))

/** When the open stops are reached, by the plan and the pace of what is done; the one where the rider stands is first. */
export function plannedArrivals(run: RunUnderWay): PlannedArrival[] {
  const { leftAt, from, stops, now, pausedAt, minutesPerStop, kmPerHour } = run
  const pauses = [...(run.pauses ?? []), ...(pausedAt ? [{ from: pausedAt, to: now }] : [])]
  // A phone whose clock is ahead has done nothing after now.
  const seen = (at: Date) => new Date(Math.min(Number(at), Number(now)))
  const done = inTime(stops, ({ doneAt }) => doneAt).map((stop) => ({
    ...stop,
    doneAt: stop.doneAt && seen(stop.doneAt),
  }))
  const open = stops.filter(({ doneAt }) => !doneAt)
  const reached = inTime(open, ({ arrivedAt }) => arrivedAt)
  const ahead = open.filter(({ arrivedAt }) => !arrivedAt)
  const pace = paceOfRun({ leftAt, from, done, pauses, minutesPerStop, kmPerHour })
  const perStop = minutesPerStop * pace * minute

  const last = reached.at(-1)?.arrivedAt ?? done.at(-1)?.doneAt
  const since = last ? seen(last) : leftAt
  const rested = Number(now) - Number(since) - minutesOnTheWay(since, now, pauses) * minute
  let free = Number(since) + Math.max(0, rested) + (reached.length > 0 ? perStop : 0)
  const here = [...done, ...reached].findLast(({ pin }) => pin)?.pin ?? from
  const roads = roadMinutes(here, ahead, kmPerHour)
  return [
    ...reached.map(({ key }) => ({ key, at: now, slot: null })),
    ...ahead.map(({ key, slot = null }, at) => {
      const arrival = Math.max(free + (roads[at] ?? 0) * pace * minute, Number(now), Number(slot?.from ?? 0))
      free = arrival + perStop
      return { key, at: new Date(arrival), slot }
    }),
  ]
}

/** For each open stop between when and when to expect the rider: the wider, the more stops come before it. */
export function arrivalWindows(run: RunUnderWay): ArrivalWindow[] {
  let [earliest, latest] = [roundDown(run.now.getTime()), 0]
  return plannedArrivals(run).map(({ key, at, slot }, before) => {
    const about = Math.min(mostMinutes, nextMinutes + moreByStop * before) * minute
    const planned = at.getTime()
    const promised = { from: roundDown(Number(slot?.from ?? 0)), to: roundUp(Number(slot?.to ?? Infinity)) }
    const from = Math.max(earliest, roundDown(planned - about), promised.from)
    const end = roundUp(planned + about)
    // Later than promised is said as it is.
    const within = planned <= promised.to ? Math.min(end, promised.to) : end
    const to = Math.max(latest, within, from + narrowestMinutes * minute)
    ;[earliest, latest] = [from, to]
    return { key, from: new Date(from), to: new Date(to) }
  })
}

/** ประมาณ 10:20–10:50 น.; about 10:20–10:50 */
export function sayWindow({ from, to }: TimeSpan, locale: Locale): string {
  const start = sayTime(from, 'en')
  return `${locale === 'th' ? 'ประมาณ' : 'about'} ${start}–${sayTime(to, locale)}`
}
