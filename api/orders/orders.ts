/** The door of orders: what became of an order once it is placed, and who may move it. */
export { type ActingPerson, findActingPerson } from './acting-person.ts'
export { cancelOrder, expireUnpaidOrders } from './cancel-order.ts'
export { type Move, moveOrder } from './move-order.ts'
export { orderAgain } from './order-again.ts'
export { orderDetail, vatGroup } from './order-detail.ts'
export { orderHistory } from './order-history.ts'
export { ordersSeenBy } from './order-scope.ts'
export { trackOrder } from './track-order.ts'
