import type { Satang } from '../money/satang.ts'
import { excessOf, type OrderMoney, type ShareOfPayment } from './money-state.ts'

/** Which share an order's excess goes back from: the one paid last first, since the first one paid the order. */
export function toReturnOf<Share extends ShareOfPayment>(
  order: Omit<OrderMoney, 'shares'>,
  /** In the order in which they were paid. */
  shares: readonly Share[],
): Map<Share, Satang> {
  let left = excessOf({ ...order, shares })
  const back = new Map<Share, Satang>()
  for (const share of shares.toReversed()) {
    const part = Math.min(left, share.received - share.returned)
    if (part > 0) back.set(share, part)
    left -= Math.max(0, part)
  }
  return back
}
