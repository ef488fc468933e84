import { checkoutOptionsContract, checkoutPreviewContract } from '#shop/checkout/checkout-contracts.ts'
import { placedOrderContract, placeOrderContract } from '#shop/checkout/place-order-contract.ts'
import { checkCouponContract } from '#shop/coupons/coupon-contracts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'
import { optionsInWords } from './options-in-words.ts'

export const checkoutCalls = {
  checkoutOptions: pageCall(checkoutOptionsContract.request, async (request, { call, locale }) =>
    optionsInWords(await call(checkoutOptionsContract, request), locale),
  ),
  checkoutPreview: pageCall(checkoutPreviewContract.request, (request, { call }) =>
    call(checkoutPreviewContract, request),
  ),
  checkCoupon: pageCall(checkCouponContract.request, (request, { call }) =>
    call(checkCouponContract, request),
  ),
  placeOrder: pageCall(placeOrderContract.request, (request, { call }) => call(placeOrderContract, request)),
  placedOrder: pageCall(placedOrderContract.request, (request, { call }) =>
    call(placedOrderContract, request),
  ),
}
export type CheckoutCalls = typeof checkoutCalls
