import type { Random } from '#database/seeds/random.ts'

export type Status =
  | 'SO Wait'
  | 'SO Approve'
  | 'SO Cancel'
  | 'Invoice wait'
  | 'Invoice Approve'
  | 'POD'
  | 'Invoice Cancel'

/** The possible statuses of recent orders by day, so that every status exists on any day the seed runs. */
const turns: Status[][] = [
  ['SO Wait'],
  ['SO Wait', 'SO Approve', 'Invoice wait', 'SO Wait', 'SO Approve', 'SO Cancel'],
  ['Invoice Approve', 'SO Approve', 'Invoice wait', 'Invoice Approve', 'POD', 'Invoice wait'],
  ['Invoice Approve', 'POD', 'POD', 'Invoice wait', 'POD', 'Invoice Cancel'],
]
const settled: [Status, number][] = [
  ['POD', 915],
  ['SO Cancel', 55],
  ['Invoice Cancel', 30],
]

/** The status of the n-th order of a day after this many days. */
export function chooseStatus(age: number, nth: number, random: Random): Status {
  const today = turns[age]
  return today?.[nth % today.length] ?? random.weighted(settled, ([, weight]) => weight)[0]
}

const road: Status[] = ['SO Wait', 'SO Approve', 'Invoice wait', 'Invoice Approve', 'POD']

/** The statuses an order has passed through. */
export function pathTo(status: Status, random: Random): Status[] {
  if (status === 'SO Cancel')
    return random.chance(0.6) ? ['SO Wait', status] : ['SO Wait', 'SO Approve', status]
  if (status === 'Invoice Cancel') return ['SO Wait', 'SO Approve', 'Invoice wait', status]
  return road.slice(0, road.indexOf(status) + 1)
}

/**
 * Minutes after midnight of the order's day at which each step happened: paperwork the same day, delivery the
 * next.
 */
export function stepMinutes(path: readonly Status[], placed: number, random: Random): number[] {
  let now = placed
  return path.map((status, at) => {
    if (at === 0) return now
    if (status === 'Invoice Approve') now = 1440 + random.between(480, 570)
    else if (status === 'POD') now = 1440 + random.between(600, 1020)
    else now += random.between(12, 80)
    return now
  })
}

/** Reserved until the invoice takes it out of stock; then still held by the order until shipped. */
export const reservesStock = (status: Status) => status === 'SO Wait' || status === 'SO Approve'
export const holdsStock = (status: Status) => reservesStock(status) || status === 'Invoice wait'
export const isCancelled = (status: Status) => status === 'SO Cancel' || status === 'Invoice Cancel'
