import { checkPaymentContract, startPaymentContract } from '#shop/payments/payment-contracts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'
import { saidPayment } from './said-payment.ts'

export const paymentCalls = {
  checkPayment: pageCall(checkPaymentContract.request, async (request, { call, locale }) =>
    saidPayment(await call(checkPaymentContract, request), locale),
  ),
  startPayment: pageCall(startPaymentContract.request, (request, { call }) =>
    call(startPaymentContract, request),
  ),
}
export type PaymentCalls = typeof paymentCalls
