import { sql } from 'kysely'
import { trackingKeyOf, trackingPath } from '#shop/orders/tracking-key.ts'
import { type MessageSource, notedChannel } from './message-source.ts'

type Row = {
  message: string
  by: string
  order: string
  trackingKey: string
  shop: string
  nameTh: string
  nameEn: string
}

/** What a member of staff wrote to the customer of an order. */
export const remarkSource: MessageSource = {
  load: async (db, { saleUnit, customerCode, subject: remarkId }, locale) => {
    const { rows } = await sql<Row>`
      select r.text as message, r.by_name as by, o.number as "order", o.tracking_key as "trackingKey", o.customer_name as shop,
        e.name_th as "nameTh", e.name_en as "nameEn"
      from order_remarks r
      join orders o on o.sale_unit = ${saleUnit} and o.number = r.order_number and o.customer_code = ${customerCode}
      join centres e on e.sale_unit = ${saleUnit}
      where r.sale_unit = ${saleUnit} and r.id = ${remarkId}::uuid and r.kind = 'message'`.execute(db)
    const [remark] = rows
    if (!remark) return undefined
    const { message, by, order, shop, nameTh, nameEn } = remark
    return {
      values: { message, by, order, shop, centre: locale === 'en' ? nameEn || nameTh : nameTh },
      path: trackingPath(trackingKeyOf(saleUnit, remark.trackingKey)),
      answersAt: null,
    }
  },
  note: async (db, { saleUnit, subject: remarkId }, { channel }) => {
    await sql`update order_remarks set channel = ${notedChannel(channel)} where sale_unit = ${saleUnit} and id = ${remarkId}::uuid`.execute(
      db,
    )
  },
}
