import {
  contentTargetsContract,
  copyContentContract,
  orderContentsContract,
  removeContentContract,
  saveContentContract,
} from '#shop/merchant-contents/merchant-content-contracts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'
import { centreOf } from '#web/merchant/staff/centre-of.ts'

export const contentCalls = {
  saveContent: pageCall(saveContentContract.request.omit({ saleUnit: true }), async (request, visitor) =>
    visitor.callAsStaff(saveContentContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  removeContent: pageCall(removeContentContract.request.omit({ saleUnit: true }), async (request, visitor) =>
    visitor.callAsStaff(removeContentContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  orderContents: pageCall(orderContentsContract.request.omit({ saleUnit: true }), async (request, visitor) =>
    visitor.callAsStaff(orderContentsContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  copyContent: pageCall(copyContentContract.request.omit({ saleUnit: true }), async (request, visitor) =>
    visitor.callAsStaff(copyContentContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  findContentTargets: pageCall(
    contentTargetsContract.request.omit({ saleUnit: true }),
    async (request, visitor) =>
      visitor.callAsStaff(contentTargetsContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
}
export type ContentCalls = typeof contentCalls
