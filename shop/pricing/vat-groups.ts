import type { Satang } from '../money/satang.ts'
import { type PriceType, vatOf } from '../money/vat.ts'
import { type CartRow, discountOf } from '../priced-cart/cart-rows.ts'
import type { VatGroup } from '../priced-cart/priced-cart.ts'

type Delivery = { fee: Satang; priceType: PriceType }

/** Rows and delivery fee by price type after discounts, VAT rounded once per group. */
export function vatGroups(rows: readonly CartRow[], delivery: Delivery, vatPercent: number): VatGroup[] {
  return ([1, 2, 0] as const).flatMap((priceType): VatGroup[] => {
    const mine = rows.filter(({ unit }) => unit.priceType === priceType)
    const fee = delivery.priceType === priceType ? delivery.fee : 0
    if (mine.length === 0 && fee === 0) return []
    const amount = mine.reduce((sum, row) => sum + row.amount, 0)
    const discount = mine.reduce((sum, row) => sum + discountOf(row), 0)
    const net = amount - discount + fee
    return [{ priceType, amount, discount, fee, net, vat: vatOf(net, priceType, vatPercent) }]
  })
}
