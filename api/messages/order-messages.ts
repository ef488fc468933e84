import { sql } from 'kysely'
import type { Gateways } from '#api/gateways/gateways.ts'
import type { Db } from '#api/kit/database.ts'
import type { Job } from '#api/kit/jobs.ts'
import { type OrderTopic, orderMessage, type ShortageForMessage } from '#shop/orders/order-messages.ts'
import { trackingKeyOf, trackingPath } from '#shop/orders/tracking-key.ts'
import { type Channel, type Reach, sendByAnyChannel } from './send-by-any-channel.ts'

type MessageDeps = { db: Db; gateways: Gateways; now: () => Date; origin: () => string }
type Row = Reach & {
  number: string
  shop: string
  total: number
  points: number
  deliver_on: string | null
  slot: string
  pay_before: Date | null
  tracking_key: string
  placed_by_kind: string
  placed_by: string
  why: string | null
  shortages: ShortageForMessage[] | null
  told: Channel | null
}

/**
 * Notifies a customer of an order change by LINE, else by mail, else by SMS; once, however often the job
 * runs.
 */
export async function notifyCustomer(
  { db, gateways, now, origin }: MessageDeps,
  topic: OrderTopic,
  { id, saleUnit, orderNumber }: Job,
): Promise<Channel> {
  const order = await findOrder(db, topic, saleUnit, orderNumber)
  if (!order) return 'none'
  if (order.told) return order.told
  const { subject, text } = orderMessage(topic, {
    number: order.number,
    shop: order.shop,
    total: order.total,
    points: order.points,
    deliverOn: order.deliver_on,
    slot: order.slot,
    payBefore: order.pay_before,
    placedBy: order.placed_by,
    byCustomer: order.placed_by_kind === 'customer',
    why: order.why ?? '',
    shortages: order.shortages ?? [],
    link: `${origin()}${trackingPath(trackingKeyOf(saleUnit, order.tracking_key))}`,
  })
  const channel = await sendByAnyChannel(gateways, order, { subject, text, key: id, saleUnit })
  await db
    .insertInto('order_messages')
    .values({ sale_unit: saleUnit, order_number: orderNumber, topic, channel, at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return channel
}

async function findOrder(
  db: Db,
  topic: OrderTopic,
  saleUnit: string,
  orderNumber: string,
): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select o.number, o.customer_name as shop, o.total, o.points, o.deliver_on, o.slot, o.pay_before, o.tracking_key, o.placed_by_kind,
      coalesce(first.by_name, o.placed_by) as placed_by, last.why, a.email, a.mobile,
      (select jsonb_agg(jsonb_build_object('name', s.name_th, 'unit', s.unit_name_th, 'ordered', s.ordered, 'delivered', s.delivered) order by s.line)
        from order_shortages s where s.sale_unit = ${saleUnit} and s.order_number = o.number) as shortages,
      (select l.subject from linked_identities l where l.account_id = a.id and l.provider = 'line' limit 1) as line,
      coalesce(
        (select m.channel from order_messages m where m.sale_unit = ${saleUnit} and m.order_number = o.number and m.topic = ${topic}),
        (select d.channel from delivery_messages d where d.sale_unit = ${saleUnit} and d.order_number = o.number
          and d.kind = 'delivered' and d.sent_at is not null and ${topic} = 'order-completed' limit 1)) as told
    from orders o
    join customers c on c.sale_unit = ${saleUnit} and c.code = o.customer_code
    join accounts a on a.id = c.account_id and a.erased_at is null
    left join order_events first on first.sale_unit = ${saleUnit} and first.order_number = o.number and first.step = 1
    left join lateral (select why from order_events e where e.sale_unit = ${saleUnit} and e.order_number = o.number order by step desc limit 1) last on true
    where o.sale_unit = ${saleUnit} and o.number = ${orderNumber}`.execute(db)
  return rows[0]
}
