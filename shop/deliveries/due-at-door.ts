import { shortenOrder } from '../invoices/shorten-order.ts'
import type { Satang } from '../money/satang.ts'
import type { PaymentMethod } from '../payments/payment-methods.ts'
import type { Refusal } from './rider-actions.ts'
import type { RiderStop } from './rider-run.ts'

type StopToCount = Pick<
  RiderStop,
  'lines' | 'deliveryFee' | 'feePriceType' | 'vatPercent' | 'cashStep' | 'total' | 'toCollect'
>

type OrderMoneyAtDoor = { payment: PaymentMethod; isPaid: boolean; total: Satang; received: Satang }

/** What a rider still collects for an order, while nothing is refused. */
export const leftToCollect = ({ payment, isPaid, total, received }: OrderMoneyAtDoor): Satang =>
  payment === 'COD' && !isPaid ? Math.max(0, total - received) : 0

/** What the order costs, and what is collected, when the customer takes only this; exact as the server counts it. */
export function dueAtDoor(
  { lines, deliveryFee, feePriceType, vatPercent, cashStep, total, toCollect }: StopToCount,
  refused: readonly Pick<Refusal, 'line' | 'taken'>[],
): { total: Satang; toCollect: Satang; takesAnything: boolean } {
  if (refused.length === 0) return { total, toCollect, takesAnything: true }
  const short = shortenOrder(
    { lines, deliveryFee, feePriceType, vatPercent, cashStep },
    new Map(refused.map(({ line, taken }) => [line, taken])),
  )
  const less = total - short.sums.total
  return {
    total: short.sums.total,
    toCollect: Math.max(0, toCollect - less),
    takesAnything: short.lines.some(({ delivered }) => delivered > 0),
  }
}
