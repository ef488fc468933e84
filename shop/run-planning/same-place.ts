import type { Position } from '../centres/distance.ts'
import { inRouteOrder } from '../routes/route-order.ts'
import { metresBetween } from '../visits/metres-between.ts'

export type OrderToLay = {
  number: string
  pin: Position | null
  postcode: string
  district: string
  /** Hundredths of a case. */
  cases: number
}
/** For both limits 0 is none; each order is a stop. */
export type Vehicle = { key: string; mostCases: number; mostStops: number }
export type Place = { code: string; pin: Position | null; cases: number; orders: OrderToLay[] }

const sameMetres = 30

export const mayHold = ({ mostCases, mostStops }: Vehicle, cases: number, stops: number): boolean =>
  (mostCases === 0 || cases <= mostCases) && (mostStops === 0 || stops <= mostStops)

const casesOf = (orders: readonly OrderToLay[]) => orders.reduce((sum, { cases }) => sum + cases, 0)

const placeOf = (orders: OrderToLay[]): Place => ({
  ...{ code: orders[0]?.number ?? '', pin: orders[0]?.pin ?? null, cases: casesOf(orders), orders },
})

/** Orders of neighbours, or without a pin of one postcode and district, in as few parts as the vehicles can hold. */
export function samePlaces(
  start: Position,
  orders: readonly OrderToLay[],
  vehicles: readonly Vehicle[],
): Place[] {
  const fits = (part: readonly OrderToLay[]) =>
    vehicles.some((vehicle) => mayHold(vehicle, casesOf(part), part.length))
  return [...neighbours(orders.filter(({ pin }) => pin)), ...sameDistrict(orders.filter(({ pin }) => !pin))]
    .flatMap((group) => (fits(group) ? [group] : parts(start, group, fits)))
    .map(placeOf)
}

/** Who is near a neighbour of a neighbour is one of them: a row of shops is served on foot. */
function neighbours(orders: readonly OrderToLay[]): OrderToLay[][] {
  const groups: OrderToLay[][] = []
  const left = new Set(orders)
  for (const first of orders) {
    if (!left.delete(first)) continue
    const group = [first]
    for (const { pin } of group)
      for (const other of left)
        if (pin && other.pin && metresBetween(pin, other.pin) <= sameMetres) {
          left.delete(other)
          group.push(other)
        }
    groups.push(group.sort(byNumber))
  }
  return groups
}

function sameDistrict(orders: readonly OrderToLay[]): OrderToLay[][] {
  const placeName = ({ number, postcode, district }: OrderToLay) =>
    postcode.trim() && district.trim() ? `${postcode.trim()} ${district.trim()}` : `order ${number}`
  return [...Map.groupBy(orders, placeName).values()]
}

function parts(
  start: Position,
  group: readonly OrderToLay[],
  fits: (part: readonly OrderToLay[]) => boolean,
): OrderToLay[][] {
  const all: OrderToLay[][] = []
  for (const order of inRouteOrder(
    start,
    group.map((each) => ({ ...each, code: each.number })),
  )) {
    const last = all.at(-1)
    if (last && fits([...last, order])) last.push(order)
    else all.push([order])
  }
  return all
}

export const byNumber = (one: { number: string }, other: { number: string }): number =>
  one.number < other.number ? -1 : one.number > other.number ? 1 : 0
