import { sql } from 'kysely'
import { findProvider } from '#api/gateways/find-provider.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Db } from '#api/kit/database.ts'
import { makeLanes } from '#api/kit/lanes.ts'
import { findShares } from '#api/orders/order-money.ts'
import type { Owner } from '#api/orders/order-scope.ts'
import { isOpen } from '#shop/payments/payment-states.ts'
import { askProvider } from './ask-provider.ts'
import type { Payable } from './payable-orders.ts'

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

/** A transfer of exactly these orders that waits already: two QR codes for one debt would be paid twice. */
export async function findSame(
  tx: Db,
  owner: Owner,
  payable: readonly Payable[],
): Promise<string | undefined> {
  const numbers = payable.map(({ order }) => order.number)
  const due = payable.reduce((sum, { owed }) => sum + owed, 0)
  const { rows } = await sql<{ id: string }>`
    select p.id from payments p
    where p.sale_unit = ${owner.saleUnit} and p.customer_code = ${owner.customerCode} and p.provider = 'transfer' and p.state = 'waiting' and p.amount = ${due}
      and (select array_agg(s.order_number order by s.order_number) from payment_shares s
        where s.sale_unit = ${owner.saleUnit} and s.payment_id = p.id) = ${numbers}
    limit 1`.execute(tx)
  return rows[0]?.id
}
