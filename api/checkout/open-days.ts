import type { AdvanceWindow } from '#api/cart/advance-windows.ts'
import type { CartKind } from '#shop/cart/cart.ts'
import type { Rounds } from '#shop/centres/next-round.ts'
import { type DeliveryDay, deliveryDays } from '#shop/checkout/delivery-slots.ts'

/** The days an order can come: the next rounds, or, for an advance order, the rounds inside the price window of all its products. */
export function openDays(
  now: Date,
  rounds: Rounds,
  kind: CartKind,
  windows: readonly AdvanceWindow[],
): DeliveryDay[] {
  if (kind !== 'advance') return deliveryDays(now, rounds)
  const [first, last] = [
    windows
      .map(({ startsOn }) => startsOn)
      .toSorted()
      .at(-1),
    windows.map(({ endsOn }) => endsOn).toSorted()[0],
  ]
  if (!first || !last) return []
  return deliveryDays(now, rounds, { shown: 60, from: first, until: last })
}
