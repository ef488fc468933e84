import type { HandlersOf } from '#api/kit/calls/perform.ts'
import type { deliveryTrackingContracts } from '#shop/deliveries/tracking-contracts.ts'
import { deliveryProof } from './delivery-proof.ts'
import { orderDelivery } from './order-delivery.ts'

export const deliveryTrackingHandlers: HandlersOf<typeof deliveryTrackingContracts> = {
  orderDelivery,
  deliveryProof,
}
