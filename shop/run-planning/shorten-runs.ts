import type { Position } from '../centres/distance.ts'
import { type Metres, metresTable } from '../routes/route-order.ts'
import { mayHold, type Place, type Vehicle } from './same-place.ts'

/** Places by their numbers, in the order of the way. Never changed: a turn that is given up costs nothing. */
type Way = { places: readonly number[]; metres: number; cases: number; stops: number }
/** A way for each vehicle, and the places in none. */
type LaidRuns = { runs: readonly Way[]; left: readonly number[] }
type Town = {
  places: readonly Place[]
  vehicles: readonly Vehicle[]
  metres: Metres
  /** Metres added for the square of a run's stops: among ways of like length, runs of like size win. */
  fairness: number
  nearest: number[][]
}

const mostTaken = 18
/** As many turns as are worth it in a small town, and as there is time for in a large one. */
const turnsFor = (places: number) => Math.min(places * 20, Math.round(Math.max(1_200, 700_000 / places)))
/** A run of so many stops may be halved at the price of one more way out of the usual length. */
const usualStops = 22

export function townOf(start: Position, places: readonly Place[], vehicles: readonly Vehicle[]): Town {
  const metres = metresTable(start, places)
  const numbers = places.map((_, at) => at)
  const out = numbers.reduce((sum, at) => sum + metres(-1, at), 0) / Math.max(1, places.length)
  const nearest = numbers.map((from) => {
    // Metres and number in one figure, which sorts without a comparison by hand.
    const marked = Float64Array.from(numbers, (to) => metres(from, to) * places.length + to).sort()
    return Array.from(marked.subarray(0, mostTaken), (mark) => mark % places.length)
  })
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

const stopsOf = ({ places }: Town, numbers: readonly number[]) =>
  numbers.reduce((sum, at) => sum + (places[at]?.orders.length ?? 0), 0)

export function wayOf(town: Town, numbers: readonly number[]): Way {
  let [metres, cases] = [0, 0]
  for (const [at, place] of numbers.entries()) {
    metres += town.metres(numbers[at - 1] ?? -1, place)
    cases += town.places[place]?.cases ?? 0
  }
  return { places: numbers, metres, cases, stops: stopsOf(town, numbers) }
}

/** What is left weighs more than any way; then metres, and how unlike the runs are. */
function costOf(town: Town, { runs, left }: LaidRuns): number {
  let cost = stopsOf(town, left) * 1e9
  for (const { metres, stops } of runs) cost += metres + town.fairness * stops * stops
  return cost
}

/** Puts places where they lengthen the way least; each that fits nowhere is left. */
export function insertPlaces(town: Town, laid: LaidRuns, places: readonly number[]): LaidRuns {
  const { vehicles, fairness } = town
  const runs = [...laid.runs]
  const left = [...laid.left]
  for (const place of places) {
    const { cases = 0, orders = [] } = town.places[place] ?? {}
    const stops = orders.length
    let best = { index: -1, at: 0, longer: 0, cost: Infinity }
    for (const [index, run] of runs.entries()) {
      const vehicle = vehicles[index]
      if (!vehicle || !mayHold(vehicle, run.cases + cases, run.stops + stops)) continue
      const unlike = fairness * stops * (2 * run.stops + stops)
      if (unlike >= best.cost) continue
      const { at, longer } = leastLonger(town, run, place)
      if (unlike + longer < best.cost) best = { index, at, longer, cost: unlike + longer }
    }
    const run = runs[best.index]
    if (!run) left.push(place)
    else
      runs[best.index] = {
        places: run.places.toSpliced(best.at, 0, place),
        ...{ metres: run.metres + best.longer, cases: run.cases + cases, stops: run.stops + stops },
      }
  }
  return { runs, left }
}

/** Where on a way a place lengthens it least. */
function leastLonger({ metres }: Town, { places }: Way, place: number): { at: number; longer: number } {
  const end = places.length
  let [least, leastAt, before, back] = [Infinity, 0, -1, metres(-1, place)]
  for (let at = 0; at < end; at += 1) {
    const next = places[at] ?? -1
    const on = metres(place, next)
    const longer = back + on - metres(before, next)
    if (longer < least) {
      least = longer
      leastAt = at
    }
    before = next
    back = on
  }
  return back < least ? { at: end, longer: back } : { at: leastAt, longer: least }
}

/** Takes out some neighbours, or the rest of a way, and puts them back better, as often as there is time for. */
export function shortenRuns(town: Town, first: LaidRuns): LaidRuns {
  const count = town.places.length
  if (count === 0) return first
  const chance = chances()
  const turns = turnsFor(count)
  // At first a longer way is accepted now and then, so that the search leaves its first idea.
  const warmth = costOf(town, { ...first, left: [] }) / count / 4
  let [now, best] = [first, first]
  let [nowCost, bestCost] = [costOf(town, now), costOf(town, best)]
  for (let turn = 0; turn < turns; turn += 1) {
    const middle = chance(count)
    const most = 1 + chance(mostTaken)
    const taken = chance(5) === 0 ? restOfWay(now, middle, most) : (town.nearest[middle] ?? []).slice(0, most)
    const out = new Set([...taken, ...now.left])
    const kept = now.runs.map((run) => {
      const rest = run.places.filter((at) => !out.has(at))
      return rest.length < run.places.length ? wayOf(town, rest) : run
    })
    const next = insertPlaces(town, { runs: kept, left: [] }, inSomeOrder(town, [...out], chance))
    const cost = costOf(town, next)
    if (cost < nowCost + (warmth * (turns - turn) * chance(1_000)) / turns / 1_000)
      [now, nowCost] = [next, cost]
    if (cost < bestCost) [best, bestCost] = [next, cost]
  }
  return best
}

function restOfWay({ runs }: LaidRuns, from: number, most: number): readonly number[] {
  const { places = [] } = runs.find((run) => run.places.includes(from)) ?? {}
  return places.slice(places.indexOf(from)).slice(0, most)
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
