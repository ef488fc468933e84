import type { Position } from '../centres/distance.ts'
import { metresBetween } from '../visits/metres-between.ts'

type Stop = { code: string; pin: Position | null }

const mostRounds = 30

/** Metres along the stops with a place, from where one starts; the way back is not counted. */
export function routeLength(start: Position, stops: readonly Stop[]): number {
  const places = [start, ...stops.flatMap(({ pin }) => pin ?? [])]
  return places.slice(1).reduce((sum, place, at) => sum + metresBetween(places[at] ?? place, place), 0)
}

/** A short way through all stops: the nearest next, then pieces turned round while that shortens it. Places unknown come last. */
export function inRouteOrder<Each extends Stop>(start: Position, stops: readonly Each[]): Each[] {
  const sorted = [...stops].sort((one, other) => (one.code < other.code ? -1 : one.code > other.code ? 1 : 0))
  const known = sorted.filter(({ pin }) => pin)
  const metres = metresTable(start, known)
  const route = shortened(nearestNext(known.length, metres), metres)
  return [...route.flatMap((at) => known[at] ?? []), ...sorted.filter(({ pin }) => !pin)]
}

export type Metres = (from: number, to: number) => number

/** Metres from one stop to another by their numbers, each pair measured once; -1 is the start. */
export function metresTable(start: Position, stops: readonly Pick<Stop, 'pin'>[]): Metres {
  const places = [start, ...stops.map(({ pin }) => pin ?? start)]
  const table = new Float64Array(places.length ** 2)
  for (const [at, place] of places.entries())
    for (let to = 0; to < at; to += 1) {
      const metres = metresBetween(place, places[to] ?? start)
      table[at * places.length + to] = metres
      table[to * places.length + at] = metres
    }
  return (from, to) => table[(from + 1) * places.length + to + 1] ?? 0
}

function nearestNext(count: number, metres: Metres): number[] {
  const left = Array.from({ length: count }, (_, at) => at)
  const route: number[] = []
  for (let here = -1; left.length > 0; ) {
    let nearest = 0
    for (let at = 1; at < left.length; at += 1)
      if (metres(here, left[at] ?? -1) < metres(here, left[nearest] ?? -1)) nearest = at
    here = left.splice(nearest, 1)[0] ?? -1
    route.push(here)
  }
  return route
}

/** 2-opt on an open way: the last stop leads nowhere. */
function shortened(stops: readonly number[], metres: Metres): number[] {
  const route = [...stops]
  const step = (from: number, at: number) => (at < route.length ? metres(from, route[at] ?? -1) : 0)
  for (let round = 0, isShorter = true; isShorter && round < mostRounds; round += 1) {
    isShorter = false
    for (let first = 0; first < route.length - 1; first += 1)
      for (let last = first + 1; last < route.length; last += 1) {
        const before = route[first - 1] ?? -1
        const kept = step(before, first) + step(route[last] ?? -1, last + 1)
        const turned = step(before, last) + step(route[first] ?? -1, last + 1)
        if (turned >= kept) continue
        route.splice(first, last + 1 - first, ...route.slice(first, last + 1).reverse())
        isShorter = true
      }
  }
  return route
}
