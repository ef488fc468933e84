import { sendReportContract } from '#shop/delivery-reports/delivery-report-contracts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'

export const deliveryReportCalls = {
  sendReport: pageCall(sendReportContract.request, (request, { call }) => call(sendReportContract, request)),
}
export type DeliveryReportCalls = typeof deliveryReportCalls
