import { layBasketContract, saveMustSellContract } from '#shop/my-sales/basket-contracts.ts'
import { saveSalesTargetsContract } from '#shop/my-sales/target-contracts.ts'
import { saveVisitPlanContract } from '#shop/my-sales/visit-contracts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'
import { centreOf } from '#web/merchant/staff/centre-of.ts'

/** The centre is the one the member of staff works in, never the page's. */
export const mySalesCalls = {
  saveVisitPlan: pageCall(saveVisitPlanContract.request.omit({ saleUnit: true }), async (request, visitor) =>
    visitor.callAsStaff(saveVisitPlanContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  layBasket: pageCall(layBasketContract.request.omit({ saleUnit: true }), async (request, visitor) =>
    visitor.callAsStaff(layBasketContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  saveSalesTargets: pageCall(
    saveSalesTargetsContract.request.omit({ saleUnit: true }),
    async (request, visitor) =>
      visitor.callAsStaff(saveSalesTargetsContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  saveMustSell: pageCall(saveMustSellContract.request.omit({ saleUnit: true }), async (request, visitor) =>
    visitor.callAsStaff(saveMustSellContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
}
export type MySalesCalls = typeof mySalesCalls
