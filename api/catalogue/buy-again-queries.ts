import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { hiddenMaterialTypes } from '#shop/catalogue/product.ts'
import type { Buyer } from './buyer.ts'

/** Codes of goods the buyer ordered and can still buy, in how many orders they stood, most first. Cancelled orders and free goods do not count. */
export async function findOrderedCodes(db: Db, buyer: Buyer, { take, skip }: { take: number; skip: number }): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select l.product_code as code
    from orders o
    join order_lines l on l.sale_unit = o.sale_unit and l.order_number = o.number and not l.free
    join products p on p.sale_unit = l.sale_unit and p.code = l.product_code and p.active and (${buyer.mayBuyLicensed} or not p.needs_licence)
      and p.material_type <> all(${sql.lit(`{${hiddenMaterialTypes.join(',')}}`)}::text[])
    where o.sale_unit = ${buyer.saleUnit} and o.customer_code = ${buyer.code} and o.status not in ('SO Cancel', 'Invoice Cancel')
    group by l.product_code
    order by count(distinct o.number) desc, max(o.placed_at) desc, l.product_code
    limit ${take} offset ${skip}`.execute(db)
  return rows.map((row) => row.code)
}
