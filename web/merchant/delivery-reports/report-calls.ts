import {
  answerReportContract,
  orderReportsContract,
  sendReplacementContract,
  weighAnswerContract,
} from '#shop/delivery-reports/delivery-report-contracts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'
import { centreOf } from '#web/merchant/staff/centre-of.ts'

export const reportOfficeCalls = {
  orderReports: pageCall(orderReportsContract.request.omit({ saleUnit: true }), async (request, visitor) =>
    visitor.callAsStaff(orderReportsContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  weighAnswer: pageCall(weighAnswerContract.request.omit({ saleUnit: true }), async (request, visitor) =>
    visitor.callAsStaff(weighAnswerContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  answerReport: pageCall(answerReportContract.request.omit({ saleUnit: true }), async (request, visitor) =>
    visitor.callAsStaff(answerReportContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  sendReplacement: pageCall(
    sendReplacementContract.request.omit({ saleUnit: true }),
    async (request, visitor) =>
      visitor.callAsStaff(sendReplacementContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
}
export type ReportOfficeCalls = typeof reportOfficeCalls
