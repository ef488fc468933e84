import type { Both } from '../catalogue/product.ts'
import { caseCount } from './case-count.ts'

/** A line of an order that rides in a run. */
export type LoadedLine = {
  orderNumber: string
  productCode: string
  name: Both
  /** Where it stands, such as A-03-2; blank if nobody said. */
  shelf: string
  unitName: Both
  rate: number
  quantity: number
  caseRate: number
}
type LoadedUnit = { name: Both; rate: number; quantity: number }
type LoadedProduct = {
  productCode: string
  name: Both
  shelf: string
  /** The largest first. */
  units: LoadedUnit[]
  /** Hundredths of a case. */
  cases: number
}
type StopToLoad = { orderNumber: string; stop: number; cases: number; products: LoadedProduct[] }

/** What a vehicle takes out, by product: in the order of the shelves, then by name; what has no shelf comes last. */
export function loadingList(lines: readonly LoadedLine[]): LoadedProduct[] {
  const inWords = new Intl.Collator('th', { numeric: true }).compare
  const byShelf = (one: LoadedProduct, other: LoadedProduct) =>
    one.shelf === '' || other.shelf === ''
      ? Number(one.shelf === '') - Number(other.shelf === '')
      : inWords(one.shelf, other.shelf)
  const byCode = (one: LoadedProduct, other: LoadedProduct) => (one.productCode < other.productCode ? -1 : 1)
  return [...Map.groupBy(lines, ({ productCode }) => productCode).values()]
    .flatMap((own) => productOf(own) ?? [])
    .sort((a, b) => byShelf(a, b) || inWords(a.name.th, b.name.th) || byCode(a, b))
}

function productOf(lines: readonly LoadedLine[]): LoadedProduct | undefined {
  const [first] = lines
  if (!first) return undefined
  const { productCode, name, shelf } = first
  // A unit whose rate was changed between two orders is two: its packs differ.
  const units = Map.groupBy(lines, ({ rate, unitName }) => `${rate} ${unitName.th}`)
  return {
    ...{ productCode, name, shelf, cases: caseCount(lines) },
    units: [...units.values()]
      .map((own) => ({
        ...{ name: own[0]?.unitName ?? name, rate: own[0]?.rate ?? 1 },
        quantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
      }))
      .sort((one, other) => other.rate - one.rate || (one.name.th < other.name.th ? -1 : 1)),
  }
}

/** The same by stop: what is delivered last is loaded first. `numbers` are the orders in stop order. */
export function loadingByStop(numbers: readonly string[], lines: readonly LoadedLine[]): StopToLoad[] {
  const byOrder = Map.groupBy(lines, ({ orderNumber }) => orderNumber)
  return numbers
    .map((orderNumber, at) => {
      const own = byOrder.get(orderNumber) ?? []
      return { orderNumber, stop: at + 1, cases: caseCount(own), products: loadingList(own) }
    })
    .reverse()
}
