import type { Satang } from '#shop/money/satang.ts'
import type { UnpaidOrder } from '#shop/payments/payment-contracts.ts'
import type { PaymentMethod } from '#shop/payments/payment-methods.ts'

/** Confirmed at once first, then what a person confirms. */
const inOrder: PaymentMethod[] = ['QR', 'LINEPAY', 'CARD', 'BANK', 'COD', 'CREDIT']

export const isOverdue = ({ dueOn, payBefore }: UnpaidOrder, now: { day: string; at: string }): boolean =>
  dueOn ? dueOn < now.day : payBefore !== null && payBefore < now.at

/** The most pressing first: overdue, then by the day it is due, then as ordered. */
export function byUrgency(orders: readonly UnpaidOrder[], now: { day: string; at: string }): UnpaidOrder[] {
  const rank = (order: UnpaidOrder) =>
    [isOverdue(order, now) ? '0' : '1', order.dueOn ?? order.payBefore ?? '9', order.placedAt].join(' ')
  return orders.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1))
}

export type OtherWays = { cash: boolean; creditLeft: Satang }

/** The ways open to everything chosen; cash and credit only for one order that nothing was paid of. */
export function waysFor(chosen: readonly UnpaidOrder[], { cash, creditLeft }: OtherWays): PaymentMethod[] {
  const [one] = chosen
  if (!one) return []
  const single = chosen.length === 1 && one.owed === one.total && one.method !== 'CREDIT' ? one : undefined
  return inOrder.filter((method) => {
    if (method === 'COD') return single !== undefined && cash && single.method !== 'COD'
    if (method === 'CREDIT') return single !== undefined && creditLeft >= single.owed
    return chosen.every(({ methods }) => methods.includes(method))
  })
}
