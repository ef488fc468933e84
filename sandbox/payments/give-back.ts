import { randomBytes } from 'node:crypto'
import type { PaymentWorld } from './payment-world.ts'
import type { PlayedPayment, PlayedRefund } from './played-payment.ts'

type Wish = { amount: number | undefined; reason: string; reference?: string }

/** Gives money back, never more than was taken. */
export function giveBack(
  { ledger, now }: PaymentWorld,
  payment: PlayedPayment,
  { amount, reason, reference = `rfnd_${randomBytes(8).toString('hex')}` }: Wish,
): { refund: PlayedRefund; payment: PlayedPayment } | 'nothing left' | 'too much' {
  const left = payment.captured - payment.refunded
  if (left <= 0) return 'nothing left'
  const wanted = amount ?? left
  if (wanted > left || wanted <= 0) return 'too much'
  const refund = { reference, amount: wanted, reason, at: now().toISOString() }
  const refunds = [...payment.refunds, refund]
  return { refund, payment: ledger.change(payment, { refunds, refunded: payment.refunded + wanted }) }
}
