import type { World } from '#sandbox/kit/world.ts'
import type { Ledger } from './ledger.ts'
import type { PlayedPayment } from './played-payment.ts'

export type PaymentWorld = World & { ledger: Ledger }

/** What a person can do about a payment on the page of payments. */
export type PaymentPlayer = {
  /** The customer pays or allows it, also late; asked twice, it is done once. */
  pay: (payment: PlayedPayment) => Promise<void>
  notify?: (payment: PlayedPayment) => Promise<void>
  /** The customer pays, but the bank tells it only after its end, or when `pay` is pressed. */
  payLate?: (payment: PlayedPayment) => Promise<void>
}
