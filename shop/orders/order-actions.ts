import type { PaymentMethod } from '../payments/payment-methods.ts'
import { type Problem, refuse } from '../problems/problem.ts'
import { mayMove } from './order-moves.ts'
import type { OrderStatus } from './order-status.ts'
import { awaitsPayment } from './order-tabs.ts'
import { ordersProblems } from './orders-problems.ts'

/** What staff do with an order. */
export const orderActions = ['approve', 'invoice', 'ship', 'deliver', 'cancel'] as const
export type OrderAction = (typeof orderActions)[number]

const leadsTo: Record<Exclude<OrderAction, 'cancel'>, OrderStatus> = {
  approve: 'SO Approve',
  invoice: 'Invoice wait',
  ship: 'Invoice Approve',
  deliver: 'POD',
}

/** An invoiced order is cancelled with its invoice. */
export function statusAfter(action: OrderAction, from: OrderStatus): OrderStatus {
  if (action !== 'cancel') return leadsTo[action]
  return from === 'Invoice wait' || from === 'Invoice Approve' ? 'Invoice Cancel' : 'SO Cancel'
}

type OrderState = { status: OrderStatus; payment: PaymentMethod; paid: boolean }

/** What staff may do with it now, the usual next step first. */
export function actionsOf(status: OrderStatus): OrderAction[] {
  return orderActions.filter((action) => mayMove(status, statusAfter(action, status), 'staff'))
}

/** Goods that are paid ahead are neither packed nor invoiced before the money is here. */
export function whyNotAct(action: OrderAction, order: OrderState): Problem | undefined {
  if ((action === 'approve' || action === 'invoice') && awaitsPayment(order))
    return refuse(ordersProblems.unpaid)
  return undefined
}
