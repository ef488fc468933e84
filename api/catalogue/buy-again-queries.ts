import { sql } from 'kysely'
import type { Buyer } from '#api/buyers/buyer.ts'
import type { Db } from '#api/kit/database.ts'
import { hiddenMaterialTypes } from '#shop/catalogue/product.ts'

// Enough orders to know what a shop buys, and few enough rows to count quickly.
const ordersCounted = 150

/**
 * Products the buyer ordered and can still buy, by the number of recent orders. Cancelled orders and free
 * products do not count.
 */
export async function findOrderedCodes(
  db: Db,
  buyer: Buyer,
  { take, skip }: { take: number; skip: number },
): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    with own as materialized (
      select o.number, o.placed_at from orders o
      where o.sale_unit = ${buyer.saleUnit} and o.customer_code = ${buyer.code} and o.status not in ('SO Cancel', 'Invoice Cancel')
      order by o.placed_at desc limit ${sql.lit(ordersCounted)}
    ), bought as materialized (
      select l.product_code as code, count(distinct own.number) as times, max(own.placed_at) as latest
      from own cross join lateral (
        select l.product_code from order_lines l where l.sale_unit = ${buyer.saleUnit} and l.order_number = own.number and not l.free offset 0
      ) l group by l.product_code
    )
    select b.code from bought b join products p on p.sale_unit = ${buyer.saleUnit} and p.code = b.code and p.active
      and (${buyer.mayBuyLicensed} or not p.needs_licence) and p.material_type <> all(${sql.lit(`{${hiddenMaterialTypes.join(',')}}`)}::text[])
    order by b.times desc, b.latest desc, b.code limit ${take} offset ${skip}`.execute(db)
  return rows.map((row) => row.code)
}
