import type { Item } from '#database/seeds/catalogue/item.ts'
import type { Random } from '#database/seeds/random.ts'

/** Satang of unit 1, 2 and 3 for one price level; null is left to be derived from unit 1. */
export type PriceCells = readonly [number, number | null, number | null]

/** What each price level pays of level 1. */
const levelShares = [1, 0.975, 0.955, 0.935, 0.905] as const

/** Shopkeepers price a case in whole baht, a pack in halves, a piece in quarters. */
export function roundPrice(satang: number): number {
  const step = satang >= 10_000 ? 100 : satang >= 2_000 ? 50 : 25
  return Math.max(step, Math.round(satang / step) * step)
}

/** Five levels of prices in one centre. Small units usually cost a little more than their share of a case, now and then less. */
export function makePriceCells(item: Item, random: Random, centreShare: number): PriceCells[] {
  const base = item.baht * 100 * centreShare * (item.tax === 2 ? 1 / 1.07 : 1)
  const [biggest, middle, smallest] = item.units
  if (!biggest) throw new Error(`${item.code} has no unit`)
  const bulk = item.units.length === 1 ? 1 : 0.94 + random.next() * 0.03
  const surcharge = (typical: number) =>
    random.chance(0.3) ? null : random.chance(0.08) ? 0.985 : 1 + typical * (0.6 + random.next() * 0.8)
  const middleShare = middle ? surcharge(0.03) : null
  const smallestShare = smallest ? surcharge(0.05) : null
  return levelShares.map((share) => {
    const one = roundPrice(base * biggest.rate * bulk * share)
    const part = (rate: number | undefined, by: number | null) => (rate && by ? roundPrice((one * rate * by) / biggest.rate) : null)
    return [one, part(middle?.rate, middleShare), part(smallest?.rate, smallestShare)]
  })
}

/** What one unit costs at a level, filling blanks from unit 1 by the ratio of rates. */
export function priceOf(cells: PriceCells, item: Item, unitAt: number): number {
  const own = cells[unitAt]
  if (own !== null && own !== undefined) return own
  return Math.round((cells[0] * (item.units[unitAt]?.rate ?? 1)) / (item.units[0]?.rate ?? 1))
}
