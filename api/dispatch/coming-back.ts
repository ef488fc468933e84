import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { ComingBack } from '#shop/dispatch/dispatch-contracts.ts'

type Row = { orderNumber: string; productCode: string; reason: string; units: number }
export type BackOfOrder = Row

/** Goods that ride back, by order and product in base units: what was not taken, and orders that were not delivered. */
export async function findComingBack(
  db: Db,
  { saleUnit, id }: { saleUnit: string; id: string },
  /** Orders brought back that stay packed for another day. */
  again: readonly string[] = [],
): Promise<BackOfOrder[]> {
  const { rows } = await sql<Row>`
    select f.order_number as "orderNumber", f.product_code as "productCode", f.reason, ((f.brought - f.taken) * f.rate)::integer as units
    from delivery_refusals f where f.sale_unit = ${saleUnit} and f.run_id = ${id}::uuid and f.reason <> 'short'
    union all
    select s.order_number, l.product_code, case when s.state = 'back' then s.reason else 'cancelled' end, sum(l.quantity * l.rate)::integer
    from delivery_stops s join order_lines l on l.sale_unit = ${saleUnit} and l.order_number = s.order_number
    where s.sale_unit = ${saleUnit} and s.run_id = ${id}::uuid and s.state in ('back', 'cancelled') and not s.order_number = any(${[...again]})
    group by s.order_number, l.product_code, s.state, s.reason
    order by 2, 1`.execute(db)
  return rows
}

/** The same by product, with its names, and how much of it was good if the run is closed. */
export async function findReturns(db: Db, run: { saleUnit: string; id: string }): Promise<ComingBack[]> {
  const back = await findComingBack(db, run)
  const { rows } = await sql<Omit<ComingBack, 'from' | 'expected'>>`
    select p.code as "productCode", jsonb_build_object('th', p.name_th, 'en', p.name_en) as name,
      (select jsonb_agg(jsonb_build_object('name', jsonb_build_object('th', u.th, 'en', u.en), 'rate', u.rate) order by u.rate desc)
        from (values (p.unit1_name_th, p.unit1_name_en, p.unit1_rate), (p.unit2_name_th, p.unit2_name_en, p.unit2_rate),
          (p.unit3_name_th, p.unit3_name_en, p.unit3_rate)) u (th, en, rate) where u.rate > 0) as units,
      (select r.good from delivery_returns r where r.sale_unit = ${run.saleUnit} and r.run_id = ${run.id}::uuid and r.product_code = p.code) as good
    from products p where p.sale_unit = ${run.saleUnit} and p.code = any(${[...new Set(back.map(({ productCode }) => productCode))]})
    order by p.shelf, p.name_th`.execute(db)
  return rows.map((product) => {
    const from = back.filter(({ productCode }) => productCode === product.productCode)
    return {
      ...product,
      expected: from.reduce((sum, { units }) => sum + units, 0),
      from: from.map(({ orderNumber, reason, units }) => ({ orderNumber, reason, units })),
    }
  })
}
