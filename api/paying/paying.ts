import type { HandlersOf } from '#api/kit/calls/perform.ts'
import { sendSlip } from '#api/slips/send-slip.ts'
import type { payToContracts } from '#shop/payments/pay-to-contract.ts'
import type { paymentContracts } from '#shop/payments/payment-contracts.ts'
import { changeMethod } from './change-method.ts'
import { payTo } from './pay-to.ts'
import { returned } from './returned.ts'
import { checkPayment, payment } from './show-payment.ts'
import { startPayment } from './start-payment.ts'
import { transferReceived } from './transfer-received.ts'
import { unpaid } from './unpaid.ts'

export const payingHandlers: HandlersOf<typeof payToContracts & typeof paymentContracts> = {
  payTo,
  transferReceived,
  startPayment,
  payment,
  checkPayment,
  returned,
  unpaid,
  changeMethod,
  sendSlip,
}
