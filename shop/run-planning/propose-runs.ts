import type { Position } from '../centres/distance.ts'
import { inRouteOrder, routeLength } from '../routes/route-order.ts'
import { type Run, runOfDistrict, withDistrict, withGuessedPins } from './same-district.ts'
import { byNumber, mayHold, type OrderToLay, type Place, samePlaces, type Vehicle } from './same-place.ts'
import { insertPlaces, shortenRuns, townOf, wayOf } from './shorten-runs.ts'
import { sweep } from './sweep.ts'

export type RunsToPropose = { start: Position; orders: readonly OrderToLay[]; vehicles: readonly Vehicle[] }
/** The orders of a vehicle in stop order, and the metres to the last of them. */
type ProposedRun = { vehicle: string; numbers: string[]; cases: number; metres: number }
type LeftOrder = { number: string; why: 'too large' | 'no room' }
type Proposal = { runs: ProposedRun[]; left: LeftOrder[] }

/** Lays orders into runs by area and distance, within what each vehicle takes. People correct the result. */
export function proposeRuns({ start, ...given }: RunsToPropose): Proposal {
  const vehicles = given.vehicles.toSorted((one, other) =>
    one.key < other.key ? -1 : one.key > other.key ? 1 : 0,
  )
  const orders = given.orders.toSorted(byNumber)
  const isTooLarge = ({ cases }: OrderToLay) =>
    vehicles.length > 0 && !vehicles.some((vehicle) => mayHold(vehicle, cases, 1))
  const places = samePlaces(
    start,
    orders.filter((order) => !isTooLarge(order)),
    vehicles,
  )
  const known = places.filter(({ pin }) => pin)
  const unknown = places.filter(({ pin }) => !pin)
  let laid = layRuns({ start, vehicles, known, unknown })
  if (laid.left.some(({ pin }) => !pin)) {
    const guessed = layRuns({
      start,
      vehicles,
      known: [...known, ...withGuessedPins(start, known, unknown)],
      unknown: [],
    })
    if (countOrders(guessed.left) < countOrders(laid.left)) laid = guessed
  }
  return {
    runs: laid.runs
      .filter((run) => run.orders.length > 0)
      .map((run) => ({
        vehicle: run.vehicle.key,
        numbers: run.orders.map(({ number }) => number),
        cases: casesOf(run),
        metres: routeLength(
          start,
          run.orders.map(({ number, pin }) => ({ code: number, pin })),
        ),
      })),
    left: [
      ...orders.filter(isTooLarge).map(({ number }) => ({ number, why: 'too large' as const })),
      ...laid.left.flatMap((place) =>
        place.orders.map(({ number }) => ({ number, why: 'no room' as const })),
      ),
    ].sort(byNumber),
  }
}

const casesOf = ({ orders }: Run) => orders.reduce((sum, { cases }) => sum + cases, 0)
const countOrders = (places: readonly Place[]) => places.reduce((sum, { orders }) => sum + orders.length, 0)

type ToLay = {
  start: Position
  vehicles: readonly Vehicle[]
  known: readonly Place[]
  unknown: readonly Place[]
}

function layRuns({ start, vehicles, known, unknown }: ToLay): { runs: Run[]; left: Place[] } {
  const town = townOf(start, known, vehicles)
  const swept = sweep(start, known, vehicles)
  const ways = swept.runs.map((numbers) => wayOf(town, numbers))
  const laid = shortenRuns(town, insertPlaces(town, { runs: ways, left: [] }, swept.left))
  const runs = vehicles.map((vehicle, at) => {
    const own = (laid.runs[at]?.places ?? []).flatMap((place) => known[place] ?? [])
    const way = inRouteOrder(start, own.filter(hasPin)).flatMap((place) => place.orders)
    return { vehicle, orders: own.filter((place) => !hasPin(place)).reduce(withDistrict, way) }
  })
  const left = laid.left.flatMap((place) => known[place] ?? [])
  // The largest first, while there is room.
  for (const place of unknown.toSorted((one, other) => other.orders.length - one.orders.length)) {
    const run = runOfDistrict(runs, place)
    if (run) run.orders = withDistrict(run.orders, place)
    else left.push(place)
  }
  return { runs, left }
}

/** A guessed pin is the place's, not its orders'. */
const hasPin = ({ orders }: Place) => Boolean(orders[0]?.pin)
