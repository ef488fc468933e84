import type { MoneyState } from '#shop/payments/money-state.ts'
import type { PaymentMethod } from '#shop/payments/payment-methods.ts'
import type { ShownPaymentState } from '#shop/payments/payment-states.ts'
import type { PaymentWords } from '#web/words/merchant/payment-th.ts'
import type { SayPayment } from '#web/words/merchant/payment-words.ts'

type Key = keyof PaymentWords
type Plain = Parameters<SayPayment>[0]

const methods = {
  COD: 'method.COD',
  BANK: 'method.BANK',
  LINEPAY: 'method.LINEPAY',
  CARD: 'method.CARD',
  QR: 'method.QR',
  CREDIT: 'method.CREDIT',
  POINTS: 'method.POINTS',
} as const satisfies Record<PaymentMethod, Key>

const states = {
  created: 'state.created',
  waiting: 'state.waiting',
  paid: 'state.paid',
  failed: 'state.failed',
  expired: 'state.expired',
  cancelled: 'state.cancelled',
  'partly refunded': 'state.partly refunded',
  refunded: 'state.refunded',
} as const satisfies Record<ShownPaymentState, Key>

const moneyWords = {
  unpaid: 'money.unpaid',
  waiting: 'money.waiting',
  'partly paid': 'money.partly paid',
  paid: 'money.paid',
  overpaid: 'money.overpaid',
  'to be refunded': 'money.to be refunded',
  refunded: 'money.refunded',
} as const satisfies Record<MoneyState, Key>

const providers = {
  hand: 'provider.hand',
  transfer: 'provider.transfer',
  linepay: 'provider.linepay',
  'kbank-card': 'provider.kbank-card',
  'kbank-qr': 'provider.kbank-qr',
} as const

const events = {
  made: 'event.made',
  waiting: 'event.waiting',
  paid: 'event.paid',
  failed: 'event.failed',
  expired: 'event.expired',
  cancelled: 'event.cancelled',
  'slip sent': 'event.slipSent',
  slipRefused: 'event.slipRefused',
  refundAsked: 'event.refundAsked',
  refunded: 'event.refunded',
  refundFailed: 'event.refundFailed',
} as const

const troubles = {
  slipRefused: 'trouble.slipRefused',
  wrongAmount: 'trouble.wrongAmount',
  'payments.gatewayAway': 'trouble.gatewayAway',
} as const

/** The word of a table, or the code itself when a newer version wrote it. */
const from =
  <Table extends Record<string, Plain>>(table: Table) =>
  (say: SayPayment, code: string): string =>
    Object.hasOwn(table, code) ? (say as (key: string) => string)(table[code] as string) : code

export const sayMethod = from(methods)
export const sayState = from(states)
export const sayMoneyState = from(moneyWords)
export const sayProvider = from(providers)
export const sayEvent = from(events)
export const sayTrouble = from(troubles)

/** The colour of a state's dot: done, waiting for someone, gone wrong, or of no concern. */
export const toneOf: Record<ShownPaymentState, string> = {
  created: 'bg-outline',
  waiting: 'bg-secondary',
  paid: 'bg-primary',
  failed: 'bg-danger',
  expired: 'bg-outline',
  cancelled: 'bg-outline',
  'partly refunded': 'bg-primary',
  refunded: 'bg-outline',
}
