import { sql } from 'kysely'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { notify } from '#api/kit/notifications.ts'
import { retryConflicts } from '#api/kit/retry-conflicts.ts'
import { findActingPerson } from '#api/orders/acting-person.ts'
import { ownerOf } from '#api/orders/order-scope.ts'
import { dropPhoto } from '#api/photos/photo-files.ts'
import type { ReportState } from '#shop/delivery-reports/delivery-report.ts'
import type { sendReportContract } from '#shop/delivery-reports/delivery-report-contracts.ts'
import { deliveryReportsProblems } from '#shop/delivery-reports/delivery-reports-problems.ts'
import { whyNotReport, whyNotSend } from '#shop/delivery-reports/why-not-report.ts'
import { ordersProblems } from '#shop/orders/orders-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { findDelivery, findReportable, lockOrder } from './delivered-order.ts'
import { findReports } from './report-queries.ts'

/** A report that came before is the same one: the phone may have missed the answer. */
export const sendReport: Handler<typeof sendReportContract> = async (
  { id, orderNumber, lines, note, photos },
  { db, caller, now, storage },
) => {
  const { saleUnit, customerCode } = ownerOf(caller)
  const by = await findActingPerson(db, caller)
  const key = { saleUnit, orderNumber }
  const { state, loose } = await retryConflicts(() =>
    db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, key)
      if (order?.customer_code !== customerCode) throw refuse(ordersProblems.none)
      const known = await findKnown(tx, { saleUnit, orderNumber, id })
      if (known) return { state: known, loose: [] }
      const why =
        whyNotReport({ status: order.status, ...(await findDelivery(tx, key)) }, now) ??
        whyNotSend({ lines, photos: photos.length }, await findReportable(tx, key))
      if (why) throw why
      const shown = [...new Set(photos)]
      await sql`
        insert into delivery_reports (sale_unit, id, order_number, note, photos, sent_at, sent_by_kind, sent_by, sent_by_name)
        values (${saleUnit}, ${id}, ${orderNumber}, ${note}, ${shown}::uuid[], ${now}, ${by.kind}, ${by.code}, ${by.name})`.execute(
        tx,
      )
      await sql`
        insert into delivery_report_lines (sale_unit, report_id, line, product_code, name_th, name_en, unit_name_th, unit_name_en, rate, free, quantity, reason, note)
        select ${saleUnit}, ${id}, l.line, l.product_code, l.name_th, l.name_en, l.unit_name_th, l.unit_name_en, l.rate, l.free, n.quantity, n.reason, n.note
        from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) n (line integer, quantity integer, reason text, note text)
        join order_lines l on l.sale_unit = ${saleUnit} and l.order_number = ${orderNumber} and l.line = n.line`.execute(
        tx,
      )
      await notify(tx, { saleUnit, topic: 'order-reported' })
      return { state: 'open' as const, loose: await removeLoose(tx, key) }
    }),
  )
  for (const file of loose) await dropPhoto(storage, file)
  return { id, state }
}

type Key = { saleUnit: string; orderNumber: string }

async function findKnown(
  tx: Db,
  { saleUnit, orderNumber, id }: Key & { id: string },
): Promise<ReportState | undefined> {
  const known = await tx
    .selectFrom('delivery_reports')
    .select('order_number')
    .where('sale_unit', '=', saleUnit)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!known) return undefined
  if (known.order_number !== orderNumber) throw refuse(deliveryReportsProblems.idTaken)
  const reports = await findReports(tx, saleUnit, { orderNumber })
  return reports.find((report) => report.id === id)?.state
}

/** Photos that were taken and left out of the report; returns their files. */
async function removeLoose(tx: Db, { saleUnit, orderNumber }: Key): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`
    delete from delivery_report_photos p where p.sale_unit = ${saleUnit} and p.order_number = ${orderNumber}
      and not exists (select from delivery_reports r where r.sale_unit = ${saleUnit} and r.id = p.report_id and p.id = any(r.photos))
    returning p.file`.execute(tx)
  return rows.map(({ file }) => file)
}
