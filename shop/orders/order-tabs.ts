import { isPaidAhead, type PaymentMethod } from '../payments/payment-methods.ts'
import { isCancelled, type OrderStatus } from './order-status.ts'

/** The tabs of the history, as Thai shops name them: to pay, to ship, on the way, done, cancelled. */
export const orderTabs = ['all', 'toPay', 'toShip', 'shipping', 'done', 'cancelled'] as const
export type OrderTab = (typeof orderTabs)[number]

type Standing = { status: OrderStatus; payment: PaymentMethod; paid: boolean }

/** Money that is still waited for before the goods leave. */
export function awaitsPayment({ status, payment, paid }: Standing): boolean {
  return !paid && isPaidAhead(payment) && (status === 'SO Wait' || status === 'SO Approve')
}

/** The tab an order stands in besides `all`. */
export function tabOf(order: Standing): Exclude<OrderTab, 'all'> {
  if (isCancelled(order.status)) return 'cancelled'
  if (order.status === 'POD') return 'done'
  if (order.status === 'Invoice Approve') return 'shipping'
  return awaitsPayment(order) ? 'toPay' : 'toShip'
}

export const historyPage = 12
