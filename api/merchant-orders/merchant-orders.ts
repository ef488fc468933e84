import type { HandlersOf } from '#api/kit/calls/perform.ts'
import type { merchantOrderContracts } from '#shop/merchant-orders/merchant-order-contracts.ts'
import { assignRider } from './assign-rider.ts'
import { invoiceOrder, moveOrders } from './move-orders.ts'
import { orderChanges } from './order-changes.ts'
import { merchantOrderList, orderFilters } from './order-list.ts'
import { remarkOrder } from './remark-order.ts'

export const merchantOrderHandlers: HandlersOf<typeof merchantOrderContracts> = {
  merchantOrderList,
  orderFilters,
  moveOrders,
  assignRider,
  invoiceOrder,
  remarkOrder,
  orderChanges,
}
