import { sql } from 'kysely'
import { type AnsweredReport, answerMessageValues } from '#shop/delivery-reports/answer-message.ts'
import { trackingKeyOf, trackingPath } from '#shop/orders/tracking-key.ts'
import { type MessageSource, notedChannel } from './message-source.ts'

type Row = Omit<AnsweredReport, 'centre'> & { trackingKey: string; nameTh: string; nameEn: string }

/** What the centre answered to a report of missing or damaged goods. */
export const reportSource: MessageSource = {
  load: async (db, { saleUnit, customerCode, subject: reportId }, locale) => {
    const { rows } = await sql<Row>`
      select r.order_number as "orderNumber", r.credit_note as "creditNote", r.credited, r.points, o.tracking_key as "trackingKey",
        o.customer_name as shop, e.name_th as "nameTh", e.name_en as "nameEn",
        least(r.credited, greatest(0, coalesce((select m.received - m.returned from order_money m
          where m.sale_unit = ${saleUnit} and m.order_number = o.number), 0) - o.total)) as "toReturn",
        (select jsonb_agg(jsonb_build_object('name', n.name_th, 'unit', n.unit_name_th, 'quantity', n.quantity, 'accepted', n.accepted,
            'how', n.how, 'points', n.points, 'answer', n.answer) order by n.line)
          from delivery_report_lines n where n.sale_unit = ${saleUnit} and n.report_id = r.id) as lines
      from delivery_reports r
      join orders o on o.sale_unit = ${saleUnit} and o.number = r.order_number and o.customer_code = ${customerCode}
      join centres e on e.sale_unit = ${saleUnit}
      where r.sale_unit = ${saleUnit} and r.id = ${reportId}::uuid and r.answered_at is not null`.execute(db)
    const [report] = rows
    if (!report) return undefined
    const centre = locale === 'en' ? report.nameEn || report.nameTh : report.nameTh
    return {
      values: answerMessageValues({ ...report, centre }, locale),
      path: trackingPath(trackingKeyOf(saleUnit, report.trackingKey)),
      answersAt: null,
    }
  },
  note: async (db, { saleUnit, subject: reportId }, { channel }) => {
    await sql`update delivery_reports set told = ${notedChannel(channel)} where sale_unit = ${saleUnit} and id = ${reportId}::uuid`.execute(
      db,
    )
  },
}
