import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { stateOf } from '#shop/delivery-reports/delivery-report.ts'
import type { DeliveryReport } from '#shop/delivery-reports/delivery-report-contracts.ts'

type ReportRow = {
  id: string
  orderNumber: string
  note: string
  sentAt: Date
  kind: DeliveryReport['sentBy']['kind']
  name: string
  answeredAt: Date | null
  answeredBy: string
  creditNote: string | null
  credited: number
  points: number
  lines: (DeliveryReport['lines'][number] & { how: string | null })[]
  photos: DeliveryReport['photos']
}

/** Reports of one order, the latest first. */
export async function findReports(
  db: Db,
  saleUnit: string,
  { orderNumber }: { orderNumber: string },
): Promise<DeliveryReport[]> {
  const { rows } = await sql<ReportRow>`
    select r.id, r.order_number as "orderNumber", r.note, r.sent_at as "sentAt", r.sent_by_kind as kind, r.sent_by_name as name,
      r.answered_at as "answeredAt", coalesce(r.answered_by, '') as "answeredBy", r.credit_note as "creditNote", r.credited, r.points,
      (${linesOf(saleUnit)}) as lines, (${photosOf(saleUnit)}) as photos
    from delivery_reports r where r.sale_unit = ${saleUnit} and r.order_number = ${orderNumber}
    order by r.sent_at desc, r.id desc`.execute(db)
  return rows.map(({ kind, name, sentAt, answeredAt, lines, ...row }) => ({
    ...row,
    saleUnit,
    state: stateOf({
      isAnswered: answeredAt !== null,
      toSend: lines.filter(({ how, sentAt: left }) => how === 'replacement' && left === null).length,
    }),
    sentAt: sentAt.toISOString(),
    sentBy: { kind, name },
    answeredAt: answeredAt?.toISOString() ?? null,
    lines: lines.map((line) => ({ ...line, sentAt: line.sentAt && new Date(line.sentAt).toISOString() })),
  }))
}

const linesOf = (saleUnit: string): RawBuilder<unknown> => sql`
  select coalesce(jsonb_agg(jsonb_build_object('line', n.line, 'productCode', n.product_code, 'name', jsonb_build_object('th', n.name_th, 'en', n.name_en),
      'unitName', jsonb_build_object('th', n.unit_name_th, 'en', n.unit_name_en), 'free', n.free, 'quantity', n.quantity, 'reason', n.reason,
      'note', n.note, 'accepted', n.accepted, 'how', n.how, 'answer', n.answer, 'points', n.points, 'sentAt', n.sent_at) order by n.line), '[]')
  from delivery_report_lines n where n.sale_unit = ${saleUnit} and n.report_id = r.id`

/** In the order in which the customer chose them. */
const photosOf = (saleUnit: string): RawBuilder<unknown> => sql`
  select coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'hasArrived', p.id is not null) order by w.place), '[]')
  from unnest(r.photos) with ordinality w (id, place)
  left join delivery_report_photos p on p.sale_unit = ${saleUnit} and p.id = w.id and p.report_id = r.id`
