import { putAwayCheckListContract, removeExamplesContract } from '#shop/check-list/check-list-contracts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'
import type { Visitor } from '#web/kit/visit/visitor.ts'

const here = async ({ findStaff }: Visitor) => ({ saleUnit: (await findStaff())?.user.centre ?? '' })

export const checkListCalls = {
  putAwayCheckList: pageCall(putAwayCheckListContract.request.omit({ saleUnit: true }), async (_, visitor) =>
    visitor.callAsStaff(putAwayCheckListContract, await here(visitor)),
  ),
  removeExamples: pageCall(removeExamplesContract.request.omit({ saleUnit: true }), async (_, visitor) =>
    visitor.callAsStaff(removeExamplesContract, await here(visitor)),
  ),
}
export type CheckListCalls = typeof checkListCalls
