import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { StandingOrderKey } from '#api/standing-runs/standing-order-rows.ts'
import type { StandingChange } from '#shop/standing-orders/standing-order-contracts.ts'

/** What staff changed for the customer, the latest first. */
export async function findStandingChanges(
  db: Db,
  { saleUnit, id }: StandingOrderKey,
  most: number,
): Promise<StandingChange[]> {
  const { rows } = await sql<Omit<StandingChange, 'at'> & { at: Date }>`
    select h.at, h.by_name as by, h.state, h.paused_until as "pausedUntil", h.why from standing_order_changes h
    where h.sale_unit = ${saleUnit} and h.standing_order_id = ${id}::uuid order by h.at desc limit ${most}`.execute(
    db,
  )
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
