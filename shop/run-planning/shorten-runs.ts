import type { Position } from '../centres/distance.ts'
import { metresBetween } from '../visits/metres-between.ts'
import { mayHold, type Place, type Vehicle } from './same-place.ts'

/** For each vehicle the numbers of its places in the order of its way, and the places in no vehicle. */
export type LaidRuns = { runs: number[][]; left: number[] }
type Town = {
  places: readonly Place[]
  vehicles: readonly Vehicle[]
  /** Metres between two places by their numbers; -1 is the centre. */
  metres: (from: number, to: number) => number
  /** Metres that one stop more is worth, times the stops a run has: keeps runs alike where the way is. */
  fairness: number
  nearest: number[][]
}

const [mostTaken, mostTries, leastTries] = [18, 5_000, 1_200]
const placesTried = 700_000
/** A rider who has this many stops more may make a second way out, as long as the usual one, worth it. */
const usualStops = 22

export function townOf(start: Position, places: readonly Place[], vehicles: readonly Vehicle[]): Town {
  const pins = [start, ...places.map(({ pin }) => pin ?? start)]
  const side = pins.length
  const table = new Float64Array(side ** 2)
  for (const [at, pin] of pins.entries())
    for (let to = 0; to < at; to += 1)
      table[at * side + to] = table[to * side + at] = metresBetween(pin, pins[to] ?? start)
  const metres = (from: number, to: number) => table[(from + 1) * side + to + 1] ?? 0
  const numbers = places.map((_, at) => at)
  const out = numbers.reduce((sum, at) => sum + metres(-1, at), 0) / Math.max(1, places.length)
  const nearest = numbers.map((at) =>
    numbers.toSorted((one, other) => metres(at, one) - metres(at, other) || one - other).slice(0, mostTaken),
  )
  return { places, vehicles, metres, fairness: (2 * out) / usualStops ** 2, nearest }
}

/** Repeatable chance: the same orders give the same proposal. */
function chances(): (below: number) => number {
  let state = 20_261_116
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}

const stopsOf = (town: Town, run: readonly number[]) =>
  run.reduce((sum, at) => sum + (town.places[at]?.orders.length ?? 0), 0)
const casesOf = (town: Town, run: readonly number[]) =>
  run.reduce((sum, at) => sum + (town.places[at]?.cases ?? 0), 0)

/** What is left weighs more than any way; then metres, and how unlike the runs are. */
function costOf(town: Town, { runs, left }: LaidRuns): number {
  let cost = stopsOf(town, left) * 1e9
  for (const run of runs) {
    for (const [at, place] of run.entries()) cost += town.metres(run[at - 1] ?? -1, place)
    cost += town.fairness * stopsOf(town, run) ** 2
  }
  return cost
}

/** Puts places where they lengthen the way least; each that fits nowhere is left. */
export function insertPlaces(town: Town, laid: LaidRuns, places: readonly number[]): LaidRuns {
  const { metres, vehicles, fairness } = town
  const runs = [...laid.runs]
  const loads = runs.map((run) => ({ cases: casesOf(town, run), stops: stopsOf(town, run) }))
  const left: number[] = [...laid.left]
  for (const place of places) {
    const { cases = 0, orders = [] } = town.places[place] ?? {}
    let best = { cost: Infinity, run: -1, at: 0 }
    for (const [index, run] of runs.entries()) {
      const [vehicle, load] = [vehicles[index], loads[index]]
      if (!vehicle || !load || !mayHold(vehicle, load.cases + cases, load.stops + orders.length)) continue
      const unlike = fairness * orders.length * (2 * load.stops + orders.length)
      for (let at = 0, before = -1; at <= run.length; at += 1) {
        const next = run[at]
        const way =
          next === undefined
            ? metres(before, place)
            : metres(before, place) + metres(place, next) - metres(before, next)
        if (way + unlike < best.cost) best = { cost: way + unlike, run: index, at }
        before = next ?? -1
      }
    }
    const load = loads[best.run]
    if (!load) left.push(place)
    else {
      runs[best.run] = (runs[best.run] ?? []).toSpliced(best.at, 0, place)
      load.cases += cases
      load.stops += orders.length
    }
  }
  return { runs, left }
}

/** Takes out some neighbours, or the rest of a way, and puts them back better, as often as there is time for. */
export function shortenRuns(town: Town, first: LaidRuns): LaidRuns {
  const count = town.places.length
  if (count === 0) return first
  const chance = chances()
  const tries = Math.round(Math.max(leastTries, Math.min(mostTries, placesTried / count)))
  const warmth = costOf(town, { ...first, left: [] }) / count / 4
  let [now, best] = [first, first]
  let [nowCost, bestCost] = [costOf(town, now), costOf(town, best)]
  for (let turn = 0; turn < tries; turn += 1) {
    const middle = chance(count)
    const most = 1 + chance(mostTaken)
    const taken = chance(5) === 0 ? restOfWay(now, middle, most) : (town.nearest[middle] ?? []).slice(0, most)
    const out = new Set([...taken, ...now.left])
    const kept = now.runs.map((run) =>
      run.some((at) => out.has(at)) ? run.filter((at) => !out.has(at)) : run,
    )
    const next = insertPlaces(town, { runs: kept, left: [] }, inSomeOrder(town, [...out], chance))
    const cost = costOf(town, next)
    if (cost < nowCost + (warmth * (tries - turn) * chance(1_000)) / tries / 1_000)
      [now, nowCost] = [next, cost]
    if (cost < bestCost) [best, bestCost] = [next, cost]
  }
  return best
}

function restOfWay({ runs }: LaidRuns, from: number, most: number): number[] {
  const run = runs.find((each) => each.includes(from)) ?? []
  return run.slice(run.indexOf(from)).slice(0, most)
}

/** By chance the farthest first, the largest first, or any. */
function inSomeOrder(town: Town, places: number[], chance: (below: number) => number): number[] {
  const way = chance(3)
  const weight = new Map(
    places.map((at) => {
      if (way === 0) return [at, town.metres(-1, at)]
      return [at, way === 1 ? (town.places[at]?.cases ?? 0) : chance(1_000_000)]
    }),
  )
  return places.sort((one, other) => (weight.get(other) ?? 0) - (weight.get(one) ?? 0) || one - other)
}
