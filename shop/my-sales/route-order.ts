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
  return [...shortened(start, nearestNext(start, known)), ...sorted.filter(({ pin }) => !pin)]
}

function nearestNext<Each extends Stop>(start: Position, stops: readonly Each[]): Each[] {
  const left = [...stops]
  const route: Each[] = []
  for (let here = start; left.length > 0; ) {
    const distances = left.map(({ pin }) => metresBetween(here, pin ?? here))
    const [next] = left.splice(distances.indexOf(Math.min(...distances)), 1)
    if (!next) break
    route.push(next)
    here = next.pin ?? here
  }
  return route
}

/** 2-opt on an open way: the last stop leads nowhere. */
function shortened<Each extends Stop>(start: Position, stops: readonly Each[]): Each[] {
  let route = [...stops]
  const place = (at: number) => route[at]?.pin ?? start
  const step = (from: Position, to: number) => (to < route.length ? metresBetween(from, place(to)) : 0)
  for (let round = 0, isShorter = true; isShorter && round < mostRounds; round += 1) {
    isShorter = false
    for (let first = 0; first < route.length - 1; first += 1)
      for (let last = first + 1; last < route.length; last += 1) {
        const before = first === 0 ? start : place(first - 1)
        const kept = step(before, first) + step(place(last), last + 1)
        const turned = step(before, last) + step(place(first), last + 1)
        if (turned >= kept) continue
        route = [
          ...route.slice(0, first),
          ...route.slice(first, last + 1).reverse(),
          ...route.slice(last + 1),
        ]
        isShorter = true
      }
  }
  return route
}
