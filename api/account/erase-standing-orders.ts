import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'

/** They end, without what was in them; that there were some stays, so that their links can say so. */
export async function eraseStandingOrders(
  tx: Db,
  { saleUnit, code }: { saleUnit: string; code: string },
  now: Date,
): Promise<void> {
  await sql`
    update standing_orders s set state = 'ended', ended_why = 'account', paused_until = null, name = '', tax_number = null, tax_branch = null, changed_at = ${now}
    where s.sale_unit = ${saleUnit} and s.customer_code = ${code}`.execute(tx)
  const mine = sql`s.sale_unit = ${saleUnit} and s.customer_code = ${code}`
  await sql`delete from standing_order_lines l using standing_orders s
    where l.sale_unit = ${saleUnit} and ${mine} and l.standing_order_id = s.id`.execute(tx)
  await sql`delete from standing_order_changes h using standing_orders s
    where h.sale_unit = ${saleUnit} and ${mine} and h.standing_order_id = s.id`.execute(tx)
  await sql`
    update standing_order_runs r set own_lines = null, notes = '[]', state = case when r.state = 'coming' then 'skipped' else r.state end,
      reason = case when r.state = 'coming' then 'standingOrders.accountClosed' else r.reason end
    from standing_orders s where r.sale_unit = ${saleUnit} and ${mine} and r.standing_order_id = s.id`.execute(
    tx,
  )
}
