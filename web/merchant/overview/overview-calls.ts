import { setDaySummaryContract } from '#shop/reports/report-contracts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'

export const overviewCalls = {
  setDaySummary: pageCall(setDaySummaryContract.request.omit({ saleUnit: true }), async (request, visitor) =>
    visitor.callAsStaff(setDaySummaryContract, {
      ...request,
      saleUnit: (await visitor.findStaff())?.user.centre ?? '',
    }),
  ),
}
export type OverviewCalls = typeof overviewCalls
