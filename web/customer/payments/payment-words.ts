import type { PaymentMethod } from '#shop/payments/payment-methods.ts'
import type { OrderWords } from '#web/words/customer/th/order-th.ts'

/** The name of a payment method, on every page that shows one. */
export const paymentNames = {
  COD: 'pay.cod',
  BANK: 'pay.bank',
  CREDIT: 'pay.credit',
  LINEPAY: 'pay.linepay',
  CARD: 'pay.card',
  QR: 'pay.qr',
  POINTS: 'pay.points',
} as const satisfies Record<PaymentMethod, keyof OrderWords>
