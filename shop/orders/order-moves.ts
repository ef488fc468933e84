import type { OrderStatus } from './order-status.ts'

/** Who may change an order's status; `job` cancels unpaid orders. */
export type Mover = 'customer' | 'agent' | 'staff' | 'rider' | 'job'

type Move = { to: OrderStatus; by: readonly Mover[] }

/** The allowed status changes: ordered, approved, invoiced, shipped, delivered, and the ways out. */
const moves: Record<OrderStatus, readonly Move[]> = {
  'SO Wait': [
    { to: 'SO Approve', by: ['staff'] },
    { to: 'SO Cancel', by: ['customer', 'agent', 'staff', 'job'] },
  ],
  'SO Approve': [
    { to: 'Invoice wait', by: ['staff'] },
    { to: 'SO Cancel', by: ['staff'] },
  ],
  // A rider ships only in a company that approves invoices on the road.
  'Invoice wait': [
    { to: 'Invoice Approve', by: ['staff', 'rider'] },
    { to: 'Invoice Cancel', by: ['staff'] },
  ],
  // Goods that could not be handed over come back, and the sale with them.
  'Invoice Approve': [
    { to: 'POD', by: ['rider', 'staff'] },
    { to: 'Invoice Cancel', by: ['staff'] },
  ],
  POD: [],
  'SO Cancel': [],
  'Invoice Cancel': [],
}

export function mayMove(from: OrderStatus, to: OrderStatus, by: Mover): boolean {
  return moves[from].some((move) => move.to === to && move.by.includes(by))
}

export function movesFrom(from: OrderStatus, by: Mover): OrderStatus[] {
  return moves[from].filter((move) => move.by.includes(by)).map(({ to }) => to)
}

export const isOver = (status: OrderStatus) => moves[status].length === 0
