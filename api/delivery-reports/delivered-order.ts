import { sql } from 'kysely'
import type { HeldOrder } from '#api/invoices/change-owed.ts'
import type { Db } from '#api/kit/database.ts'
import type { ReportableLine } from '#shop/delivery-reports/why-not-report.ts'
import type { OrderStatus } from '#shop/orders/order-status.ts'
import type { PaymentMethod } from '#shop/payments/payment-methods.ts'

type OrderKey = { saleUnit: string; orderNumber: string }
export type DeliveredOrder = HeldOrder & {
  status: OrderStatus
  payment_method: PaymentMethod
  points_mode: boolean
}

/** An order of a centre under its lock, which everything about its reports takes first. */
export async function lockOrder(
  tx: Db,
  { saleUnit, orderNumber }: OrderKey,
): Promise<DeliveredOrder | undefined> {
  const { rows } = await sql<DeliveredOrder>`
    select o.sale_unit, o.number, o.customer_code, o.credit_customer, o.paid_at, o.total, o.points, o.status, o.payment_method, o.points_mode
    from orders o where o.sale_unit = ${saleUnit} and o.number = ${orderNumber} for no key update`.execute(tx)
  return rows[0]
}

export async function findDelivery(
  db: Db,
  { saleUnit, orderNumber }: OrderKey,
): Promise<{ deliveredAt: Date | null; hasOpen: boolean }> {
  const { rows } = await sql<{ deliveredAt: Date | null; hasOpen: boolean }>`
    select (select min(e.at) from order_events e where e.sale_unit = ${saleUnit} and e.order_number = ${orderNumber} and e.status = 'POD' and e.note = '') as "deliveredAt",
      exists (select from delivery_reports r where r.sale_unit = ${saleUnit} and r.order_number = ${orderNumber} and r.answered_at is null) as "hasOpen"`.execute(
    db,
  )
  return rows[0] ?? { deliveredAt: null, hasOpen: false }
}

type ShownLine = ReportableLine & {
  nameEn: string
  productCode: string
  rate: number
  free: boolean
  picture: string | null
}

/** What an order still holds, without what was made good by points or a replacement; credited pieces left it. */
export async function findReportable(db: Db, { saleUnit, orderNumber }: OrderKey): Promise<ShownLine[]> {
  const { rows } = await sql<ShownLine>`
    select l.line, l.product_code as "productCode", l.name_th as "nameTh", l.name_en as "nameEn", l.unit_name_th as "unitNameTh",
      l.unit_name_en as "unitNameEn", l.rate, l.free, p.pictures[1] as picture, l.quantity - coalesce(g.pieces, 0)::integer as most
    from order_lines l
    left join products p on p.sale_unit = ${saleUnit} and p.code = l.product_code
    left join (
      select n.line, sum(n.accepted) as pieces from delivery_reports r
      join delivery_report_lines n on n.sale_unit = ${saleUnit} and n.report_id = r.id
      where r.sale_unit = ${saleUnit} and r.order_number = ${orderNumber} and n.how in ('points', 'replacement') and not n.lowered
      group by n.line) g on g.line = l.line
    where l.sale_unit = ${saleUnit} and l.order_number = ${orderNumber} and l.quantity > coalesce(g.pieces, 0) order by l.line`.execute(
    db,
  )
  return rows
}
