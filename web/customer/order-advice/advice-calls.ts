import { placedOrderContract, placeOrderContract } from '#shop/checkout/place-order-contract.ts'
import {
  chooseAdviceContract,
  orderAdviceContract,
  regularGoodsContract,
} from '#shop/order-advice/order-advice-contracts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'
import { adviceOf } from './advised-item.ts'
import { loadUsualOrder, usualOrderRequest } from './usual-order.ts'

export const adviceCalls = {
  orderAdvice: pageCall(orderAdviceContract.request, async (request, { call, locale }) =>
    adviceOf(await call(orderAdviceContract, request), locale),
  ),
  chooseAdvice: pageCall(chooseAdviceContract.request, (request, { call }) =>
    call(chooseAdviceContract, request),
  ),
  regularGoods: pageCall(regularGoodsContract.request, (request, { call }) =>
    call(regularGoodsContract, request),
  ),
  usualOrder: pageCall(usualOrderRequest, loadUsualOrder),
  placeUsual: pageCall(placeOrderContract.request, (request, { call }) => call(placeOrderContract, request)),
  placedUsual: pageCall(placedOrderContract.request, (request, { call }) =>
    call(placedOrderContract, request),
  ),
}
export type AdviceCalls = typeof adviceCalls
