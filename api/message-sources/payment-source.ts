import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { trackingKeyOf, trackingPath } from '#shop/orders/tracking-key.ts'
import {
  type PaymentForMessage,
  type PaymentTopic,
  paymentMessageValues,
} from '#shop/payments/payment-messages.ts'
import type { MessageAbout, MessageSource } from './message-source.ts'

type Row = Omit<PaymentForMessage, 'centre' | 'orderNumbers'> & {
  nameTh: string
  nameEn: string
  orders: string[]
  trackingKey: string
  /** When the customer last did something about it. */
  actedAt: Date | null
}

export const paymentSource: MessageSource = {
  load: async (db, about, locale) => {
    const payment = await findPayment(db, about)
    if (!payment) return undefined
    const centre = locale === 'en' ? payment.nameEn || payment.nameTh : payment.nameTh
    return {
      values: paymentMessageValues(
        about.kind as PaymentTopic,
        { ...payment, centre, orderNumbers: payment.orders },
        locale,
      ),
      path: trackingPath(trackingKeyOf(about.saleUnit, payment.trackingKey)),
      answersAt: about.kind === 'money-refunded' ? null : payment.actedAt,
    }
  },
  note: async (db, { saleUnit, kind, subject, event }, { channel, at }) => {
    await db
      .insertInto('payment_messages')
      .values({
        ...{ sale_unit: saleUnit, provider: 'customer', message_id: `told-${kind}-${event}` },
        ...{ payment_id: subject, kind: 'told', at, body: channel },
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },
}

async function findPayment(
  db: Db,
  { saleUnit, customerCode, subject }: MessageAbout,
): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select p.amount, p.received, p.returned, o.tracking_key as "trackingKey", e.name_th as "nameTh", e.name_en as "nameEn", c.name as shop,
      coalesce((select v.why from payment_events v where v.sale_unit = ${saleUnit} and v.payment_id = p.id order by v.step desc limit 1), '') as why,
      (select max(v.at) from payment_events v where v.sale_unit = ${saleUnit} and v.payment_id = p.id and v.by_kind = 'customer') as "actedAt",
      (select array_agg(s.order_number order by s.order_number) from payment_shares s where s.sale_unit = ${saleUnit} and s.payment_id = p.id) as orders
    from payments p
    join customers c on c.sale_unit = ${saleUnit} and c.code = p.customer_code
    join centres e on e.sale_unit = ${saleUnit}
    join orders o on o.sale_unit = ${saleUnit} and o.number = (select min(s.order_number) from payment_shares s where s.sale_unit = ${saleUnit} and s.payment_id = p.id)
    where p.sale_unit = ${saleUnit} and p.id = ${subject} and p.customer_code = ${customerCode}`.execute(db)
  return rows[0]
}
