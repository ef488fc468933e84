import {
  makeCouponsContract,
  sendCouponsContract,
  stopCouponsContract,
} from '#shop/merchant-coupons/coupon-series-contracts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'
import { centreOf } from '#web/merchant/staff/centre-of.ts'

/** The centre is the one the member of staff works in, never the page's. */

export const couponCalls = {
  makeCoupons: pageCall(makeCouponsContract.request.omit({ saleUnit: true }), async (request, visitor) =>
    visitor.callAsStaff(makeCouponsContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  stopCoupons: pageCall(stopCouponsContract.request.omit({ saleUnit: true }), async (request, visitor) =>
    visitor.callAsStaff(stopCouponsContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  sendCoupons: pageCall(sendCouponsContract.request.omit({ saleUnit: true }), async (request, visitor) =>
    visitor.callAsStaff(sendCouponsContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
}
export type CouponCalls = typeof couponCalls
