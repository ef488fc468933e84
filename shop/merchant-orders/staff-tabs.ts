import type { OrderStatus } from '../orders/order-status.ts'

/** The tabs of the centre's order list, by what has to be done next. */
export const staffTabs = [
  'toApprove',
  'toInvoice',
  'toShip',
  'onTheWay',
  'late',
  'done',
  'cancelled',
  'all',
] as const
export type StaffTab = (typeof staffTabs)[number]

/** Tabs of work that waits: only these are counted. */
export const openTabs = ['toApprove', 'toInvoice', 'toShip', 'onTheWay'] as const satisfies StaffTab[]

/** The statuses of a tab; all of them for `all`. What is late should have been delivered before today. */
export const statusesOf: Record<StaffTab, readonly OrderStatus[]> = {
  toApprove: ['SO Wait'],
  toInvoice: ['SO Approve'],
  toShip: ['Invoice wait'],
  onTheWay: ['Invoice Approve'],
  late: ['SO Wait', 'SO Approve', 'Invoice wait', 'Invoice Approve'],
  done: ['POD'],
  cancelled: ['SO Cancel', 'Invoice Cancel'],
  all: [],
}

/** From this many on a count is shown as "300+". */
export const mostCounted = 300
export const orderListPage = 12
/** How many orders one press moves at most. */
export const mostMoved = 100
