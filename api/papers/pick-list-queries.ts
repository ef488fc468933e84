import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { OrderScope } from '#api/orders/order-scope.ts'
import { hiddenMaterialTypes } from '#shop/catalogue/product.ts'
import type { PickLine, PickOrder } from '#shop/papers/pick-list.ts'

/** Those of the orders that the caller may see, in the given sequence. */
export async function findPickOrders(
  db: Db,
  { seen }: OrderScope,
  numbers: readonly string[],
): Promise<PickOrder[]> {
  const { rows } = await sql<PickOrder>`
    select o.number, o.status, o.customer_name as "customerName", o.deliver_on as "deliverOn", o.slot
    from orders o where ${seen} and o.number = any(${[...numbers]}::text[])`.execute(db)
  return numbers.flatMap((number) => rows.find((row) => row.number === number) ?? [])
}

/** What their lines hold is delivered: what was short has left them already. Points are no goods. */
export async function findPickLines(
  db: Db,
  saleUnit: string,
  numbers: readonly string[],
): Promise<PickLine[]> {
  const { rows } = await sql<PickLine>`
    select l.order_number as "orderNumber", l.product_code as "productCode", l.name_th as "nameTh", l.name_en as "nameEn", l.unit,
      l.unit_name_th as "unitNameTh", l.unit_name_en as "unitNameEn", l.rate, l.quantity, l.free, coalesce(p.shelf, '') as place,
      coalesce(k.name_th, '') as "categoryTh", coalesce(k.name_en, '') as "categoryEn"
    from order_lines l
    left join products p on p.sale_unit = ${saleUnit} and p.code = l.product_code
    left join categories k on k.sale_unit = ${saleUnit} and k.level = 1 and k.code = p.h1
    where l.sale_unit = ${saleUnit} and l.order_number = any(${[...numbers]}::text[])
      and coalesce(p.material_type, '') <> all(${[...hiddenMaterialTypes]}::text[])
    order by array_position(${[...numbers]}::text[], l.order_number), l.line`.execute(db)
  return rows
}
