import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { PointReason } from '#shop/points/points.ts'

type Entry = {
  id: string
  points: number
  balance: number
  reason: PointReason
  orderNumber: string | null
  expiresOn: string | null
  why: string
  by: string
}

/** A page of a customer's ledger, newest first, each entry with the balance after it. */
export async function findPointsPage(
  db: Db,
  { saleUnit, customerCode }: { saleUnit: string; customerCode: string },
  { skip, take }: { skip: number; take: number },
) {
  const { rows } = await sql<Entry & { at: Date; total: number; whole: number }>`
    select * from (
      select id, at, points, reason, order_number as "orderNumber", expires_on as "expiresOn", why, by_name as by,
        sum(points) over (order by at, id)::bigint as balance, count(*) over ()::int as total, sum(points) over ()::bigint as whole
      from points_ledger where sale_unit = ${saleUnit} and customer_code = ${customerCode}
    ) e order by at desc, id desc limit ${take} offset ${skip}`.execute(db)
  return {
    balance: rows[0]?.whole ?? 0,
    entries: rows.map(({ at, total: _, whole: __, ...entry }) => ({ ...entry, at: at.toISOString() })),
    total: rows[0]?.total ?? 0,
  }
}
