import { orderDeliveryContract } from '#shop/deliveries/tracking-contracts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'

export const staffDeliveryCalls = {
  staffOrderDelivery: pageCall(
    orderDeliveryContract.request.omit({ key: true }),
    (request, { callAsStaff }) => callAsStaff(orderDeliveryContract, request),
  ),
}
export type StaffDeliveryCalls = typeof staffDeliveryCalls
