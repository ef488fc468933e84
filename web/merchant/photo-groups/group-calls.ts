import { savePhotoGroupsContract } from '#shop/photos/photo-contracts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'
import { centreOf } from '#web/merchant/staff/centre-of.ts'

export const photoGroupCalls = {
  savePhotoGroups: pageCall(
    savePhotoGroupsContract.request.omit({ saleUnit: true }),
    async (request, visitor) =>
      visitor.callAsStaff(savePhotoGroupsContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
}
export type PhotoGroupCalls = typeof photoGroupCalls
