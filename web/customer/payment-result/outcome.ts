import type { MoneyState } from '#shop/payments/money-state.ts'
import { isGateway } from '#shop/payments/payment-methods.ts'
import type { SaidPayment } from '#web/customer/payments/said-payment.ts'

export type Outcome =
  | 'waiting'
  | 'transfer'
  | 'slip'
  | 'slipRefused'
  | 'paid'
  | 'toRefund'
  | 'refunded'
  | 'failed'
  | 'expired'
  | 'cancelled'

const goesBack: MoneyState[] = ['to be refunded', 'overpaid']
const stillOwed: MoneyState[] = ['unpaid', 'waiting', 'partly paid']

/** What a payment's state means to the person who looks at it. */
export function outcomeOf({ state, method, slips, shares }: SaidPayment): Outcome {
  if (state === 'refunded' || state === 'partly refunded') return 'refunded'
  if (state === 'paid')
    return shares.some(({ moneyState }) => goesBack.includes(moneyState)) ? 'toRefund' : 'paid'
  const [slip] = slips
  if (slip?.state === 'checking') return 'slip'
  if (slip?.state === 'refused') return 'slipRefused'
  if (state !== 'created' && state !== 'waiting') return state
  return isGateway(method) ? 'waiting' : 'transfer'
}

/** Whether its orders may be paid again: not those that another payment has paid. */
export const isStillOwed = ({ shares }: SaidPayment) =>
  shares.every(({ moneyState }) => stillOwed.includes(moneyState))

/** A result that is still to come by itself. */
export const isAwaited = (outcome: Outcome) => outcome === 'waiting' || outcome === 'slip'
