import type { Satang } from '../money/satang.ts'
import type { PriceType, VatLine } from '../money/vat.ts'

/** A line of a tax document. */
export type DocumentLine = {
  line: number
  productCode: string
  nameTh: string
  nameEn: string
  unitNameTh: string
  unitNameEn: string
  rate: number
  quantity: number
  price: Satang
  priceType: PriceType
  amount: Satang
  discount: Satang
  points: number
  free: boolean
}
export type DocumentSums = {
  goods: Satang
  discount: Satang
  deliveryFee: Satang
  vat: Satang
  cashRounding: Satang
  total: Satang
  points: number
}

/** What a tax document says, once its order says something else: money in satang. */
export type DocumentDetail = { lines: DocumentLine[]; sums: DocumentSums; vatGroups: VatLine[] }

/** What a credit note takes back: the document as it was, less what is left of it. */
export function creditedPart(before: DocumentDetail, after: DocumentDetail): DocumentDetail {
  const left = new Map(after.lines.map((line) => [line.line, line]))
  const lines = before.lines.flatMap((line): DocumentLine[] => {
    const kept = left.get(line.line)
    const quantity = line.quantity - (kept?.quantity ?? 0)
    if (quantity === 0) return []
    return [
      {
        ...line,
        quantity,
        amount: line.amount - (kept?.amount ?? 0),
        discount: line.discount - (kept?.discount ?? 0),
        points: line.points - (kept?.points ?? 0),
      },
    ]
  })
  const groups = new Map(after.vatGroups.map((group) => [group.priceType, group]))
  const vatGroups = before.vatGroups.flatMap((group): VatLine[] => {
    const kept = groups.get(group.priceType)
    const [net, vat, gross] = [
      group.net - (kept?.net ?? 0),
      group.vat - (kept?.vat ?? 0),
      group.gross - (kept?.gross ?? 0),
    ]
    return net === 0 && gross === 0 ? [] : [{ ...group, net, vat, gross }]
  })
  const less = (figure: keyof DocumentSums) => before.sums[figure] - after.sums[figure]
  return {
    lines,
    vatGroups,
    sums: {
      goods: less('goods'),
      discount: less('discount'),
      deliveryFee: less('deliveryFee'),
      vat: less('vat'),
      cashRounding: less('cashRounding'),
      total: less('total'),
      points: less('points'),
    },
  }
}
