import type { PriceType, VatLine } from '../money/vat.ts'
import { type ShownAmounts, type ShownSums, showFigures } from '../priced-cart/shown-figures.ts'
import type { OrderLine } from './order.ts'

type StoredOrder = {
  order: {
    subtotal: number
    discount: number
    deliveryFee: number
    feePriceType: PriceType | null
    cashRounding: number
    total: number
  }
  lines: readonly Pick<OrderLine, 'line' | 'productCode' | 'unit' | 'priceType' | 'amount' | 'discount'>[]
  vatGroups: readonly VatLine[]
}

/** An order in figures with VAT, line by line; VAT on top is shared over its rows. */
export function showOrder({ order, lines, vatGroups }: StoredOrder): {
  amounts: Map<number, ShownAmounts>
  sums: ShownSums
} {
  const { subtotal, discount, deliveryFee, feePriceType: feeType, cashRounding, total } = order
  const { amounts, sums } = showFigures({
    rows: lines.map((line) => ({ ...line, position: line.unit })),
    deliveryFee,
    feeType,
    vatOnTop: total - (subtotal - discount + deliveryFee + cashRounding),
    vatPercent: percentOf(vatGroups),
    cashRounding,
  })
  return { amounts: new Map([...amounts].map(([{ line }, shown]) => [line, shown])), sums }
}

/** The VAT rate of an order; 0 when no line was taxed. */
export function percentOf(vatGroups: readonly VatLine[]): number {
  return Math.max(0, ...vatGroups.map(({ percent }) => percent))
}

/** The order's amount with and without VAT, from up to two rows of its VAT summary. */
export function vatSummary({ order, vatGroups }: Omit<StoredOrder, 'lines'>): VatLine[] {
  const ofNoGroup = order.feePriceType === null ? order.deliveryFee : 0
  return ([1, 0] as const).flatMap((priceType) => {
    const own = vatGroups.filter((group) => (group.priceType === 0) === (priceType === 0))
    const sumOf = (figure: 'net' | 'vat' | 'gross') => own.reduce((sum, group) => sum + group[figure], 0)
    const more = priceType === 0 ? ofNoGroup : 0
    const gross = sumOf('gross') + more
    return gross > 0
      ? [{ priceType, percent: percentOf(own), net: sumOf('net') + more, vat: sumOf('vat'), gross }]
      : []
  })
}
