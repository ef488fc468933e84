import { findProvider } from '#api/gateways/find-provider.ts'
import type { Context } from '#api/kit/calls/context.ts'
import { makeLanes } from '#api/kit/lanes.ts'
import { findShares } from '#api/orders/order-money.ts'
import { isOpen } from '#shop/payments/payment-states.ts'
import { askProvider } from './ask-provider.ts'

/** So many at a time for one customer, so that a hanging gateway is waited for once and not for each. */
const atOnce = 10

/** An earlier payment of the same orders may have been paid: its gateway is asked before another is started. */
export async function settleEarlier(
  context: Context,
  saleUnit: string,
  numbers: readonly string[],
): Promise<void> {
  const shares = await findShares(context.db, saleUnit, numbers)
  const open = new Set(
    shares
      .filter(({ state, provider }) => isOpen(state) && findProvider(context.gateways, provider))
      .map(({ payment_id }) => payment_id),
  )
  const inLane = makeLanes(atOnce)
  await Promise.all([...open].map((id) => inLane('', () => askProvider(asking(context), { saleUnit, id }))))
}

export const asking = ({ db, gateways, log, now }: Context) => ({ db, gateways, log, now: () => now })
