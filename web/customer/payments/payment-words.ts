import type { PaymentMethod } from '#shop/payments/payment-methods.ts'
import type { OrderWords } from '#web/words/customer/th/order-th.ts'

/** How a way of paying is called, on every page that names one. */
export const paymentNames = {
  COD: 'pay.cod',
  BANK: 'pay.bank',
  CREDIT: 'pay.credit',
  LINEPAY: 'pay.linepay',
  CARD: 'pay.card',
  QR: 'pay.qr',
  POINTS: 'pay.points',
} as const satisfies Record<PaymentMethod, keyof OrderWords>
