import type { Position } from '../centres/distance.ts'
import { mayHold, type OrderToLay, type Place, type Vehicle } from './same-place.ts'

export type Run = { vehicle: Vehicle; orders: OrderToLay[] }

type District = Pick<OrderToLay, 'postcode' | 'district'>

/** 2 for the same postcode and district, 1 for one of them. */
function nearness(one: District, other: District): number {
  const same = (field: keyof District) =>
    one[field].trim() !== '' && one[field].trim() === other[field].trim()
  return Number(same('postcode')) + Number(same('district'))
}

const districtOf = ({ orders }: Place): District => orders[0] ?? { postcode: '', district: '' }

/** Where the orders of its district ride; if there are none, what is least full of what it may hold. */
export function runOfDistrict(runs: readonly Run[], place: Place): Run | undefined {
  const sharing = ({ orders }: Run, least: number) =>
    orders.filter((order) => nearness(order, districtOf(place)) >= least).length
  const part = (held: number, most: number) => (most === 0 ? 0 : held / most)
  const marked = runs.map((run) => {
    const cases = run.orders.reduce((sum, order) => sum + order.cases, 0)
    const { mostCases, mostStops } = run.vehicle
    return {
      run,
      hasRoom: mayHold(run.vehicle, cases + place.cases, run.orders.length + place.orders.length),
      marks: [
        ...[-sharing(run, 2), -sharing(run, 1)],
        ...[Math.max(part(cases, mostCases), part(run.orders.length, mostStops)), run.orders.length],
      ],
    }
  })
  return marked
    .filter(({ hasRoom }) => hasRoom)
    .sort((one, other) => {
      const at = one.marks.findIndex((mark, index) => mark !== other.marks[index])
      return at < 0 ? 0 : (one.marks[at] ?? 0) - (other.marks[at] ?? 0)
    })[0]?.run
}

/** The orders of a way with those of a place without a pin behind the last of their district. */
export function withDistrict(orders: readonly OrderToLay[], place: Place): OrderToLay[] {
  const last = (least: number) => orders.findLastIndex((order) => nearness(order, districtOf(place)) >= least)
  const found = last(2) >= 0 ? last(2) : last(1)
  return orders.toSpliced(found < 0 ? orders.length : found + 1, 0, ...place.orders)
}

/** Places without a pin with one in the middle of their district, or at the centre. */
export function withGuessedPins(
  start: Position,
  known: readonly Place[],
  unknown: readonly Place[],
): Place[] {
  const pinned = known.flatMap(({ orders }) => orders)
  return unknown.map((place) => {
    const near = [2, 1].map((least) => pinned.filter((order) => nearness(order, districtOf(place)) >= least))
    const pins = (near.find((orders) => orders.length > 0) ?? []).flatMap(({ pin }) => pin ?? [])
    const middle = (of: (pin: Position) => number) =>
      pins.reduce((sum, pin) => sum + of(pin), 0) / pins.length
    return {
      ...place,
      pin: pins.length === 0 ? start : { lat: middle(({ lat }) => lat), lng: middle(({ lng }) => lng) },
    }
  })
}
