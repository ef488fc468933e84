import type { Satang } from '../money/satang.ts'
import { shareOut } from '../money/share-out.ts'
import { type PriceType, vatOf } from '../money/vat.ts'

/** A line as stored, without VAT where its price type says so. */
export type RowToShow = {
  productCode: string
  position: number
  priceType: PriceType
  amount: Satang
  discount: Satang
}

/** A document's sums as stored. */
type DocumentToShow<Row extends RowToShow> = {
  rows: readonly Row[]
  deliveryFee: Satang
  /** Null for old orders, whose fee belongs to no VAT group. */
  feeType: PriceType | null
  /** The VAT on top of all prices without VAT, rounded once. */
  vatOnTop: Satang
  vatPercent: number
  /** The cash rounding: 0 or negative. */
  cashRounding: Satang
}

/** The lines with VAT, as customers see them. */
export type ShownAmounts = { amount: Satang; discount: Satang; net: Satang }

/** The sums under the lines, all with VAT: goods - discount + delivery + cashRounding = total. */
export type ShownSums = {
  subtotal: Satang
  discount: Satang
  delivery: Satang
  cashRounding: Satang
  total: Satang
}

/** A fixed order, so that leftover satang do not depend on the order of the rows. */
const inFixedOrder = (a: RowToShow, b: RowToShow) =>
  a.productCode < b.productCode ? -1 : a.productCode > b.productCode ? 1 : a.position - b.position

/**
 * Every amount with VAT, adding up to the total to the satang; see docs/decisions/0029-prices-as-shown.md.
 */
export function showFigures<Row extends RowToShow>(
  document: DocumentToShow<Row>,
): { amounts: Map<Row, ShownAmounts>; sums: ShownSums } {
  const { rows, deliveryFee, feeType, vatOnTop, vatPercent, cashRounding } = document
  const withoutVat = rows.filter(({ priceType }) => priceType === 2).sort(inFixedOrder)
  const fee = feeType === 2 ? deliveryFee : 0
  const vat = shareOut(vatOnTop, [...withoutVat.map(({ amount, discount }) => amount - discount), fee])
  const discounts = withoutVat.map(({ discount }) => discount)
  const sumOf = (list: readonly Satang[]) => list.reduce((sum, each) => sum + each, 0)
  const vatOff = shareOut(vatOf(sumOf(discounts), 2, vatPercent), discounts)
  const places = new Map(withoutVat.map((row, at) => [row as RowToShow, at]))
  const amounts = new Map(
    rows.map((row): [Row, ShownAmounts] => {
      const at = places.get(row)
      const net = row.amount - row.discount + (at === undefined ? 0 : (vat[at] ?? 0))
      const discount = row.discount + (at === undefined ? 0 : (vatOff[at] ?? 0))
      return [row, { amount: net + discount, discount, net }]
    }),
  )
  const shown = [...amounts.values()]
  const subtotal = sumOf(shown.map(({ amount }) => amount))
  const discount = sumOf(shown.map((each) => each.discount))
  const delivery = deliveryFee + (vat[withoutVat.length] ?? 0)
  return {
    amounts,
    sums: {
      subtotal,
      discount,
      delivery,
      cashRounding,
      total: subtotal - discount + delivery + cashRounding,
    },
  }
}

/** The rounding of a cash total down to the step; a step of 0 rounds nothing. */
export function roundingOf(total: Satang, step: Satang): Satang {
  const over = step > 0 ? total % step : 0
  return over > 0 ? -over : 0
}
