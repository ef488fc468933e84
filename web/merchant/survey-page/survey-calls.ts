import { moveSurveyContract, saveSurveyContract } from '#shop/surveys/survey-contracts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'
import { centreOf } from '#web/merchant/staff/centre-of.ts'

export const surveyCalls = {
  saveSurvey: pageCall(saveSurveyContract.request.omit({ saleUnit: true }), async (request, visitor) =>
    visitor.callAsStaff(saveSurveyContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  moveSurvey: pageCall(moveSurveyContract.request.omit({ saleUnit: true }), async (request, visitor) =>
    visitor.callAsStaff(moveSurveyContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
}
export type SurveyCalls = typeof surveyCalls
