import type { AdvisedLine, DayNumber, Purchase } from './advice.ts'
import { byDay, fewestTimes, inPacks, steady } from './advise-order.ts'
import { productRhythm } from './product-rhythm.ts'

type RegularItem = Pick<AdvisedLine, 'productCode' | 'unit' | 'rate' | 'quantity'> & {
  everyDays: number
}
type RegularGoods = { weeks: number; items: RegularItem[] }

/** A product bought every so many days fits a rhythm of weeks that is at most so far from it. */
const fitDays = 2
const mostWeeks = 8
/** What is bought more than once a week would run out before the week is over: more of it is needed. */
const oftenDays = 5

/** What the shop buys at a steady pace and has not given up, by the weeks between; the most goods first. */
export function regularGoods(
  purchases: readonly Purchase[],
  { today, never }: { today: DayNumber; never: ReadonlySet<string> },
): RegularGoods[] {
  const past = purchases.filter(({ day, quantity, rate }) => day <= today && quantity > 0 && rate > 0)
  const products = [...Map.groupBy(past, ({ productCode }) => productCode)].sort(([a], [b]) =>
    a < b ? -1 : 1,
  )
  const groups = new Map<number, RegularItem[]>()
  for (const [productCode, list] of products) {
    const rhythm = productRhythm(byDay(list))
    if (never.has(productCode) || !rhythm || rhythm.times < fewestTimes || rhythm.spread > steady) continue
    const { everyDays, usualUnits, lastOn } = rhythm
    const isGivenUp = today - lastOn > 2 * everyDays + 7
    const weeks = Math.max(1, Math.round(everyDays / 7))
    // What is bought oftener than weekly comes weekly.
    const isOff = Math.abs(Math.max(7, everyDays) - weeks * 7) > fitDays
    if (isGivenUp || isOff || weeks > mostWeeks) continue
    const units = everyDays < oftenDays ? (usualUnits * 7) / everyDays : usualUnits
    groups.set(weeks, [...(groups.get(weeks) ?? []), { productCode, ...inPacks(list, units), everyDays }])
  }
  return [...groups]
    .map(([weeks, items]) => ({ weeks, items }))
    .sort((one, other) => other.items.length - one.items.length || one.weeks - other.weeks)
}
