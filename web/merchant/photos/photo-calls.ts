import { removePhotoContract } from '#shop/photos/photo-contracts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'
import { centreOf } from '#web/merchant/staff/centre-of.ts'

export const photoCalls = {
  removePhoto: pageCall(removePhotoContract.request.omit({ saleUnit: true }), async (request, visitor) =>
    visitor.callAsStaff(removePhotoContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
}
export type PhotoCalls = typeof photoCalls
