import type { Position } from '../centres/distance.ts'
import { metresBetween } from '../visits/metres-between.ts'

type Pause = { from: Date; to: Date }
type RunStop = { pin: Position | null; doneAt: Date | null }
export type Speed = { minutesPerStop: number; kmPerHour: number }

const minute = 60_000
/** Roads are longer than the straight line by about so much. */
const detour = 1.3
/** Where nobody knows a place, the next shop of a town is about so far. */
const unknownMetres = 2_000
/** How many minutes of the assumed pace the first measured ones have to outweigh. */
const trustedMinutes = 30
/** A stop counts less with each that follows it: traffic changes in a day. */
const fading = 0.8
const [slowest, fastest] = [3, 1 / 3]

/** Minutes on the road from stop to stop; a place unknown is as far as the others are on average. */
export function roadMinutes(
  from: Position,
  stops: readonly { pin: Position | null }[],
  kmPerHour: number,
): number[] {
  let here = from
  const legs = stops.map(({ pin }) => {
    if (!pin) return null
    const metres = metresBetween(here, pin)
    here = pin
    return metres
  })
  const known = legs.filter((leg) => leg !== null)
  const usual = known.length === 0 ? unknownMetres : known.reduce((sum, leg) => sum + leg, 0) / known.length
  return legs.map((leg) => ((leg ?? usual) * detour * 60) / (Math.max(1, kmPerHour) * 1_000))
}

/** Minutes between two moments without those of the pauses. */
export function minutesOnTheWay(from: Date, to: Date, pauses: readonly Pause[]): number {
  const between = (start: number, end: number) => Math.max(0, end - start) / minute
  const paused = pauses.map((pause) =>
    between(Math.max(from.getTime(), pause.from.getTime()), Math.min(to.getTime(), pause.to.getTime())),
  )
  return Math.max(
    0,
    between(from.getTime(), to.getTime()) - paused.reduce((sum, minutes) => sum + minutes, 0),
  )
}

type RunSoFar = Speed & { leftAt: Date; from: Position; done: readonly RunStop[]; pauses: readonly Pause[] }

/** How many times as long as assumed a run takes: 1 until its own stops say more. */
export function paceOfRun({ leftAt, from, done, pauses, minutesPerStop, kmPerHour }: RunSoFar): number {
  let [assumed, measured, before] = [0, 0, leftAt]
  for (const [at, road] of roadMinutes(from, done, kmPerHour).entries()) {
    const doneAt = done[at]?.doneAt ?? before
    assumed = assumed * fading + road + minutesPerStop
    measured = measured * fading + minutesOnTheWay(before, doneAt, pauses)
    before = doneAt
  }
  return Math.min(slowest, Math.max(fastest, (trustedMinutes + measured) / (trustedMinutes + assumed)))
}
