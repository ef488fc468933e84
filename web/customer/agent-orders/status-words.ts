import type { AgentOrderStatus } from '#shop/agent-orders/agent-order.ts'

export const statusWords = {
  placed: 'sell.placed',
  accepted: 'sell.accepted',
  ready: 'sell.ready',
  delivered: 'sell.delivered',
  cancelled: 'sell.cancelled',
} as const satisfies Record<AgentOrderStatus, string>

export const statusTones = {
  placed: 'secondary',
  accepted: 'primary',
  ready: 'primary',
  delivered: 'plain',
  cancelled: 'danger',
} as const satisfies Record<AgentOrderStatus, string>
