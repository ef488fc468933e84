import type { Satang } from '../money/satang.ts'
import type { PriceType } from '../money/vat.ts'
import { withVat } from '../money/vat.ts'
import type { LineToPrice, ProductToPrice, UnitToPrice } from './cart-to-price.ts'
import type { CartProblem, Reason } from './priced-cart.ts'

/** A row while it is being priced. */
export type CartRow = {
  product: ProductToPrice
  unit: UnitToPrice
  quantity: number
  baseUnits: number
  amount: Satang
  discount: Satang
  promotionId: string | null
  why: Reason[]
}

/** All rows of one product. */
export type CartLine = { product: ProductToPrice; rows: CartRow[]; baseUnits: number; orderable: boolean }

const byCode = (a: CartLine, b: CartLine) => (a.product.code < b.product.code ? -1 : a.product.code > b.product.code ? 1 : 0)
const whole = (quantity: number) => (Number.isSafeInteger(quantity) && quantity > 0 ? quantity : 0)

/** The lines of a cart, each product once. */
export function cartLines(lines: readonly LineToPrice[], problems: CartProblem[]): CartLine[] {
  const wanted = new Map<string, { product: ProductToPrice; quantities: [number, number, number] }>()
  for (const { product, quantities } of lines) {
    const [one, two, three] = wanted.get(product.code)?.quantities ?? [0, 0, 0]
    const [more1, more2, more3] = quantities
    wanted.set(product.code, { product, quantities: [one + whole(more1), two + whole(more2), three + whole(more3)] })
  }
  return [...wanted.values()].map(({ product, quantities }) => {
    const rows = product.units.flatMap((unit) => rowsOf(product, unit, quantities[unit.position - 1] ?? 0))
    const line: CartLine = { product, rows, baseUnits: rows.reduce((sum, row) => sum + row.baseUnits, 0), orderable: true }
    for (const position of [1, 2, 3] as const) {
      if (!quantities[position - 1] || product.units.some((unit) => unit.position === position)) continue
      problems.push({ kind: 'unitNotSold', productCode: product.code, position })
      line.orderable = false
    }
    return line
  })
}

function rowsOf(product: ProductToPrice, unit: UnitToPrice, quantity: number): CartRow[] {
  if (quantity === 0) return []
  const { rate, price } = unit
  return [{ product, unit, quantity, baseUnits: rate * quantity, amount: price * quantity, discount: 0, promotionId: null, why: [] }]
}

/** The one order in which leftover satang and ties are settled, whatever order the cart came in. */
export function inFixedOrder(lines: readonly CartLine[]): CartLine[] {
  return [...lines].sort(byCode)
}

/** What rows are worth before discounts with VAT, rounded once: the money customers see and thresholds count. */
export function worthOf(rows: Iterable<CartRow>, vatPercent: number): Satang {
  let [plain, withoutVat] = [0, 0]
  for (const { amount, unit } of rows) {
    if (unit.priceType === 2) withoutVat += amount
    else plain += amount
  }
  return withoutVat === 0 ? plain : plain + withVat(withoutVat, 2 satisfies PriceType, vatPercent)
}
