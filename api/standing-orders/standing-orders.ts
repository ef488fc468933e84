import type { HandlersOf } from '#api/kit/calls/perform.ts'
import type { standingOrderContracts } from '#shop/standing-orders/standing-order-contracts.ts'
import { changeRun } from './change-run.ts'
import { oneTapLink, useOneTapLink } from './one-tap-links.ts'
import { saveStandingOrder } from './save-standing-order.ts'
import { setStandingOrderState } from './standing-order-state.ts'
import { standingOrder, standingOrders } from './standing-order-views.ts'

export const standingOrderHandlers: HandlersOf<typeof standingOrderContracts> = {
  standingOrders,
  standingOrder,
  saveStandingOrder,
  setStandingOrderState,
  changeRun,
  oneTapLink,
  useOneTapLink,
}
