import type { Satang } from '../money/satang.ts'
import type { PriceType, VatLine } from '../money/vat.ts'

export type FigureLine = {
  line: number
  productCode: string
  nameTh: string
  nameEn: string
  unitNameTh: string
  unitNameEn: string
  quantity: number
  price: Satang
  priceType: PriceType
  amount: Satang
  discount: Satang
  free: boolean
}
export type Figures = {
  lines: readonly FigureLine[]
  subtotal: Satang
  discount: Satang
  vat: Satang
  vatGroups: readonly VatLine[]
  cashRounding: Satang
  total: Satang
}
/** Of a credit note for a part of its invoice: what was invoiced, and what is right. */
export type CreditFigures = { before: Figures; after: Figures }

/** What is credited, as a document of its own: the pieces, and the difference of every sum. */
export function creditedOf({ before, after }: CreditFigures): Figures {
  const left = new Map(after.lines.map((line) => [line.line, line]))
  const lines = before.lines.flatMap((line): FigureLine[] => {
    const still = left.get(line.line)
    const quantity = line.quantity - (still?.quantity ?? 0)
    if (quantity === 0) return []
    return [
      {
        ...line,
        quantity,
        amount: line.amount - (still?.amount ?? 0),
        discount: line.discount - (still?.discount ?? 0),
      },
    ]
  })
  const vatGroups = before.vatGroups.map((group): VatLine => {
    const still = after.vatGroups.find(({ priceType }) => priceType === group.priceType)
    return {
      ...group,
      net: group.net - (still?.net ?? 0),
      vat: group.vat - (still?.vat ?? 0),
      gross: group.gross - (still?.gross ?? 0),
    }
  })
  return {
    lines,
    subtotal: before.subtotal - after.subtotal,
    discount: before.discount - after.discount,
    vat: before.vat - after.vat,
    vatGroups: vatGroups.filter(({ gross, net }) => gross !== 0 || net !== 0),
    cashRounding: before.cashRounding - after.cashRounding,
    total: before.total - after.total,
  }
}
