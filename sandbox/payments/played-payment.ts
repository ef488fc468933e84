import type { Satang } from '#shop/money/satang.ts'

export type PlayedProvider = 'linepay' | 'kbank-card' | 'kbank-qr'
/** `expired` follows from the clock; a late payment may still come. */
type PlayedState = 'waiting' | 'approved' | 'paid' | 'declined' | 'cancelled' | 'expired'

export type PlayedRefund = { reference: string; amount: Satang; reason: string; at: string }

/** A payment as its provider keeps it. */
export type PlayedPayment = {
  /** The provider's own id: a transaction, a charge, or the order of a QR. */
  reference: string
  provider: PlayedProvider
  /** The shop's id of the payment. */
  id: string
  saleUnit: string
  amount: Satang
  /** What the provider says was paid; another amount with the switch for it. */
  reported: Satang
  currency: string
  description: string
  state: PlayedState
  captured: Satang
  refunded: Satang
  refunds: PlayedRefund[]
  /** How often the shop asked about it, and was notified. */
  asked: number
  notified: number
  /** The status the shop answered the last notification with. */
  notifyStatus: number | null
  madeAt: string
  expiresAt: string
  /** The customer paid, but it becomes known only then. */
  knownFrom: string | null
  /** Of a card: the test card, and the token it was charged by. */
  card: { kind: 'good' | 'declined' | 'frictionless'; masked: string; token: string } | null
  /** Of a QR: the charge, once it is paid. */
  chargeId: string | null
  returnTo: string
  cancelTo: string
}

type Given = Pick<
  PlayedPayment,
  'reference' | 'provider' | 'id' | 'saleUnit' | 'amount' | 'currency' | 'description'
> &
  Partial<Pick<PlayedPayment, 'card' | 'returnTo' | 'cancelTo'>>

export function newPayment(given: Given, now: Date, lifeSeconds: number): PlayedPayment {
  return {
    ...{ reported: given.amount, state: 'waiting', captured: 0, refunded: 0, refunds: [] },
    ...{ asked: 0, notified: 0, notifyStatus: null, knownFrom: null, chargeId: null },
    ...{ card: null, returnTo: '', cancelTo: '' },
    madeAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + lifeSeconds * 1_000).toISOString(),
    ...given,
  }
}

/** A payment that nobody made in time is expired without anybody doing it. */
export function stateAt({ state, expiresAt }: PlayedPayment, now: Date): PlayedState {
  return state === 'waiting' && new Date(expiresAt) <= now ? 'expired' : state
}
