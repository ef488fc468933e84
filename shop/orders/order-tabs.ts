import { isPaidAhead, type PaymentMethod } from '../payments/payment-methods.ts'
import { isCancelled, type OrderStatus } from './order-status.ts'

/** The tabs of the order history, as Thai shops name them: to pay, to ship, on the way, done, cancelled. */
export const orderTabs = ['all', 'toPay', 'toShip', 'shipping', 'done', 'cancelled'] as const
export type OrderTab = (typeof orderTabs)[number]

type OrderState = { status: OrderStatus; payment: PaymentMethod; paid: boolean }

/** A payment that must arrive before the products are shipped. */
export function awaitsPayment({ status, payment, paid }: OrderState): boolean {
  return !paid && isPaidAhead(payment) && (status === 'SO Wait' || status === 'SO Approve')
}

/** The tab of an order besides `all`. */
export function tabOf(order: OrderState): Exclude<OrderTab, 'all'> {
  if (isCancelled(order.status)) return 'cancelled'
  if (order.status === 'POD') return 'done'
  if (order.status === 'Invoice Approve') return 'shipping'
  return awaitsPayment(order) ? 'toPay' : 'toShip'
}

export const historyPage = 12
