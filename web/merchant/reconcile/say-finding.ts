import type { Finding, FindingKind } from '#shop/reconcile/reconcile-contract.ts'
import type { ReconcilePart } from '#shop/reconcile/reconcile-parts.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import type { Locale } from '#shop/words/locale.ts'
import type { SayPayment } from '#web/words/merchant/payment-words.ts'

export const partWords = {
  payments: 'part.payments',
  orders: 'part.orders',
  debts: 'part.debts',
  points: 'part.points',
  stock: 'part.stock',
  refunds: 'part.refunds',
  waiting: 'part.waiting',
  slips: 'part.slips',
  gateways: 'part.gateways',
} as const satisfies Record<ReconcilePart, string>

const findingWords = {
  sharesReceived: 'found.sharesReceived',
  sharesAmount: 'found.sharesAmount',
  sharesReturned: 'found.sharesReturned',
  moneyState: 'found.moneyState',
  notMarkedPaid: 'found.notMarkedPaid',
  markedPaid: 'found.markedPaid',
  debt: 'found.debt',
  points: 'found.points',
  reserved: 'found.reserved',
  refundOpen: 'found.refundOpen',
  waitingLong: 'found.waitingLong',
  slipWaits: 'found.slipWaits',
  gatewayDiffers: 'found.gatewayDiffers',
} as const satisfies Record<Exclude<FindingKind, 'gatewayAway'>, string>

const isTime = /^\d{4}-\d\d-\d\dT/

export function sayFinding(say: SayPayment, locale: Locale, { kind, about, says, should }: Finding): string {
  if (kind === 'gatewayAway') return say('found.gatewayAway', { about, should })
  const said = isTime.test(says) ? sayDateTime(new Date(says), locale) : says
  return say(findingWords[kind], { about, says: said, should })
}
