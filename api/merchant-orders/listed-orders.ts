import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { ListedOrder } from '#shop/merchant-orders/merchant-order-contracts.ts'

type Row = Omit<ListedOrder, 'placedAt'> & { placedAt: Date }

/** Rows of the list for these orders, in their sequence. */
export async function loadListed(
  db: Db,
  saleUnit: string,
  numbers: readonly string[],
): Promise<ListedOrder[]> {
  if (numbers.length === 0) return []
  const { rows } = await sql<Row>`
    select o.number, o.status, o.placed_at as "placedAt", o.customer_code as "customerCode", o.customer_name as "customerName",
      o.total, o.points, o.payment_method as payment, o.paid_at is not null as paid,
      coalesce(m.state, case when o.paid_at is not null then 'paid' else 'unpaid' end) as "moneyState",
      o.delivery_method as "deliveryMethod", o.deliver_on as "deliverOn", o.slot, coalesce(o.ship_to->>'district', '') as district,
      coalesce(r.name, '') as "riderName", coalesce(c.sale_code, '') as "saleCode", o.needs_tax_invoice as "needsTaxInvoice",
      i.number as "invoiceNumber",
      exists (select from order_shortages s where s.sale_unit = ${saleUnit} and s.order_number = o.number) as "isShort",
      (select jsonb_build_object('id', r.id, 'runOn', r.run_on, 'place', t.place) from delivery_stops t
        join delivery_runs r on r.sale_unit = ${saleUnit} and r.id = t.run_id
        where t.sale_unit = ${saleUnit} and t.order_number = o.number and t.state in ('waiting', 'arrived')) as run
    from orders o
    join customers c on c.sale_unit = ${saleUnit} and c.code = o.customer_code
    left join order_money m on m.sale_unit = ${saleUnit} and m.order_number = o.number
    left join riders r on r.mobile = o.rider_mobile
    left join invoices i on i.sale_unit = ${saleUnit} and i.order_number = o.number
    where o.sale_unit = ${saleUnit} and o.number = any(${[...numbers]}::text[])`.execute(db)
  const byNumber = new Map(rows.map((row) => [row.number, row]))
  return numbers.flatMap((number) => {
    const row = byNumber.get(number)
    return row ? [{ ...row, placedAt: row.placedAt.toISOString() }] : []
  })
}
