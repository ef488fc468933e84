import type { ProductQuantities } from '../cart/cart.ts'
import { mostOfUnit } from '../cart/cart.ts'
import type { Quantities } from '../priced-cart/cart-to-price.ts'
import type { StandingLine } from './standing-order.ts'

type Blocked = { code: string; why: 'soldOut' | 'gone' }
export type Change = { kind: 'left out' | 'replaced'; code: string; by: string | null }

/** How many base units each unit of a product holds; 0 is no unit. */
export type Rates = readonly [number, number, number]

/** The same amount of goods in the units of another product: the biggest first, never less than was wanted. */
function asUnitsOf(quantities: Readonly<Quantities>, from: Rates, to: Rates): Quantities {
  if (quantities.every((quantity, at) => quantity === 0 || from[at] === to[at])) return [...quantities]
  let base = quantities.reduce((sum, quantity, at) => sum + quantity * (from[at] ?? 0), 0)
  const units = [0, 1, 2].filter((at) => (to[at] ?? 0) > 0).sort((a, b) => (to[b] ?? 0) - (to[a] ?? 0))
  const result: Quantities = [0, 0, 0]
  for (const at of units) {
    const rate = to[at] ?? 1
    const isSmallest = at === units.at(-1)
    const count = Math.min(mostOfUnit, isSmallest ? Math.ceil(base / rate) : Math.floor(base / rate))
    result[at] = Math.max(0, count)
    base -= count * rate
  }
  return result
}

/**
 * The lines without what cannot be ordered. A replacement takes the place of what is sold out or gone, once: where it
 * is already there its quantity grows.
 */
export function withoutBlocked(
  lines: readonly StandingLine[],
  blocked: readonly Blocked[],
  ratesOf: (code: string) => Rates,
): { lines: StandingLine[]; changes: Change[] } {
  const gone = new Set(blocked.map(({ code }) => code))
  const changes = lines
    .filter(({ productCode }) => gone.has(productCode))
    .map(({ productCode, replacement }): Change => {
      const by = replacement && !gone.has(replacement) ? replacement : null
      return { kind: by ? 'replaced' : 'left out', code: productCode, by }
    })
  const kept = lines.filter(({ productCode }) => !gone.has(productCode))
  const added = lines.flatMap(({ productCode, quantities }) => {
    const by = changes.find(({ code }) => code === productCode)?.by
    if (!by) return []
    const same = asUnitsOf(quantities, ratesOf(productCode), ratesOf(by))
    return same.some((each) => each > 0) ? [{ productCode: by, quantities: same, replacement: null }] : []
  })
  return { lines: sumStanding([...kept, ...added]), changes }
}

function sumStanding(lines: readonly StandingLine[]): StandingLine[] {
  const sums = new Map<string, StandingLine>()
  for (const line of lines) {
    const before = sums.get(line.productCode)
    sums.set(line.productCode, {
      ...(before ?? line),
      quantities: line.quantities.map((each, at) =>
        Math.min(mostOfUnit, each + (before?.quantities[at] ?? 0)),
      ) as Quantities,
    })
  }
  return [...sums.values()]
}

/** One line with so many more of a unit that what is missing to the minimum is reached. */
export function filledUp<Line extends ProductQuantities>(
  lines: readonly Line[],
  { code, unit, price, missing }: { code: string; unit: 1 | 2 | 3; price: number; missing: number },
): Line[] | undefined {
  const more = price > 0 ? Math.ceil(missing / price) : Number.POSITIVE_INFINITY
  const line = lines.find(({ productCode }) => productCode === code)
  const quantity = (line?.quantities[unit - 1] ?? 0) + more
  if (!line || quantity > mostOfUnit) return undefined
  const quantities = line.quantities.map((each, at) => (at === unit - 1 ? quantity : each)) as Quantities
  return lines.map((each) => (each === line ? { ...each, quantities } : each))
}
