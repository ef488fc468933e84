import { publishLineMenusContract } from '#shop/line-menus/line-menu-contracts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'
import { centreOf } from '#web/merchant/staff/centre-of.ts'

/** The centre is the one the member of staff works in, never the page's. */
export const lineMenuCalls = {
  publishLineMenus: pageCall(
    publishLineMenusContract.request.omit({ saleUnit: true }),
    async (request, visitor) =>
      visitor.callAsStaff(publishLineMenusContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
}
export type LineMenuCalls = typeof lineMenuCalls
