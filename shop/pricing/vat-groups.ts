import { vatOf } from '../money/vat.ts'
import { type CartRow, discountOf } from './cart-rows.ts'
import type { VatGroup } from './priced-cart.ts'

/** Rows by price type, discounts taken off first, VAT rounded once for each group. */
export function vatGroups(rows: readonly CartRow[], vatPercent: number): VatGroup[] {
  return ([1, 2, 0] as const).flatMap((priceType): VatGroup[] => {
    const mine = rows.filter(({ unit }) => unit.priceType === priceType)
    if (mine.length === 0) return []
    const amount = mine.reduce((sum, row) => sum + row.amount, 0)
    const discount = mine.reduce((sum, row) => sum + discountOf(row), 0)
    return [{ priceType, amount, discount, net: amount - discount, vat: vatOf(amount - discount, priceType, vatPercent) }]
  })
}
