import type { Sentence } from '../identity/rules.ts'
import {
  type PriceField,
  type PriceMatrix,
  priceField,
  priceLevels,
  typeField,
  unitPositions,
} from './product-draft.ts'

/** Ten million baht: far above any price, far below where sums lose a satang. */
const mostSatang = 1_000_000_000

type PriceErrors = {
  [K in PriceField | `level${1 | 2 | 3 | 4 | 5}Unit1Type` | 'catalogPrice' | 'cost']?: Sentence
}

const wrongPrice: Sentence = {
  th: 'ราคาต้องอยู่ระหว่าง 0 ถึง 10,000,000 บาท',
  en: 'A price is from 0 to 10,000,000 baht',
}
const isPrice = (satang: number) => Number.isSafeInteger(satang) && satang >= 0 && satang <= mostSatang

/** The errors of a price matrix: of a product, or of a dated window. */
export function priceErrors(
  matrix: PriceMatrix & { catalogPrice?: number | null; cost?: number | null },
  unitCount: number,
): PriceErrors {
  const errors: PriceErrors = {}
  for (const level of priceLevels)
    for (const unit of unitPositions) {
      const field = priceField(level, unit)
      const price = matrix[field]
      if (unit > unitCount || price === null) continue
      if (!isPrice(price)) errors[field] = wrongPrice
      else if (matrix[priceField(level, 1)] === null)
        errors[priceField(level, 1)] = {
          th: 'กรุณาใส่ราคาหน่วยใหญ่ของระดับนี้ด้วย',
          en: 'Please enter the price of unit 1 at this level too',
        }
      else if (![0, 1, 2].includes(matrix[typeField(level, unit)] ?? -1)) errors[field] = wrongPrice
    }
  for (const field of ['catalogPrice', 'cost'] as const) {
    const amount = matrix[field]
    if (typeof amount === 'number' && !isPrice(amount)) errors[field] = wrongPrice
  }
  return errors
}
