import type { Random } from '#database/seeds/random.ts'

export type Status = 'SO Wait' | 'SO Approve' | 'SO Cancel' | 'Invoice wait' | 'Invoice Approve' | 'POD' | 'Invoice Cancel'

/** How far orders have come, by their age in days. */
const fates: [oldest: number, chances: [Status, number][]][] = [
  [0, [['SO Wait', 1]]],
  [
    1,
    [
      ['SO Wait', 45],
      ['SO Approve', 30],
      ['Invoice wait', 17],
      ['SO Cancel', 8],
    ],
  ],
  [
    2,
    [
      ['SO Approve', 18],
      ['Invoice wait', 27],
      ['Invoice Approve', 40],
      ['POD', 10],
      ['SO Cancel', 5],
    ],
  ],
  [
    3,
    [
      ['Invoice wait', 8],
      ['Invoice Approve', 22],
      ['POD', 65],
      ['Invoice Cancel', 5],
    ],
  ],
  [
    Number.POSITIVE_INFINITY,
    [
      ['POD', 915],
      ['SO Cancel', 55],
      ['Invoice Cancel', 30],
    ],
  ],
]

export function chooseStatus(age: number, random: Random): Status {
  const chances = fates.find(([oldest]) => age <= oldest)?.[1] ?? []
  return random.weighted(chances, ([, weight]) => weight)[0]
}

const road: Status[] = ['SO Wait', 'SO Approve', 'Invoice wait', 'Invoice Approve', 'POD']

/** The statuses an order passed through to come where it is. */
export function pathTo(status: Status, random: Random): Status[] {
  if (status === 'SO Cancel') return random.chance(0.6) ? ['SO Wait', status] : ['SO Wait', 'SO Approve', status]
  if (status === 'Invoice Cancel') return ['SO Wait', 'SO Approve', 'Invoice wait', status]
  return road.slice(0, road.indexOf(status) + 1)
}

/** Minutes after the midnight of its day at which each step happened: papers the same day, the van the next. */
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

export const holdsStock = (status: Status) => status === 'SO Wait' || status === 'SO Approve' || status === 'Invoice wait'
export const isCancelled = (status: Status) => status === 'SO Cancel' || status === 'Invoice Cancel'
