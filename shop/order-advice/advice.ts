/** A day as a number: days since 1 January 1970. Rhythms are counted, and a number is counted fast. */
export type DayNumber = number

/** One product bought on one day: in which unit, how many base units it holds, and how many of it. */
export type Purchase = {
  productCode: string
  day: DayNumber
  unit: 1 | 2 | 3
  rate: number
  quantity: number
}

/** Why a product is advised, with the figures that are said. */
export type AdviceReason =
  /** Bought at a steady pace, which says when it is due. */
  | { kind: 'due'; everyDays: number; dueOn: DayNumber; lastOn: DayNumber }
  /** Bought in changing amounts: by what is used in a day, the last purchase lasts until about `emptyOn`. */
  | { kind: 'low'; everyDays: number; emptyOn: DayNumber; lastOn: DayNumber }
  /** Bought in these weeks a year ago, and hardly since. */
  | { kind: 'season'; lastOn: DayNumber }
  /** Of the shops of the same type that buy `besides`, which this shop buys too, so many buy it. */
  | { kind: 'alike'; besides: string; shops: number; of: number }

export type AdvisedLine = {
  productCode: string
  unit: 1 | 2 | 3
  rate: number
  quantity: number
  /** How sure the advice is, from 0 to 1; lines are ranked by it. */
  score: number
  reason: AdviceReason
}

const dayMs = 86_400_000

export const dayNumber = (isoDay: string): DayNumber => Math.round(Date.parse(`${isoDay}T00:00:00Z`) / dayMs)

export const isoDayOf = (day: DayNumber): string => new Date(day * dayMs).toISOString().slice(0, 10)
