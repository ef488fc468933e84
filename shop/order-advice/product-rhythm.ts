import type { DayNumber } from './advice.ts'
import { median, weightedMedian } from './median.ts'

/** What was bought of one product on one day, in base units. */
export type Bought = { day: DayNumber; units: number }

export type ProductRhythm = {
  times: number
  lastOn: DayNumber
  lastUnits: number
  /** The usual days between two purchases. */
  everyDays: number
  /** How far from it a purchase usually is, as a share of it. */
  spread: number
  /** The day on which the last purchase is used up. */
  emptyOn: number
  usualUnits: number
}

const remembered = 10
/** A longer pause is a break, and says nothing about the pace. */
const breakDays = 120
/** What is older counts less: each purchase further back this share of the one after it. */
const fading = 0.85

/** How one product is bought, from its purchases in the order of their days; undefined of a single one. */
export function productRhythm(all: readonly Bought[]): ProductRhythm | undefined {
  const bought = all.slice(-remembered)
  const last = bought.at(-1)
  if (!last) return undefined
  const gaps = bought.slice(1).flatMap(({ day }, at) => {
    const before = bought[at]
    const days = before ? day - before.day : 0
    const weight = fading ** (bought.length - 2 - at)
    return before && days > 0 && days <= breakDays ? [{ days, perUnit: days / before.units, weight }] : []
  })
  if (gaps.length === 0) return undefined
  const everyDays = weightedMedian(gaps.map(({ days, weight }) => ({ value: days, weight })))
  const perUnit = weightedMedian(gaps.map(({ perUnit, weight }) => ({ value: perUnit, weight })))
  const usualUnits = weightedMedian(
    bought.map(({ units }, at) => ({ value: units, weight: fading ** (bought.length - 1 - at) })),
  )
  // A purchase of twice as much lasts longer, but seldom twice as long: part of it is sold faster.
  const lasts = Math.min(everyDays * 2.5, Math.max(everyDays * 0.5, perUnit * last.units))
  return {
    times: bought.length,
    lastOn: last.day,
    lastUnits: last.units,
    everyDays: Math.max(1, Math.round(everyDays)),
    spread: median(gaps.map(({ days }) => Math.abs(days - everyDays))) / everyDays,
    emptyOn: last.day + (lasts + everyDays) / 2,
    usualUnits,
  }
}
