import type { MoneyState } from '#shop/payments/money-state.ts'
import type { PayWords } from '#web/words/customer/th/pay-th.ts'

/** Money that the centre gives back, or gave back. */
export const isGoingBack = (state: MoneyState) =>
  state === 'overpaid' || state === 'to be refunded' || state === 'refunded'

/** Where the money of an order stands, on every page that says it. */
export const moneyNames = {
  unpaid: 'money.unpaid',
  waiting: 'money.waiting',
  'partly paid': 'money.partly',
  paid: 'money.paid',
  overpaid: 'money.overpaid',
  'to be refunded': 'money.toRefund',
  refunded: 'money.refunded',
} as const satisfies Record<MoneyState, keyof PayWords>
