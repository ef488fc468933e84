import { expect, test } from 'vitest'
import { inRouteOrder, routeLength } from '../routes/route-order.ts'
import { proposeRuns } from './propose-runs.ts'
import type { OrderToLay } from './same-place.ts'

const start = { lat: 13.75, lng: 100.5 }

/** Repeatable chance, so that a town that fails can be looked at again. */
function chances(seed: number) {
  let state = seed * 7_919 + 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** Shops in districts of a few kilometres, in a circle of thirty around the centre. */
function randomTown(seed: number, count?: number): OrderToLay[] {
  const chance = chances(seed)
  for (let turn = 0; turn < 9; turn += 1) chance()
  const [orders, districts] = [count ?? 12 + Math.floor(chance() * 40), 3 + Math.floor(chance() * 10)]
  const middles = Array.from({ length: districts }, () => {
    const [angle, far] = [chance() * 2 * Math.PI, Math.sqrt(chance()) * 0.27]
    return { lat: start.lat + Math.sin(angle) * far, lng: start.lng + Math.cos(angle) * far }
  })
  return Array.from({ length: orders }, (_, at) => {
    const district = Math.floor(chance() * districts)
    const middle = middles[district] ?? start
    const pin = { lat: middle.lat + (chance() - 0.5) * 0.05, lng: middle.lng + (chance() - 0.5) * 0.05 }
    const cases = 50 + Math.floor(chance() * 500)
    return {
      number: `O${1_000 + at}`,
      pin,
      postcode: `${10_100 + district}`,
      district: `D${district + 10}`,
      cases,
    }
  })
}

/** What an office does by hand: through the districts one by one, a new vehicle whenever one is full. */
function byDistrict(orders: readonly OrderToLay[], mostCases: number, mostStops: number): OrderToLay[][] {
  const runs: OrderToLay[][] = []
  let cases = 0
  const sorted = orders.toSorted((one, other) =>
    `${one.district} ${one.number}` < `${other.district} ${other.number}` ? -1 : 1,
  )
  for (const order of sorted) {
    const run = runs.at(-1)
    if (run && run.length < mostStops && cases + order.cases <= mostCases) run.push(order)
    else {
      runs.push([order])
      cases = 0
    }
    cases += order.cases
  }
  return runs
}

test('over two hundred towns the proposal is a fifth shorter than going by district', () => {
  const parts = Array.from({ length: 200 }, (_, seed) => {
    const orders = randomTown(seed)
    const [mostCases, mostStops] = [4_500, 18]
    const byHand = byDistrict(orders, mostCases, mostStops)
    // The proposal gets no vehicle more than the office used.
    const vehicles = byHand.map((_, at) => ({ key: `V${at + 10}`, mostCases, mostStops }))
    const { runs, left } = proposeRuns({ start, orders, vehicles })
    expect(left).toEqual([])
    const simple = byHand.map((run) =>
      routeLength(
        start,
        inRouteOrder(
          start,
          run.map(({ number, pin }) => ({ code: number, pin })),
        ),
      ),
    )
    const sum = (metres: number[]) => metres.reduce((all, each) => all + each, 0)
    return sum(runs.map(({ metres }) => metres)) / sum(simple)
  })
  expect(parts.reduce((sum, part) => sum + part, 0) / parts.length).toBeLessThan(0.8)
})

test('five hundred orders and thirty vehicles take less than a second, and no run is left with next to nothing', () => {
  const orders = randomTown(1, 500)
  const vehicles = Array.from({ length: 30 }, (_, at) => ({
    key: `V${at + 10}`,
    mostCases: 6_000,
    mostStops: 20,
  }))
  // The work of this thread, since other tests run beside it.
  const times = Array.from({ length: 3 }, () => {
    const before = process.threadCpuUsage()
    const { runs, left } = proposeRuns({ start, orders, vehicles })
    expect(left).toEqual([])
    expect(Math.min(...runs.map(({ numbers }) => numbers.length))).toBeGreaterThan(7)
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1_000
  })
  expect(Math.min(...times)).toBeLessThan(1_000)
})
