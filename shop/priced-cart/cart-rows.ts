import type { Satang } from '../money/satang.ts'
import { withVat } from '../money/vat.ts'
import type { PromotionTier } from '../promotions/promotion.ts'
import type { LineToPrice, ProductToPrice, PromotionToPrice, UnitToPrice } from './cart-to-price.ts'
import type { CartProblem, Counting } from './priced-cart.ts'

/** A reached tier, and how many times it counts. */
export type Step = { tier: PromotionTier; times: number }

/** A promotion's discount on its rows: `total`, shared by `weights`. */
export type PossibleDiscount = { steps: Step[]; total: Satang; weights: Satang[]; sum: Satang }

/** A promotion with the cart's rows of its products, in a fixed order. */
export type TakingPart = {
  promotion: PromotionToPrice
  counting: Counting
  rows: CartRow[]
  units: number
  /** The count its tiers compare with: base units or money. */
  have: number
  possibleDiscount: PossibleDiscount | undefined
  /** Discount per base unit in satang, by which offers are sorted. */
  generosity: number
  /** The part of the offer that rows took. */
  given: Satang
  freeQuantity: number
}

export type TakenDiscount = { by: TakingPart; amount: Satang }

/** A row during pricing; `best` is the discount it takes, `second` the next best. */
export type CartRow = {
  product: ProductToPrice
  unit: UnitToPrice
  quantity: number
  baseUnits: number
  amount: Satang
  best: TakenDiscount | undefined
  second: TakenDiscount | undefined
  /** Unreadable promotions that include this product. */
  unreadable: string[]
}

/** All rows of one product. */
export type ProductRows = { product: ProductToPrice; rows: CartRow[]; baseUnits: number; orderable: boolean }

const byCode = (a: ProductRows, b: ProductRows) =>
  a.product.code < b.product.code ? -1 : a.product.code > b.product.code ? 1 : 0
const whole = (quantity: number) => (Number.isSafeInteger(quantity) && quantity > 0 ? quantity : 0)

/** The lines of a cart, each product once. */
export function cartLines(lines: readonly LineToPrice[], problems: CartProblem[]): ProductRows[] {
  const totals = new Map<string, { product: ProductToPrice; quantities: [number, number, number] }>()
  for (const { product, quantities } of lines) {
    const [one, two, three] = totals.get(product.code)?.quantities ?? [0, 0, 0]
    const [more1, more2, more3] = quantities
    totals.set(product.code, {
      product,
      quantities: [one + whole(more1), two + whole(more2), three + whole(more3)],
    })
  }
  return [...totals.values()].map(({ product, quantities }) => {
    const rows: CartRow[] = []
    let baseUnits = 0
    for (const unit of product.units) {
      const quantity = quantities[unit.position - 1] ?? 0
      if (quantity > 0) rows.push(rowOf(product, unit, quantity))
      baseUnits += unit.rate * quantity
    }
    const line: ProductRows = { product, rows, baseUnits, orderable: true }
    for (const position of [1, 2, 3] as const) {
      if (!quantities[position - 1] || product.units.some((unit) => unit.position === position)) continue
      problems.push({ kind: 'unitNotSold', productCode: product.code, position })
      line.orderable = false
    }
    return line
  })
}

function rowOf(product: ProductToPrice, unit: UnitToPrice, quantity: number): CartRow {
  const { rate, price } = unit
  return {
    product,
    unit,
    quantity,
    baseUnits: rate * quantity,
    amount: price * quantity,
    best: undefined,
    second: undefined,
    unreadable: [],
  }
}

export function discountOf({ best }: CartRow): Satang {
  return best?.amount ?? 0
}

/** One fixed order for leftover satang and ties, whatever the order of the cart. */
export function inFixedOrder(lines: readonly ProductRows[]): ProductRows[] {
  return lines.toSorted(byCode)
}

/** The rows' sum before discounts with VAT, rounded once, as customers see it and thresholds count it. */
export function worthOf(rows: readonly CartRow[], vatPercent: number): Satang {
  let [plain, withoutVat] = [0, 0]
  for (const { amount, unit } of rows) {
    if (unit.priceType === 2) withoutVat += amount
    else plain += amount
  }
  return withoutVat === 0 ? plain : plain + withVat(withoutVat, 2, vatPercent)
}
