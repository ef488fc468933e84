import { roundRatio, type Satang } from './satang.ts'

/** The specification's price types: 1 includes VAT, 2 excludes it, 0 is without tax. */
export type PriceType = 0 | 1 | 2

/** The VAT included in, or added to, the gross of one group of lines; rounded once per document and group. */
export function vatOf(amount: Satang, type: PriceType, percent: number): Satang {
  if (type === 1) return amount - roundRatio(amount * 100, 100 + percent)
  if (type === 2) return roundRatio(amount * percent, 100)
  return 0
}

/** The amount with VAT for this price type. */
export function withVat(amount: Satang, type: PriceType, percent: number): Satang {
  return type === 2 ? amount + vatOf(amount, 2, percent) : amount
}

/** One line of a document's VAT summary; gross is the amount paid for the lines of a price type. */
export type VatLine = { priceType: PriceType; percent: number; net: Satang; vat: Satang; gross: Satang }
