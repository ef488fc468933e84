import type { Both } from '../catalogue/product.ts'
import type { Satang } from '../money/satang.ts'

/** A line as the customer saw it when they pressed the button. */
export type SeenLine = { productCode: string; unit: 1 | 2 | 3; amount: Satang }

/** What is true now and was not when the customer looked; `left` is in base units. */
export type Difference =
  | { kind: 'price'; productCode: string; name: Both; unit: 1 | 2 | 3; was: Satang; now: Satang }
  | { kind: 'notSold'; productCode: string; name: Both }
  | { kind: 'stock'; productCode: string; name: Both; wanted: number; left: number }
  | { kind: 'total'; was: Satang; now: Satang }

type LineNow = { productCode: string; unit: 1 | 2 | 3; name: Both; amount: Satang }
type Seen = { total: Satang; lines: readonly SeenLine[] }
type Now = { total: Satang; lines: readonly LineNow[] }

/** Which lines cost something else than they did on the customer's screen, and the total when it moved. */
export function priceDifferences(seen: Seen, now: Now): Difference[] {
  const before = new Map(seen.lines.map((line) => [`${line.productCode} ${line.unit}`, line.amount]))
  const lines = now.lines.flatMap(({ productCode, unit, name, amount }): Difference[] => {
    const was = before.get(`${productCode} ${unit}`)
    return was === undefined || was === amount ? [] : [{ kind: 'price', productCode, name, unit, was, now: amount }]
  })
  return seen.total === now.total ? lines : [...lines, { kind: 'total', was: seen.total, now: now.total }]
}
