import { recordVisitContract } from '#shop/my-sales/visit-contracts.ts'
import { answerSurveyContract } from '#shop/surveys/survey-contracts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'
import { centreOf } from '#web/merchant/staff/centre-of.ts'

export const outboxCalls = {
  answerSurvey: pageCall(answerSurveyContract.request.omit({ saleUnit: true }), async (request, visitor) =>
    visitor.callAsStaff(answerSurveyContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  recordVisit: pageCall(recordVisitContract.request.omit({ saleUnit: true }), async (request, visitor) =>
    visitor.callAsStaff(recordVisitContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
}
export type OutboxCalls = typeof outboxCalls
