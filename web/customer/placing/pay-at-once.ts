import type { Locale } from '#shop/words/locale.ts'
import { payPath } from '#web/customer/payments/payment-address.ts'
import type { PaymentCalls } from '#web/customer/payments/payment-calls.ts'
import { callsOf } from '#web/kit/calls/ask-server.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import { newKey, type OrderRequest } from './place-attempt.ts'

const ask = callsOf<PaymentCalls>()

/** Goes on to the gateway of a new order; false when that is not possible, and the order waits unpaid. */
export async function payAtOnce(
  locale: Locale,
  { payment: method, totalSeen }: Pick<OrderRequest, 'payment' | 'totalSeen'>,
  { orderNumber, saleUnit }: { orderNumber: string; saleUnit: string },
): Promise<boolean> {
  const result = await ask(locale, 'startPayment', {
    orderNumbers: [orderNumber],
    method,
    amountSeen: totalSeen,
    key: newKey(),
  })
  if (result.kind !== 'ok') return false
  const { next, paymentId } = result.answer
  if (next.kind !== 'redirect' && next.kind !== 'kbank') return false
  location.replace(
    next.kind === 'redirect'
      ? next.href
      : inLanguage(locale, payPath({ paymentId, saleUnit, method, orderNumber })),
  )
  return true
}
