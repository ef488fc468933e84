import { sql } from 'kysely'
import type { Gateways } from '#api/gateways/gateways.ts'
import type { Db } from '#api/kit/database.ts'
import type { Job } from '#api/kit/jobs.ts'
import { type Channel, type Reach, sendByAnyChannel } from '#api/messages/send-by-any-channel.ts'
import { type AnsweredReport, answerMessage } from '#shop/delivery-reports/answer-message.ts'
import { trackingKeyOf, trackingPath } from '#shop/orders/tracking-key.ts'

type MessageDeps = { db: Db; gateways: Gateways; origin: () => string }
type Row = Reach & Omit<AnsweredReport, 'link'> & { trackingKey: string; told: Channel | null }

/** Tells a customer what the centre answered; once, however often the job runs. */
export async function tellAnswer(
  { db, gateways, origin }: MessageDeps,
  { id, saleUnit, orderNumber: reportId }: Job,
): Promise<Channel> {
  const { rows } = await sql<Row>`
    select r.order_number as "orderNumber", r.credit_note as "creditNote", r.credited, r.points, r.told, o.tracking_key as "trackingKey", a.email, a.mobile,
      least(r.credited, greatest(0, coalesce((select m.received - m.returned from order_money m
        where m.sale_unit = ${saleUnit} and m.order_number = o.number), 0) - o.total)) as "toReturn",
      (select l.subject from linked_identities l where l.account_id = a.id and l.provider = 'line' limit 1) as line,
      (select jsonb_agg(jsonb_build_object('name', n.name_th, 'unit', n.unit_name_th, 'quantity', n.quantity, 'accepted', n.accepted,
          'how', n.how, 'points', n.points, 'answer', n.answer) order by n.line)
        from delivery_report_lines n where n.sale_unit = ${saleUnit} and n.report_id = r.id) as lines
    from delivery_reports r
    join orders o on o.sale_unit = ${saleUnit} and o.number = r.order_number
    join customers c on c.sale_unit = ${saleUnit} and c.code = o.customer_code
    join accounts a on a.id = c.account_id and a.erased_at is null
    where r.sale_unit = ${saleUnit} and r.id = ${reportId}::uuid and r.answered_at is not null`.execute(db)
  const [report] = rows
  if (!report) return 'none'
  if (report.told) return report.told
  const link = `${origin()}${trackingPath(trackingKeyOf(saleUnit, report.trackingKey))}`
  const channel = await sendByAnyChannel(gateways, report, { ...answerMessage({ ...report, link }), key: id })
  await sql`update delivery_reports set told = ${channel} where sale_unit = ${saleUnit} and id = ${reportId}::uuid`.execute(
    db,
  )
  return channel
}
