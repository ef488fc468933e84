import { sql } from 'kysely'
import type { Gateways } from '#api/gateways/gateways.ts'
import type { Db } from '#api/kit/database.ts'
import type { Job } from '#api/kit/jobs.ts'
import { trackingKeyOf, trackingPath } from '#shop/orders/tracking-key.ts'
import { type Channel, type Reach, sendByAnyChannel } from './send-by-any-channel.ts'

type MessageDeps = { db: Db; gateways: Gateways; origin: () => string }
type Row = Reach & {
  text: string
  by_name: string
  centre: string
  number: string
  tracking_key: string
  channel: Channel | null
}

/** Sends what a member of staff wrote to the customer of an order; once, however often the job runs. */
export async function sendRemark(
  { db, gateways, origin }: MessageDeps,
  { id, saleUnit, orderNumber: remarkId }: Job,
): Promise<Channel> {
  const { rows } = await sql<Row>`
    select r.text, r.by_name, r.channel, e.name_th as centre, o.number, o.tracking_key, a.email, a.mobile,
      (select l.subject from linked_identities l where l.account_id = a.id and l.provider = 'line' limit 1) as line
    from order_remarks r
    join orders o on o.sale_unit = ${saleUnit} and o.number = r.order_number
    join customers c on c.sale_unit = ${saleUnit} and c.code = o.customer_code
    join accounts a on a.id = c.account_id and a.erased_at is null
    join centres e on e.sale_unit = ${saleUnit}
    where r.sale_unit = ${saleUnit} and r.id = ${remarkId}::uuid and r.kind = 'message'`.execute(db)
  const [remark] = rows
  if (!remark) return 'none'
  if (remark.channel) return remark.channel
  const { text, by_name, centre, number, tracking_key } = remark
  const channel = await sendByAnyChannel(gateways, remark, {
    subject: `${centre}: คำสั่งซื้อ ${number}`,
    text: [
      `${centre} (${by_name}) เรื่องคำสั่งซื้อ ${number}`,
      text,
      `${origin()}${trackingPath(trackingKeyOf(saleUnit, tracking_key))}`,
    ].join('\n'),
    ...{ key: id, saleUnit },
  })
  await sql`update order_remarks set channel = ${channel} where sale_unit = ${saleUnit} and id = ${remarkId}::uuid`.execute(
    db,
  )
  return channel
}
