import type { HandlersOf } from '#api/kit/calls/perform.ts'
import type { orderContracts } from '#shop/orders/order-contracts.ts'
import { cancelOrder } from './cancel-order.ts'
import { orderAgain } from './order-again.ts'
import { orderDetail } from './order-detail.ts'
import { orderHistory } from './order-history.ts'
import { trackOrder } from './track-order.ts'

export const orderHandlers: HandlersOf<typeof orderContracts> = {
  orderHistory,
  orderDetail,
  cancelOrder,
  orderAgain,
  trackOrder,
}
