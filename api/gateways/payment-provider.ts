import type { Satang } from '#shop/money/satang.ts'
import type { GatewayMethod } from '#shop/payments/payment-methods.ts'
import type { Locale } from '#shop/words/locale.ts'

/** A payment request for one order. */
type PaymentRequest = {
  saleUnit: string
  orderNumber: string
  amount: Satang
  method: GatewayMethod
  locale: Locale
  returnTo: string
}
/** `reference` is the gateway's own id of the payment; the customer continues at `redirect`. */
type PaymentStarted = { reference: string; redirect: string }
type PaymentFound = { state: 'waiting' | 'paid' | 'failed'; amount: Satang }

/**
 * Called after an order is placed, never inside its transaction. The gateway confirms each payment and its
 * amount: nothing from the browser is trusted.
 */
export type PaymentProvider = {
  name: string
  methods: readonly GatewayMethod[]
  start: (request: PaymentRequest) => Promise<PaymentStarted>
  inquire: (reference: string) => Promise<PaymentFound>
  giveBack: (reference: string, amount: Satang) => Promise<void>
}
