import { addDays } from '#database/seeds/calendar.ts'
import type { Order } from '#database/seeds/orders/order.ts'

const debtor = { saleUnit: 'BKK01', code: 'C0001' }
/** One unpaid order of each age, in days, so that every age group of the demo's credit customer has one. */
const ages = [
  [32, 58],
  [62, 88],
  [91, 92],
] as const

/** The demo's credit customer has some old unpaid orders; never above nine tenths of the limit. */
export function leaveOldDebts(orders: readonly Order[], today: string): void {
  const paid = orders.filter(
    ({ saleUnit, customer, payment, paidAt, status }) =>
      saleUnit === debtor.saleUnit &&
      customer.code === debtor.code &&
      payment === 'CREDIT' &&
      paidAt &&
      status === 'POD',
  )
  for (const [youngest, oldest] of ages) {
    const bill = paid
      .filter(({ day }) => day <= addDays(today, -youngest) && day >= addDays(today, -oldest))
      .toSorted((a, b) => a.total - b.total)
      .find(({ customer, total }) => customer.debt + total <= customer.creditLimit * 0.9)
    if (!bill) continue
    bill.paidAt = null
    bill.customer.debt += bill.total
  }
}
