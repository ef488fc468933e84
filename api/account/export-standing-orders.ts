import { sql } from 'kysely'
import type { Shop } from '#api/identity/own-shops.ts'
import type { Db } from '#api/kit/database.ts'
import type { AccountExport } from '#shop/account/account-contracts.ts'

type Exported = AccountExport['standingOrders'][number]

/** What a shop orders again and again, with what is in it. */
export async function exportStandingOrders(db: Db, { saleUnit, code }: Shop): Promise<Exported[]> {
  const { rows } = await sql<Omit<Exported, 'madeAt'> & { madeAt: Date }>`
    select s.sale_unit as "saleUnit", s.name, s.state, s.every, s.every_unit as unit, s.every_day as day, s.payment_method as payment, s.made_at as "madeAt",
      coalesce((select jsonb_agg(jsonb_build_object('code', l.product_code, 'quantities', jsonb_build_array(l.quantity1, l.quantity2, l.quantity3)) order by l.line)
        from standing_order_lines l where l.sale_unit = ${saleUnit} and l.standing_order_id = s.id), '[]') as lines
    from standing_orders s where s.sale_unit = ${saleUnit} and s.customer_code = ${code} order by s.made_at`.execute(
    db,
  )
  return rows.map((row) => ({ ...row, madeAt: row.madeAt.toISOString() }))
}
