import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { OrderDetail } from '#shop/orders/order-wire.ts'

type Papers = Pick<OrderDetail, 'invoice' | 'shortages' | 'remarks'>
type Invoice = NonNullable<OrderDetail['invoice']>
type Remark = OrderDetail['remarks'][number]

/** Its invoice, what was short, and what the centre wrote; notes are for staff alone. */
export async function findPapers(
  db: Db,
  { sale_unit, number }: { sale_unit: string; number: string },
  isStaff: boolean,
): Promise<Papers> {
  const [invoice, shortages, remarks] = await Promise.all([
    sql<Omit<Invoice, 'madeAt'> & { madeAt: Date }>`
      select i.number, i.status, i.made_at as "madeAt", i.made_by as "madeBy",
        (select n.number from credit_notes n where n.sale_unit = ${sale_unit} and n.invoice_number = i.number order by n.made_at desc, n.number desc limit 1) as "creditNote"
      from invoices i where i.sale_unit = ${sale_unit} and i.order_number = ${number}`.execute(db),
    sql<Papers['shortages'][number]>`
      select s.line, s.product_code as "productCode", s.name_th as "nameTh", s.name_en as "nameEn", s.unit_name_th as "unitNameTh",
        s.unit_name_en as "unitNameEn", s.free, s.ordered, s.delivered, s.reason, s.less
      from order_shortages s where s.sale_unit = ${sale_unit} and s.order_number = ${number} order by s.line`.execute(
      db,
    ),
    sql<Omit<Remark, 'at'> & { at: Date }>`
      select r.id, r.kind, r.at, r.by_name as "by", r.text, r.channel from order_remarks r
      where r.sale_unit = ${sale_unit} and r.order_number = ${number} and (${isStaff} or r.kind = 'message') order by r.at`.execute(
      db,
    ),
  ])
  const [made] = invoice.rows
  return {
    invoice: made ? { ...made, madeAt: made.madeAt.toISOString() } : null,
    shortages: shortages.rows,
    remarks: remarks.rows.map((remark) => ({ ...remark, at: remark.at.toISOString() })),
  }
}
