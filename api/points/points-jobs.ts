import { sql } from 'kysely'
import { allCentres } from '#api/kit/all-centres.ts'
import type { Db } from '#api/kit/database.ts'
import { pointsMaterialType } from '#shop/catalogue/product.ts'
import { pointLifeDays, pointsByExpiry, pointsFor } from '#shop/points/points.ts'
import type { Settings } from '#shop/settings/settings.ts'
import { addDays, bangkokDay } from '#shop/time/bangkok.ts'
import { findPointsEntries } from './points-queries.ts'

type PointsJobDeps = { db: Db; now: Date; settings: (saleUnit: string) => Promise<Settings> }

/**
 * Credits a delivered order's points, by rate and from promotions; a second run finds the entry and adds
 * nothing.
 */
export async function earnPoints(
  { db, now, settings }: PointsJobDeps,
  saleUnit: string,
  orderNumber: string,
): Promise<number> {
  const { pointsPer100Baht } = await settings(saleUnit)
  return db.transaction().execute(async (tx) => {
    const order = await tx
      .selectFrom('orders')
      .select(['customer_code', 'total', 'points_mode', 'status'])
      .where('sale_unit', '=', saleUnit)
      .where('number', '=', orderNumber)
      .executeTakeFirst()
    if (order?.status !== 'POD' || order.points_mode) return 0
    const { rows } = await sql<{ given: number }>`
      select coalesce(sum(l.quantity * l.rate), 0)::bigint as given from order_lines l
      join products p on p.sale_unit = ${saleUnit} and p.code = l.product_code and p.material_type = ${pointsMaterialType}
      where l.sale_unit = ${saleUnit} and l.order_number = ${orderNumber}`.execute(tx)
    const points = pointsFor(order.total, pointsPer100Baht) + (rows[0]?.given ?? 0)
    if (points === 0) return 0
    const entry = await tx
      .insertInto('points_ledger')
      .values({
        sale_unit: saleUnit,
        customer_code: order.customer_code,
        at: now,
        points,
        reason: 'earned',
        order_number: orderNumber,
        expires_on: addDays(bangkokDay(now), pointLifeDays),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!entry) return 0
    await tx
      .updateTable('customers')
      .set((eb) => ({ points: eb('points', '+', points) }))
      .where('sale_unit', '=', saleUnit)
      .where('code', '=', order.customer_code)
      .execute()
    return points
  })
}

/** Expires points by the ledger, which includes earlier expiries, so a second run takes nothing more. */
export async function expirePoints({ db, now }: Pick<PointsJobDeps, 'db' | 'now'>): Promise<number> {
  const today = bangkokDay(now)
  let expired = 0
  for (const saleUnit of await allCentres(db)) {
    const owners = await db
      .selectFrom('points_ledger')
      .select('customer_code')
      .distinct()
      .where('sale_unit', '=', saleUnit)
      .where('points', '>', 0)
      .where('expires_on', '<', today)
      .orderBy('customer_code')
      .execute()
    for (const { customer_code: customerCode } of owners)
      expired += await db.transaction().execute((tx) => expireOf(tx, { saleUnit, customerCode }, now))
  }
  return expired
}

async function expireOf(
  tx: Db,
  owner: { saleUnit: string; customerCode: string },
  now: Date,
): Promise<number> {
  const today = bangkokDay(now)
  const customer = await tx
    .selectFrom('customers')
    .select('points')
    .where('sale_unit', '=', owner.saleUnit)
    .where('code', '=', owner.customerCode)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const over = pointsByExpiry(await findPointsEntries(tx, owner))
    .filter(({ on }) => on !== null && on < today)
    .reduce((sum, { points }) => sum + points, 0)
  const points = Math.min(over, customer.points)
  if (points <= 0) return 0
  await tx
    .insertInto('points_ledger')
    .values({
      sale_unit: owner.saleUnit,
      customer_code: owner.customerCode,
      at: now,
      points: -points,
      reason: 'expired',
    })
    .execute()
  await tx
    .updateTable('customers')
    .set((eb) => ({ points: eb('points', '-', points) }))
    .where('sale_unit', '=', owner.saleUnit)
    .where('code', '=', owner.customerCode)
    .execute()
  return points
}
