import type { PaymentWorld } from '../payments/payment-world.ts'
import type { PlayedPayment } from '../payments/played-payment.ts'
import { chargeBody, checksumOf } from './charge-body.ts'

const usualDelay = 400

type Notifications = {
  /** Sends it now, whatever the switches say about when. */
  send: (payment: PlayedPayment) => Promise<void>
  /** Sends it as the switches say; ends when the browser may go back. */
  tell: (payment: PlayedPayment) => Promise<void>
}

/** KBank's messages to the address of the merchant, which bear a checksum. */
export function makeNotifications({ ledger, shop, switches }: PaymentWorld): Notifications {
  async function send(payment: PlayedPayment): Promise<void> {
    const body = chargeBody(payment)
    const checksum = switches.strikes('notifyForged') ? '0'.repeat(64) : checksumOf(body)
    const { provider, saleUnit } = payment
    const url = `${shop()}/rest/api/payments/notify/${provider}/${encodeURIComponent(saleUnit)}`
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, checksum }),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined)
    const notified = (ledger.find(provider, payment.reference)?.notified ?? 0) + 1
    ledger.change(payment, { notified, notifyStatus: answer?.status ?? null })
  }

  async function tell(payment: PlayedPayment): Promise<void> {
    if (switches.strikes('notifyNever')) return
    const times = switches.strikes('notifyTwice') ? [1, 2] : [1]
    const sendAll = async () => {
      for (const _ of times) await send(payment)
    }
    if (switches.strikes('notifyFirst')) return sendAll()
    setTimeout(() => void sendAll(), usualDelay).unref()
  }

  return { send, tell }
}
