import type { PaymentWorld } from './payment-world.ts'
import type { PlayedPayment } from './played-payment.ts'

/** The customer pays: a QR at once, a card or LINE Pay only when the shop takes it. */
export function payNow({ ledger, switches }: PaymentWorld, payment: PlayedPayment): PlayedPayment {
  const { state, provider, amount, card } = payment
  if (state !== 'waiting') return payment
  const declines = provider !== 'linepay' && (switches.strikes('payDeclined') || card?.kind === 'declined')
  if (declines) return ledger.change(payment, { state: 'declined', knownFrom: null })
  const reported = switches.strikes('payWrongAmount') ? otherAmount(amount) : payment.reported
  const isFinal = provider === 'kbank-qr'
  return ledger.change(payment, {
    state: isFinal ? 'paid' : 'approved',
    captured: isFinal ? reported : 0,
    reported,
    knownFrom: null,
  })
}

const otherAmount = (amount: number) => (amount > 100 ? amount - 100 : amount + 100)
