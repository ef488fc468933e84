/** One attempt to pay. `created` is known to us alone; `waiting` also to the provider, and the customer can pay. */
export const paymentStates = ['created', 'waiting', 'paid', 'failed', 'expired', 'cancelled'] as const
export type PaymentState = (typeof paymentStates)[number]

/** Money that arrives is never refused: every state but `paid` may still become `paid`, and `paid` stays. */
const moves: Record<PaymentState, readonly PaymentState[]> = {
  created: ['waiting', 'paid', 'failed', 'expired', 'cancelled'],
  waiting: ['paid', 'failed', 'expired', 'cancelled'],
  failed: ['paid'],
  expired: ['paid'],
  cancelled: ['paid'],
  paid: [],
}

export const mayBecome = (from: PaymentState, to: PaymentState) => moves[from].includes(to)
export const isOpen = (state: PaymentState) => state === 'created' || state === 'waiting'

/** What people see: a paid payment may have been given back, in part or whole. */
export type ShownPaymentState = PaymentState | 'partly refunded' | 'refunded'

export function shownStateOf(payment: {
  state: PaymentState
  received: number
  returned: number
}): ShownPaymentState {
  if (payment.state !== 'paid' || payment.returned === 0) return payment.state
  return payment.returned < payment.received ? 'partly refunded' : 'refunded'
}
