import type { MessageKind } from '#shop/customer-messages/message-kinds.ts'
import { agentRelationSource } from './agent-relation-source.ts'
import { agentSource } from './agent-source.ts'
import { couponSource } from './coupon-source.ts'
import type { MessageSource } from './message-source.ts'
import { orderSource } from './order-source.ts'
import { paymentSource } from './payment-source.ts'
import { registrationSource } from './registration-source.ts'
import { remarkSource } from './remark-source.ts'
import { reportSource } from './report-source.ts'
import { standingChangeSource } from './standing-change-source.ts'
import { standingOrderSource } from './standing-order-source.ts'

export const messageSources: Record<MessageKind, MessageSource> = {
  'order-placed': orderSource,
  'order-approved': orderSource,
  'order-shipped': orderSource,
  'order-completed': orderSource,
  'order-cancelled': orderSource,
  'order-short': orderSource,
  'order-to-refund': orderSource,
  'payment-overdue': orderSource,
  'slip-received': paymentSource,
  'slip-refused': paymentSource,
  'money-received': paymentSource,
  'money-to-return': paymentSource,
  'money-refunded': paymentSource,
  'coupons-given': couponSource,
  'registration-approved': registrationSource,
  'registration-refused': registrationSource,
  'agent-approved': agentSource,
  'agent-refused': agentSource,
  'agent-ended': agentSource,
  'agent-invited': agentRelationSource,
  'agent-began': agentRelationSource,
  'client-joined': agentRelationSource,
  'agent-left': agentRelationSource,
  'client-left': agentRelationSource,
  'staff-message': remarkSource,
  'report-answered': reportSource,
  'standing-order-ahead': standingOrderSource,
  'standing-order-changed': standingOrderSource,
  'standing-order-failed': standingOrderSource,
  'standing-order-by-centre': standingChangeSource,
}
