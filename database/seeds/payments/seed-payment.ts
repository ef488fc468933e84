import type { Order } from '#database/seeds/orders/order.ts'

/** One payment of the demo, of one order. */
export type SeedPayment = {
  order: Order
  id: string
  key: string
  method: 'BANK' | 'LINEPAY' | 'CARD' | 'QR'
  state: 'waiting' | 'paid' | 'failed' | 'expired' | 'cancelled'
  madeAt: string
  /** When it was paid, or ended; for one that waits, when its slip came. */
  at: string
  /** The member of staff who decided. */
  by: string
  slip?: 'checking' | 'confirmed' | 'refused'
  /** Recorded by staff from the bank statement. */
  byHand?: true
  /** A second payment of an order that was paid already. */
  second?: true
  /** What was given back of it, in satang. */
  refund?: number
}

/** The id in the shop's form, from a repeatable random one. */
export const paymentIdOf = ({ id }: SeedPayment) => `PY${id.replaceAll('-', '').slice(0, 14).toUpperCase()}`

export const slipPictureOf = (payment: SeedPayment) => `slips/demo-${payment.key}.webp`
