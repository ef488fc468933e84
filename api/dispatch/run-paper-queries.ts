import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { hiddenMaterialTypes } from '#shop/catalogue/product.ts'
import type { RunState } from '#shop/deliveries/run-states.ts'
import type { LoadedLine } from '#shop/run-planning/loading-list.ts'

/** The goods of orders with their shelf and their case. Points are no goods. */
export async function findLoadedLines(
  db: Db,
  saleUnit: string,
  numbers: readonly string[],
): Promise<LoadedLine[]> {
  const { rows } = await sql<LoadedLine>`
    select l.order_number as "orderNumber", l.product_code as "productCode", jsonb_build_object('th', l.name_th, 'en', l.name_en) as name,
      coalesce(p.shelf, '') as shelf, jsonb_build_object('th', l.unit_name_th, 'en', l.unit_name_en) as "unitName", l.rate, l.quantity,
      coalesce(p.unit1_rate, 0) as "caseRate"
    from order_lines l left join products p on p.sale_unit = ${saleUnit} and p.code = l.product_code
    where l.sale_unit = ${saleUnit} and l.order_number = any(${[...numbers]}::text[])
      and coalesce(p.material_type, '') <> all(${[...hiddenMaterialTypes]}::text[])
    order by array_position(${[...numbers]}::text[], l.order_number), l.line`.execute(db)
  return rows
}

type OrderRun = { id: string; runOn: string; state: RunState; riderName: string; place: number }

/** The run an order rides in, else the last one it rode in. */
export async function findRunOfOrder(
  db: Db,
  saleUnit: string,
  orderNumber: string,
): Promise<OrderRun | undefined> {
  const { rows } = await sql<OrderRun>`
    select r.id, r.run_on as "runOn", r.state, coalesce(p.name, '') as "riderName", s.place
    from delivery_stops s
    join delivery_runs r on r.sale_unit = ${saleUnit} and r.id = s.run_id
    left join riders p on p.mobile = r.rider_mobile
    where s.sale_unit = ${saleUnit} and s.order_number = ${orderNumber} and s.state <> 'moved'
    order by s.state in ('waiting', 'arrived') desc, r.run_on desc, r.made_at desc limit 1`.execute(db)
  return rows[0]
}
