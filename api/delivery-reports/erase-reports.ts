import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'

type Shop = { saleUnit: string; code: string }

/** Blanks what a shop wrote and removes what it photographed; returns the files to drop. */
export async function eraseReports(tx: Db, { saleUnit, code }: Shop): Promise<string[]> {
  const isOwn = (orderNumber: string) =>
    sql`exists (select from orders o where o.sale_unit = ${saleUnit} and o.number = ${sql.ref(orderNumber)} and o.customer_code = ${code})`
  const { rows } = await sql<{ file: string }>`
    delete from delivery_report_photos p where p.sale_unit = ${saleUnit} and ${isOwn('p.order_number')} returning p.file`.execute(
    tx,
  )
  await sql`update delivery_report_lines n set note = '' from delivery_reports r
    where n.sale_unit = ${saleUnit} and r.sale_unit = ${saleUnit} and r.id = n.report_id and ${isOwn('r.order_number')}`.execute(
    tx,
  )
  await sql`update delivery_reports r set note = '', sent_by_name = '' where r.sale_unit = ${saleUnit} and ${isOwn('r.order_number')}`.execute(
    tx,
  )
  return rows.map(({ file }) => file)
}
