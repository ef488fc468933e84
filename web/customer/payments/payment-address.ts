import { paymentIdPattern } from '#shop/payments/payment-id.ts'
import type { PaymentMethod } from '#shop/payments/payment-methods.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'

export type PaymentKey = { saleUnit: string; paymentId: string }
type Shown = PaymentKey & { method: PaymentMethod; orderNumber: string }

/** The payment an address names, if it could be one. */
export function readPaymentKey(
  paymentId: string | null | undefined,
  saleUnit: string | null | undefined,
): PaymentKey | undefined {
  if (!paymentId || !saleUnit || !paymentIdPattern.test(paymentId) || saleUnit.length > 10) return undefined
  return { paymentId, saleUnit }
}

/** The orders an address names: `orders=SO1,SO2`, or a form's fields of that name. */
export function readOrderNumbers(values: readonly string[]): string[] {
  const numbers = values.flatMap((value) => value.slice(0, 2_100).split(','))
  return [...new Set(numbers.map((number) => number.trim()).filter((number) => /^[\w-]{1,40}$/.test(number)))]
}

const segments = ({ method, orderNumber, saleUnit, paymentId }: Shown) => ({
  type: method.toLowerCase(),
  orderid: orderNumber,
  saleunit: saleUnit,
  key: paymentId,
})

/** Where a started payment goes on. */
export const payPath = (payment: Shown) => paths.paymentPay(segments(payment))
export const resultPath = (payment: Shown) => paths.paymentResult({ ...segments(payment), status: 'result' })

export const transferPath = ({ paymentId, saleUnit }: PaymentKey) =>
  withQuery(paths.paymentSlip, { payment: paymentId, saleunit: saleUnit })
export const receiptPath = ({ paymentId, saleUnit }: PaymentKey) =>
  withQuery(paths.paymentStatus({ status: 'receipt' }), { payment: paymentId, saleunit: saleUnit })

type Orders = { saleUnit: string; orderNumbers: readonly string[] }
export const attachPath = ({ saleUnit, orderNumbers }: Orders) =>
  withQuery(paths.paymentUpload({ saleunit: saleUnit }), { orders: orderNumbers.join(',') })
export const otherWayPath = ({ saleUnit, orderNumbers }: Orders) =>
  withQuery(paths.paymentCombine({ saleunit: saleUnit }), { orders: orderNumbers.join(',') })
