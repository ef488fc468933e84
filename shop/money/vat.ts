import { roundRatio, type Satang } from './satang.ts'

/** How a price stands to VAT: 1 includes it, 2 comes without it, 0 knows no tax. */
export type PriceType = 0 | 1 | 2

/** The VAT held inside, or due on top of, the gross of one group of lines; rounded once per document and group. */
export function vatOf(amount: Satang, type: PriceType, percent: number): Satang {
  if (type === 1) return amount - roundRatio(amount * 100, 100 + percent)
  if (type === 2) return roundRatio(amount * percent, 100)
  return 0
}

/** What the customer pays for an amount of this price type. */
export function withVat(amount: Satang, type: PriceType, percent: number): Satang {
  return type === 2 ? amount + vatOf(amount, 2, percent) : amount
}
