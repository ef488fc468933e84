import { orderDeliveryContract } from '#shop/deliveries/tracking-contracts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'

export const deliveryCalls = {
  orderDelivery: pageCall(orderDeliveryContract.request, (request, { call }) =>
    call(orderDeliveryContract, request),
  ),
}
export type DeliveryCalls = typeof deliveryCalls
