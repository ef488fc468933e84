import { randomBytes } from 'node:crypto'
import { payNow } from '../payments/pay.ts'
import type { PaymentPlayer, PaymentWorld } from '../payments/payment-world.ts'
import type { PlayedPayment } from '../payments/played-payment.ts'
import { makeNotifications } from './notifications.ts'

const hasCharge = ({ provider, chargeId }: PlayedPayment) => provider === 'kbank-card' || chargeId !== null

export type KbankPlayer = Required<PaymentPlayer> & {
  /** Payments made in time that become known only now. */
  makeKnown: () => Promise<void>
}

/** What happens at KBank when a customer pays, with every trouble of the switches. */
export function makeKbankPlayer(world: PaymentWorld): KbankPlayer {
  const { ledger, now, switches } = world
  const notifications = makeNotifications(world)

  async function payAndTell({ provider, reference }: PlayedPayment): Promise<void> {
    // Read again, since a moment ago somebody else may have paid it.
    const payment = ledger.find(provider, reference)
    if (payment?.state !== 'waiting') return
    const chargeId = payment.chargeId ?? `chrg_sandbox_${randomBytes(12).toString('hex')}`
    const charged = payment.provider === 'kbank-qr' ? ledger.change(payment, { chargeId }) : payment
    await notifications.tell(payNow(world, charged))
  }

  async function pay(payment: PlayedPayment): Promise<void> {
    if (payment.state === 'waiting' && switches.strikes('notifyLate')) return payLate(payment)
    await payAndTell(payment)
  }

  async function payLate(payment: PlayedPayment): Promise<void> {
    if (payment.state === 'waiting') ledger.change(payment, { knownFrom: payment.expiresAt })
  }

  async function makeKnown(): Promise<void> {
    const isDue = ({ knownFrom }: PlayedPayment) => knownFrom !== null && new Date(knownFrom) <= now()
    for (const payment of ledger.all().filter(isDue)) await payAndTell(payment)
  }

  const notify = async (payment: PlayedPayment) => {
    if (hasCharge(payment)) await notifications.send(payment)
  }
  return { pay, notify, payLate, makeKnown }
}
