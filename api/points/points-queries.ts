import type { Db } from '#api/kit/database.ts'
import type { PointReason, PointsEntry } from '#shop/points/points.ts'

/** All ledger entries of a customer, for computing balance and expiry. */
export async function findPointsEntries(
  db: Db,
  { saleUnit, customerCode }: { saleUnit: string; customerCode: string },
): Promise<PointsEntry[]> {
  const rows = await db
    .selectFrom('points_ledger')
    .select(['points', 'expires_on', 'reason'])
    .where('sale_unit', '=', saleUnit)
    .where('customer_code', '=', customerCode)
    .execute()
  return rows.map((row) => ({
    points: row.points,
    expiresOn: row.expires_on,
    reason: row.reason as PointReason,
  }))
}
