import type { RefusedReason } from '../invoices/refused-reasons.ts'

/** Why a customer does not take a line, or part of it; `gift` is said by the rule alone. */
export const refusalReasons = [
  'short',
  'wrong',
  'damaged',
  'expired',
  'notOrdered',
  'changedMind',
] as const satisfies Exclude<RefusedReason, 'gift'>[]
export type RefusalReason = (typeof refusalReasons)[number]

/** What was short never came along, so nothing of it returns. */
export const returnsGoods = (reason: RefusalReason | 'gift') => reason !== 'short'

/** Why nothing was delivered. */
export const failReasons = [
  'closed',
  'notHome',
  'noMoney',
  'wrongAddress',
  'refused',
  'noTime',
  'noAccess',
  'other',
] as const
export type FailReason = (typeof failReasons)[number]

/** Why less cash was taken than is due. */
export const paidWays = ['cash', 'qr', 'none'] as const
export type PaidWay = (typeof paidWays)[number]
