import type { Item } from '#database/seeds/catalogue/item.ts'
import type { Unit } from '#database/seeds/catalogue/units.ts'
import type { Random } from '#database/seeds/random.ts'

/** Satang of unit 1, 2 and 3 for one price level; null where there is no such unit. */
export type PriceCells = readonly [number, number | null, number | null]

/** Each price level's share of level 1. */
const levelShares = [1, 0.975, 0.955, 0.935, 0.905] as const

const stepOf = (satang: number) => (satang >= 10_000 ? 100 : satang >= 2_000 ? 50 : 25)

/** Shopkeepers price a case in whole baht, a pack in halves, a piece in quarters. */
export function roundPrice(satang: number): number {
  const step = stepOf(satang)
  return Math.max(step, Math.round(satang / step) * step)
}

/** Five price levels in one centre; per piece a smaller unit costs a little more than the next bigger one. */
export function makePriceCells(item: Item, random: Random, centreShare: number): PriceCells[] {
  const base = item.baht * 100 * centreShare * (item.tax === 2 ? 1 / 1.07 : 1)
  const [biggest, middle, smallest] = item.units
  if (!biggest) throw new Error(`${item.code} has no unit`)
  const bulk = item.units.length === 1 ? 1 : 0.94 + random.next() * 0.03
  const surcharge = (typical: number) =>
    1 + typical * (random.chance(0.3) ? 0.4 : random.chance(0.08) ? 0.5 : 0.6 + random.next() * 0.8)
  const middleShare = middle ? surcharge(0.03) : 1
  const smallestShare = smallest ? surcharge(0.05) : 1
  return levelShares.map((share) => {
    const one = roundPrice(base * biggest.rate * bulk * share)
    const two = middle ? dearerPart(one, biggest, middle, middleShare) : null
    return [one, two, smallest && middle && two ? dearerPart(two, middle, smallest, smallestShare) : null]
  })
}

/** The same product for less; a smaller unit stays more expensive per piece. */
export function cheaperCells(
  [one, two, three]: PriceCells,
  { units: [biggest, middle, smallest] }: Item,
  share: number,
): PriceCells {
  const lessOne = roundPrice(one * share)
  const lessTwo =
    biggest && middle && two
      ? dearerPart(lessOne, biggest, middle, (two * biggest.rate) / (one * middle.rate))
      : null
  const lessThree =
    middle && smallest && two && three && lessTwo
      ? dearerPart(lessTwo, middle, smallest, (three * middle.rate) / (two * smallest.rate))
      : null
  return [lessOne, lessTwo, lessThree]
}

/** The price of a part of a bigger unit: its share plus a markup that rounding never removes. */
function dearerPart(price: number, whole: Unit, part: Unit, share: number): number {
  let rounded = roundPrice((price * part.rate * share) / whole.rate)
  while (rounded * whole.rate <= price * part.rate) rounded += stepOf(rounded)
  return rounded
}

/** The price of one unit at a level. */
export function priceOf(cells: PriceCells, item: Item, unitAt: number): number {
  const price = cells[unitAt]
  if (price === null || price === undefined) throw new Error(`${item.code} has no unit ${unitAt + 1}`)
  return price
}
