import type { Satang } from '#shop/money/satang.ts'
import type { KbankForm } from '#shop/payments/payment-contracts.ts'
import type { GatewayMethod } from '#shop/payments/payment-methods.ts'
import type { Locale } from '#shop/words/locale.ts'

type ProviderName = 'linepay' | 'kbank-card' | 'kbank-qr'

/** A payment as its provider is told of it; `id` is our own, which the provider repeats to us. */
export type PaymentToAsk = {
  saleUnit: string
  id: string
  amount: Satang
  /** The provider's own id, once it is known. */
  reference: string | null
}

export type PaymentToStart = PaymentToAsk & {
  orderNumbers: readonly string[]
  locale: Locale
  /** Where the customer's browser comes back: paid or refused, and given up. */
  returnTo: string
  cancelTo: string
  /** Where the provider's server tells us. */
  notifyTo: string
}

/** What a provider said, with its own words kept as they came. `redirect` is where the customer goes on. */
export type Started = {
  reference: string | null
  redirect: string | null
  expiresAt: Date | null
  raw: string
}

/**
 * What the provider holds true. `approved` is allowed by the customer but not yet taken: `capture` takes it,
 * `letGo` does not.
 */
export type Found = {
  state: 'waiting' | 'approved' | 'paid' | 'failed' | 'expired' | 'cancelled'
  /** What was paid, in satang; of another currency it is not a payment of ours. */
  amount: Satang | null
  currency: string | null
  /** Our id, as the provider repeats it. */
  id: string | null
  reference: string | null
  /** The provider's code and words of a failure. */
  why: string
  raw: string
}

/** A message from the provider's server that bears its valid signature or checksum. */
export type Notification = {
  /** The provider's own id of the message, or one made from its content: the same message has the same. */
  messageId: string
  /** Our id or the provider's; either finds the payment. */
  id: string | null
  reference: string | null
}

export type Refunded = { reference: string; raw: string }

/** The provider could not be reached, or answered nothing that can be understood: the truth is not known. */
export class ProviderAway extends Error {}
/** The provider understood and refused. */
export class ProviderRefused extends Error {
  readonly code: string
  readonly raw: string
  constructor(code: string, message: string, raw: string) {
    super(message)
    this.code = code
    this.raw = raw
  }
}

/**
 * One payment service; every call has a time limit, and none is made inside a transaction. Only `inquire` and
 * `capture` tell whether money came, never the browser.
 */
export type PaymentProvider = {
  name: ProviderName
  method: GatewayMethod
  /** Whether this centre takes payments through it. */
  serves: (saleUnit: string) => boolean
  start: (payment: PaymentToStart) => Promise<Started>
  inquire: (payment: PaymentToAsk) => Promise<Found>
  /** Takes an approved payment; asked twice, it is taken once. */
  capture?: (payment: PaymentToAsk) => Promise<Found>
  /** Gives up an approved or waiting payment, so that no money is taken. */
  letGo?: (payment: PaymentToAsk) => Promise<Found>
  refund: (payment: PaymentToAsk, amount: Satang, refundId: string) => Promise<Refunded>
  /** Reads a message of the provider's server from its raw bytes; undefined when it is not genuine. */
  readNotification?: (body: Buffer, headers: Record<string, string | undefined>) => Notification | undefined
  /** What the provider's script on our page needs; for providers whose form is on our page. */
  form?: (payment: PaymentToAsk, description: string) => KbankForm
  /** Charges a card by the token of the provider's form. */
  charge?: (payment: PaymentToStart, token: string) => Promise<Started>
}
