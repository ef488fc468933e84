import type { Satang } from '../money/satang.ts'
import type { PaymentState } from './payment-states.ts'

/** Where the money of an order stands. */
export const moneyStates = [
  'unpaid',
  'waiting',
  'partly paid',
  'paid',
  'overpaid',
  'to be refunded',
  'refunded',
] as const
export type MoneyState = (typeof moneyStates)[number]

/** An order's share of one payment: what arrived for it, and what was given back of that. */
type ShareOfPayment = { state: PaymentState; received: Satang; returned: Satang }

export type OrderMoney = {
  total: Satang
  cancelled: boolean
  /** Recorded as paid without a payment: with points, in cash, or before payments were kept. */
  paidOtherwise: boolean
  shares: readonly ShareOfPayment[]
}

export function sumsOf({ total, paidOtherwise, shares }: OrderMoney): { received: Satang; returned: Satang } {
  const sum = (figure: 'received' | 'returned') => shares.reduce((all, share) => all + share[figure], 0)
  const received = sum('received')
  return { received: paidOtherwise && received < total ? total : received, returned: sum('returned') }
}

/** What the customer still has to pay. A refund never makes them owe it again. */
export function owedOf(order: OrderMoney): Satang {
  return order.cancelled ? 0 : Math.max(0, order.total - sumsOf(order).received)
}

/** The one rule of an order's money. What arrived for a cancelled order goes back, all of it. */
export function moneyStateOf(order: OrderMoney): MoneyState {
  const { received, returned } = sumsOf(order)
  const kept = received - returned
  if (received > 0 && kept === 0) return 'refunded'
  if (order.cancelled) return kept > 0 ? 'to be refunded' : 'unpaid'
  if (kept > order.total) return 'overpaid'
  if (received >= order.total) return 'paid'
  if (received > 0) return 'partly paid'
  return order.shares.some(({ state }) => state === 'waiting') ? 'waiting' : 'unpaid'
}

/** What has to go back to the customer. */
export function excessOf(order: OrderMoney): Satang {
  const { received, returned } = sumsOf(order)
  return Math.max(0, received - returned - (order.cancelled ? 0 : order.total))
}

/** Which share an order's excess goes back from: the one paid last first, since the first one paid the order. */
export function toReturnOf<Share extends ShareOfPayment>(
  order: Omit<OrderMoney, 'shares'>,
  /** In the order in which they were paid. */
  shares: readonly Share[],
): Map<Share, Satang> {
  let left = excessOf({ ...order, shares })
  const back = new Map<Share, Satang>()
  for (const share of shares.toReversed()) {
    const part = Math.min(left, share.received - share.returned)
    if (part > 0) back.set(share, part)
    left -= Math.max(0, part)
  }
  return back
}
