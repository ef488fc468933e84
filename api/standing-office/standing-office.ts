import type { HandlersOf } from '#api/kit/calls/perform.ts'
import type { standingOfficeContracts } from '#shop/standing-orders/standing-office-contracts.ts'
import { officeStandingOrder } from './office-standing-order.ts'
import { officeStandingState } from './office-standing-state.ts'
import { standingOrderList } from './standing-order-list.ts'

export const standingOfficeHandlers: HandlersOf<typeof standingOfficeContracts> = {
  standingOrderList,
  officeStandingOrder,
  officeStandingState,
}
