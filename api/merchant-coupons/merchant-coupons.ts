import type { HandlersOf } from '#api/kit/calls/perform.ts'
import type { merchantCouponContracts } from '#shop/merchant-coupons/coupon-series-contracts.ts'
import { couponNumbers, couponSeries, couponUses, stopCoupons } from './coupon-series.ts'
import { makeCoupons } from './make-coupons.ts'
import { sendCoupons } from './send-coupons.ts'

export const merchantCouponHandlers: HandlersOf<typeof merchantCouponContracts> = {
  couponSeries,
  makeCoupons,
  stopCoupons,
  couponNumbers,
  couponUses,
  sendCoupons,
}
