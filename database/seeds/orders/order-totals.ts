/** The fields of a line that count for the order's totals; all money in satang. */
type CountedLine = { amount: number; discount: number; priceType: 0 | 1 | 2 }
export type OrderTotals = { subtotal: number; discount: number; vat: number; total: number }

/**
 * VAT is rounded once per document and price type, never per line: included for type 1, on top for type 2.
 */
export function totalOrder(lines: readonly CountedLine[], deliveryFee: number): OrderTotals {
  const net = (type: number) =>
    lines
      .filter(({ priceType }) => priceType === type)
      .reduce((sum, { amount, discount }) => sum + amount - discount, 0)
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0)
  const discount = lines.reduce((sum, line) => sum + line.discount, 0)
  const included = net(1)
  const inside = included - Math.round((included * 100) / 107)
  const onTop = Math.round((net(2) * 7) / 100)
  return { subtotal, discount, vat: inside + onTop, total: subtotal - discount + deliveryFee + onTop }
}
