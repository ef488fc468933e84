import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { type AlikeShops, compareShops, nothingAlike } from '#shop/order-advice/alike-shops.ts'
import { addDays } from '#shop/time/bangkok.ts'

const lookBackDays = 180
/** More shops of a type would say the same. */
const mostShops = 2_000

/** Counts anew what the shops of each type buy together, where it was not counted today. */
export async function countAlikeShops(
  db: Db,
  { saleUnit, today }: { saleUnit: string; today: string },
): Promise<void> {
  const { rows: types } = await sql<{ type: string }>`
    select distinct c.store_type as type from customers c where c.sale_unit = ${saleUnit} and c.status = 'active'
      and not exists (select 1 from order_advice_alike a where a.sale_unit = ${saleUnit} and a.store_type = c.store_type and a.day = ${today}::date)`.execute(
    db,
  )
  for (const { type } of types) {
    const { rows } = await sql<{ codes: string[] }>`
      with shops as materialized (
        select c.code from customers c where c.sale_unit = ${saleUnit} and c.store_type = ${type} and c.status = 'active'
        order by hashtext(c.code), c.code limit ${sql.lit(mostShops)}
      )
      select array_agg(distinct l.product_code) as codes
      from shops s join orders o on o.sale_unit = ${saleUnit} and o.customer_code = s.code
        join order_lines l on l.sale_unit = ${saleUnit} and l.order_number = o.number
      where not o.points_mode and not l.free and o.status not in ('SO Cancel', 'Invoice Cancel')
        and o.placed_at > ${addDays(today, -lookBackDays)}::date
      group by s.code`.execute(db)
    const alike = JSON.stringify(compareShops(rows.map(({ codes }) => codes)))
    await sql`insert into order_advice_alike (sale_unit, store_type, day, alike)
      values (${saleUnit}, ${type}, ${today}::date, ${alike}::jsonb)
      on conflict (sale_unit, store_type) do update set day = excluded.day, alike = excluded.alike`.execute(
      db,
    )
  }
}

/** What is known of each type of shop in the centre. */
export async function findAlikeShops(db: Db, saleUnit: string): Promise<(storeType: string) => AlikeShops> {
  const rows = await db
    .selectFrom('order_advice_alike')
    .select(['store_type', 'alike'])
    .where('sale_unit', '=', saleUnit)
    .execute()
  const known = new Map(rows.map(({ store_type, alike }) => [store_type, alike as unknown as AlikeShops]))
  return (storeType) => known.get(storeType) ?? nothingAlike
}
