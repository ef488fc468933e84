import { type RawBuilder, sql } from 'kysely'
import { allCentres } from '#api/kit/all-centres.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Db } from '#api/kit/database.ts'
import { findInOrder, ordersSeenBy } from '#api/orders/order-scope.ts'
import type { InputOf } from '#shop/contract/endpoint.ts'
import type { orderDeliveryContract } from '#shop/deliveries/tracking-contracts.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import type { OrderStatus } from '#shop/orders/order-status.ts'
import { ordersProblems } from '#shop/orders/orders-problems.ts'
import { readTrackingKey } from '#shop/orders/tracking-key.ts'
import { generalProblems } from '#shop/problems/general-problems.ts'
import { refuse } from '#shop/problems/problem.ts'

export type FollowedOrder = {
  saleUnit: string
  number: string
  status: OrderStatus
  toPrepare: number
  /** The run that brings it, or brought it last. */
  runId: string | null
}
/** Whoever has the link learns less than the owner, and the owner less than the centre. */
export type Follower = 'link' | 'owner' | 'staff'

/** The order that the caller may follow, and as whom. */
export async function loadFollowed(
  { orderNumber, saleUnit, key }: InputOf<typeof orderDeliveryContract>,
  { db, caller }: Pick<Context, 'db' | 'caller'>,
): Promise<{ order: FollowedOrder; follower: Follower }> {
  if (key) {
    const order = await findByKey(db, key)
    if (!order) throw refuse(ordersProblems.none)
    return { order, follower: 'link' }
  }
  if (!orderNumber) throw refuse(generalProblems.badInput)
  if (caller.kind === 'nobody') throw refuse(ordersProblems.none)
  const scopes = (await ordersSeenBy(db, caller)).filter(
    (scope) => (saleUnit ?? scope.saleUnit) === scope.saleUnit,
  )
  const order = await findInOrder(scopes, (scope) =>
    findFollowed(db, scope.saleUnit, sql`${scope.seen} and o.number = ${orderNumber}`),
  )
  if (!order)
    throw refuse(!saleUnit || saleUnit === caller.saleUnit ? ordersProblems.none : identityProblems.notYours)
  return { order, follower: caller.kind === 'user' ? 'owner' : 'staff' }
}

/** Older links name no centre, so every centre is searched. */
async function findByKey(db: Db, text: string): Promise<FollowedOrder | undefined> {
  const parsed = readTrackingKey(text)
  if (!parsed) return undefined
  const { saleUnit, key } = parsed
  return findInOrder(saleUnit ? [saleUnit] : await allCentres(db), (centre) =>
    findFollowed(db, centre, sql`o.tracking_key = ${key}`),
  )
}

/** A run that is still planned may change, so that only those on a phone count. */
async function findFollowed(
  db: Db,
  saleUnit: string,
  which: RawBuilder<unknown>,
): Promise<FollowedOrder | undefined> {
  const { rows } = await sql<FollowedOrder>`
    select o.sale_unit as "saleUnit", o.number, o.status,
      case when o.payment_method = 'COD' and o.paid_at is null
        then greatest(0, o.total - coalesce(m.received, 0)) else 0 end as "toPrepare",
      (select s.run_id from delivery_stops s
        join delivery_runs r on r.sale_unit = ${saleUnit} and r.id = s.run_id
        where s.sale_unit = ${saleUnit} and s.order_number = o.number and s.state not in ('moved', 'cancelled')
          and r.state <> 'planned'
        order by r.run_on desc, r.made_at desc limit 1) as "runId"
    from orders o
    left join order_money m on m.sale_unit = ${saleUnit} and m.order_number = o.number
    where o.sale_unit = ${saleUnit} and ${which}`.execute(db)
  return rows[0]
}
