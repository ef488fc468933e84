import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { pointLifeDays } from '#shop/points/points.ts'
import { addDays, bangkokDay } from '#shop/time/bangkok.ts'
import type { DeliveredOrder } from './delivered-order.ts'

type Given = { points: number; at: Date; byName: string }

/** Points for goods that were not right, as a correction that says which order it is for. */
export async function givePoints(
  tx: Db,
  { sale_unit, number, customer_code }: DeliveredOrder,
  { points, at, byName }: Given,
): Promise<void> {
  await sql`update customers set points = points + ${points} where sale_unit = ${sale_unit} and code = ${customer_code}`.execute(
    tx,
  )
  await tx
    .insertInto('points_ledger')
    .values({
      ...{ sale_unit, customer_code, at, points, reason: 'adjusted', by_name: byName },
      why: `ชดเชยสินค้าขาดหรือเสียหาย คำสั่งซื้อ ${number}`,
      expires_on: addDays(bangkokDay(at), pointLifeDays),
    })
    .execute()
}
