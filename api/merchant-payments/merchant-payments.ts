import type { HandlersOf } from '#api/kit/calls/perform.ts'
import { refund } from '#api/refunds/refund.ts'
import { settleRefund } from '#api/refunds/settle-refund.ts'
import type { merchantPaymentContracts } from '#shop/merchant-payments/merchant-payment-contracts.ts'
import { decideSlip } from './decide-slip.ts'
import { merchantPayment } from './merchant-payment.ts'
import { paymentList, paymentTasks } from './payment-list.ts'
import { paymentPicture } from './payment-picture.ts'
import { slipQueue } from './slip-queue.ts'

export const merchantPaymentHandlers: HandlersOf<typeof merchantPaymentContracts> = {
  paymentList,
  paymentTasks,
  merchantPayment,
  slipQueue,
  decideSlip,
  refund,
  settleRefund,
  paymentPicture,
}
