import type { Satang } from '#shop/money/satang.ts'
import type { GatewayMethod } from '#shop/payments/payment-methods.ts'
import type { Locale } from '#shop/words/locale.ts'

/** A payment of one order, as its gateway is asked for it. */
type PaymentAsked = {
  saleUnit: string
  orderNumber: string
  amount: Satang
  method: GatewayMethod
  locale: Locale
  returnTo: string
}
/** `reference` is the gateway's own name for the payment; the customer goes on to `redirect`. */
type PaymentStarted = { reference: string; redirect: string }
type PaymentFound = { state: 'waiting' | 'paid' | 'failed'; amount: Satang }

/**
 * A gateway that takes money: LINE Pay, a bank's card and QR service. It is spoken to after an order is placed, never inside its transaction,
 * and what a browser brings back is not believed: the gateway itself is asked, and the amount compared with the order's.
 */
export type PaymentProvider = {
  name: string
  methods: readonly GatewayMethod[]
  start: (asked: PaymentAsked) => Promise<PaymentStarted>
  inquire: (reference: string) => Promise<PaymentFound>
  giveBack: (reference: string, amount: Satang) => Promise<void>
}
