import type { Position } from '../centres/distance.ts'
import { mayHold, type Place, type Vehicle } from './same-place.ts'

/** Runs as a hand of a clock would lay them, from the widest empty angle on, each with its share of the stops. */
export function sweep(
  start: Position,
  places: readonly Place[],
  vehicles: readonly Vehicle[],
): { runs: number[][]; left: number[] } {
  const shrink = Math.cos((start.lat * Math.PI) / 180)
  const angles = places.map(({ pin }) =>
    pin ? Math.atan2(pin.lat - start.lat, (pin.lng - start.lng) * shrink) : 0,
  )
  const angle = (at: number) => angles[at] ?? 0
  const round = places.map((_, at) => at).sort((one, other) => angle(one) - angle(other) || one - other)
  const gap = (at: number) =>
    (angle(round[at] ?? 0) - angle(round.at(at - 1) ?? 0) + 2 * Math.PI) % (2 * Math.PI)
  const first = round.reduce((widest, _, at) => (gap(at) > gap(widest) ? at : widest), 0)

  const runs: number[][] = vehicles.map(() => [])
  const left: number[] = []
  let open = places.reduce((sum, { orders }) => sum + orders.length, 0)
  let [vehicle, cases, stops] = [0, 0, 0]
  let share = open / Math.max(1, vehicles.length)
  for (const place of [...round.slice(first), ...round.slice(0, first)]) {
    const { cases: more = 0, orders = [] } = places[place] ?? {}
    const isFull = () => {
      const limits = vehicles[vehicle]
      return limits && (stops >= share || !mayHold(limits, cases + more, stops + orders.length))
    }
    while (isFull()) {
      open -= stops
      vehicle += 1
      ;[cases, stops, share] = [0, 0, open / Math.max(1, vehicles.length - vehicle)]
    }
    const run = runs[vehicle]
    if (run) run.push(place)
    else left.push(place)
    cases += more
    stops += orders.length
  }
  return { runs, left }
}
