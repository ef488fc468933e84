import type { Satang } from '../money/satang.ts'
import { shareOut } from '../money/share-out.ts'
import { type PriceType, vatOf } from '../money/vat.ts'

/** A row of goods as it is kept, without VAT where its price type says so. */
export type RowToShow = {
  productCode: string
  position: number
  priceType: PriceType
  amount: Satang
  discount: Satang
}

/** What a document comes to, as it is kept. */
type DocumentToShow<Row extends RowToShow> = {
  rows: readonly Row[]
  deliveryFee: Satang
  /** Null is a fee that stands in no VAT group, as all did once. */
  feeType: PriceType | null
  /** Of all that comes without VAT, rounded once. */
  vatOnTop: Satang
  vatPercent: number
  /** What is let off so that it can be paid in coins: nothing, or below. */
  cashRounding: Satang
}

/** Goods with VAT, as whoever shops sees them. */
export type ShownAmounts = { amount: Satang; discount: Satang; net: Satang }

/** The rows under a list of goods, all with VAT: goods - discount + delivery + cashRounding = total. */
export type ShownSums = {
  goods: Satang
  discount: Satang
  delivery: Satang
  cashRounding: Satang
  total: Satang
}

/** Leftover satang fall alike whatever order the rows came in. */
const inFixedOrder = (a: RowToShow, b: RowToShow) =>
  a.productCode < b.productCode ? -1 : a.productCode > b.productCode ? 1 : a.position - b.position

/**
 * The figures as shown: every amount with VAT, adding up to the total to the satang.
 * VAT on top is rounded once for the document and shared over its rows by largest remainder: docs/decisions/0029-prices-as-shown.md.
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
  const goods = sumOf(shown.map(({ amount }) => amount))
  const discount = sumOf(shown.map((each) => each.discount))
  const delivery = deliveryFee + (vat[withoutVat.length] ?? 0)
  return {
    amounts,
    sums: { goods, discount, delivery, cashRounding, total: goods - discount + delivery + cashRounding },
  }
}

/** What is let off a total that is paid in cash: down to the next step, 0 steps nowhere. */
export function roundingOf(total: Satang, step: Satang): Satang {
  const over = step > 0 ? total % step : 0
  return over > 0 ? -over : 0
}
