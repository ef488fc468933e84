import { createHash } from 'node:crypto'
import { toBaht } from '#shop/money/satang.ts'
import { sandboxClients } from '../addresses.ts'
import type { PlayedPayment } from '../payments/played-payment.ts'

const cardStates: Record<PlayedPayment['state'], string> = {
  waiting: 'Pre-Authorized',
  expired: 'Pre-Authorized',
  approved: 'Authorized',
  paid: 'Settled',
  declined: 'Declined',
  cancelled: 'Reversed',
}

/** A charge as KBank shows and notifies it; that of a QR names its order. */
export function chargeBody(payment: PlayedPayment) {
  const { provider, reference, chargeId, reported, currency, state, card, refunds } = payment
  const isCard = provider === 'kbank-card'
  const failed = state === 'declined'
  return {
    id: isCard ? reference : (chargeId ?? ''),
    object: isCard ? 'charge' : 'qr',
    ...(isCard ? {} : { order_id: reference }),
    amount: toBaht(reported),
    currency,
    transaction_state: isCard ? cardStates[state] : failed ? 'Declined' : 'Authorized',
    status: failed ? 'fail' : 'success',
    source: card
      ? { object: 'card', brand: 'VISA', card_masking: card.masked, issuer_bank: 'SANDBOX' }
      : { object: 'qr', brand: 'ThaiQR' },
    created: stamp(payment.madeAt),
    approval_code: state === 'approved' || state === 'paid' ? '000001' : null,
    reference_order: payment.id,
    description: payment.description,
    livemode: false,
    failure_code: failed ? 'card_declined' : null,
    failure_message: failed ? 'The issuer declined the payment' : null,
    refund_info: refunds.map(({ reference: id, amount, reason }) => ({ id, amount: toBaht(amount), reason })),
  }
}
type ChargeBody = ReturnType<typeof chargeBody>

export function checksumOf({ id, amount, currency, status, transaction_state }: ChargeBody): string {
  const signed = [id, amount.toFixed(4), currency, status, transaction_state, sandboxClients.kbank.secretKey]
  return createHash('sha256').update(signed.join('')).digest('hex')
}

/** yyyyMMddHHmmssSSS in Bangkok. */
export function stamp(at: string): string {
  const bangkok = new Date(new Date(at).getTime() + 7 * 3_600_000)
  return bangkok.toISOString().replace(/\D/g, '')
}
