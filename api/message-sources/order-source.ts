import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import {
  type OrderForMessage,
  orderMessageValues,
  type ShortageForMessage,
} from '#shop/orders/order-messages.ts'
import { trackingKeyOf, trackingPath } from '#shop/orders/tracking-key.ts'
import { type MessageAbout, type MessageSource, notedChannel } from './message-source.ts'

type Row = Omit<OrderForMessage, 'centre' | 'shortages' | 'byCustomer'> & {
  placedByKind: string
  placedAt: Date
  trackingKey: string
  status: string
  nameTh: string
  nameEn: string
  shortages: ShortageForMessage[] | null
  isToldOtherwise: boolean
}

/** What the rider’s card says about the same. */
const saidByCard: Record<string, string[]> = {
  'order-completed': ['delivered'],
  'order-shipped': ['on the way', 'arriving', 'delivered'],
}
/** What these say is true only as long as the order stands there. */
const onlyWhile: Record<string, string[]> = {
  'order-approved': ['SO Approve'],
  'order-shipped': ['Invoice Approve'],
}

export const orderSource: MessageSource = {
  load: async (db, about, locale) => {
    const order = await findOrder(db, about)
    const statuses = onlyWhile[about.kind]
    if (!order || (statuses && !statuses.includes(order.status))) return undefined
    const byCustomer = order.placedByKind === 'customer'
    return {
      values: orderMessageValues(
        {
          // What a standing order placed, nobody placed for them.
          ...{
            ...order,
            byCustomer: byCustomer || order.placedByKind === 'job',
            shortages: order.shortages ?? [],
          },
          centre: locale === 'en' ? order.nameEn || order.nameTh : order.nameTh,
        },
        locale,
      ),
      path: trackingPath(trackingKeyOf(about.saleUnit, order.trackingKey)),
      answersAt: about.kind === 'order-placed' && byCustomer ? order.placedAt : null,
      isToldOtherwise: order.isToldOtherwise,
    }
  },
  note: async (db, { saleUnit, subject, kind }, { channel, at }) => {
    await db
      .insertInto('order_messages')
      .values({ sale_unit: saleUnit, order_number: subject, topic: kind, channel: notedChannel(channel), at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },
}

async function findOrder(
  db: Db,
  { saleUnit, customerCode, subject, kind }: MessageAbout,
): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select o.number, o.customer_name as shop, o.total, o.points, o.deliver_on as "deliverOn", o.slot, o.pay_before as "payBefore",
      o.tracking_key as "trackingKey", o.placed_by_kind as "placedByKind", o.placed_at as "placedAt", o.status, e.name_th as "nameTh", e.name_en as "nameEn",
      coalesce(first.by_name, o.placed_by) as "placedBy", coalesce(last.why, '') as why,
      (select jsonb_agg(jsonb_build_object('name', s.name_th, 'unit', s.unit_name_th, 'ordered', s.ordered, 'delivered', s.delivered) order by s.line)
        from order_shortages s where s.sale_unit = ${saleUnit} and s.order_number = o.number) as shortages,
      exists (select from delivery_messages d where d.sale_unit = ${saleUnit} and d.order_number = o.number
        and d.kind = any(${saidByCard[kind] ?? []}::text[]) and d.sent_at is not null) as "isToldOtherwise"
    from orders o
    join centres e on e.sale_unit = ${saleUnit}
    left join order_events first on first.sale_unit = ${saleUnit} and first.order_number = o.number and first.step = 1
    left join lateral (select why from order_events v where v.sale_unit = ${saleUnit} and v.order_number = o.number order by step desc limit 1) last on true
    where o.sale_unit = ${saleUnit} and o.number = ${subject} and o.customer_code = ${customerCode}`.execute(
    db,
  )
  return rows[0]
}
