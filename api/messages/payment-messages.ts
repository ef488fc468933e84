import { sql } from 'kysely'
import type { Gateways } from '#api/gateways/gateways.ts'
import type { Db } from '#api/kit/database.ts'
import type { Job } from '#api/kit/jobs.ts'
import { trackingKeyOf, trackingPath } from '#shop/orders/tracking-key.ts'
import { type PaymentTopic, paymentMessage } from '#shop/payments/payment-messages.ts'
import { type Channel, type Reach, sendByAnyChannel } from './send-by-any-channel.ts'

type MessageDeps = { db: Db; gateways: Gateways; now: () => Date; origin: () => string }
type Row = Reach & {
  amount: number
  received: number
  returned: number
  why: string | null
  tracking_key: string
  orders: string[]
  told: boolean
}

/** Tells a customer of a payment by LINE, else by mail, else by SMS; a job is told once, however often it runs. */
export async function notifyOfPayment(
  { db, gateways, now, origin }: MessageDeps,
  topic: PaymentTopic,
  { id, saleUnit, orderNumber: paymentId }: Job,
): Promise<Channel> {
  const messageId = `told-${topic}-${id}`
  const payment = await findPayment(db, { saleUnit, paymentId, messageId })
  if (!payment || payment.told) return 'none'
  const { subject, text } = paymentMessage(topic, {
    ...payment,
    orderNumbers: payment.orders,
    why: payment.why ?? '',
    link: `${origin()}${trackingPath(trackingKeyOf(saleUnit, payment.tracking_key))}`,
  })
  const channel = await sendByAnyChannel(gateways, payment, { subject, text, key: id, saleUnit })
  await db
    .insertInto('payment_messages')
    .values({
      ...{ sale_unit: saleUnit, provider: 'customer', message_id: messageId, payment_id: paymentId },
      ...{ kind: 'told', at: now(), body: channel },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return channel
}

async function findPayment(
  db: Db,
  { saleUnit, paymentId, messageId }: { saleUnit: string; paymentId: string; messageId: string },
): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select p.amount, p.received, p.returned, a.email, a.mobile, o.tracking_key,
      (select e.why from payment_events e where e.sale_unit = ${saleUnit} and e.payment_id = p.id order by e.step desc limit 1) as why,
      (select array_agg(s.order_number order by s.order_number) from payment_shares s where s.sale_unit = ${saleUnit} and s.payment_id = p.id) as orders,
      (select l.subject from linked_identities l where l.account_id = a.id and l.provider = 'line' limit 1) as line,
      exists (select from payment_messages m where m.sale_unit = ${saleUnit} and m.provider = 'customer' and m.message_id = ${messageId}) as told
    from payments p
    join customers c on c.sale_unit = ${saleUnit} and c.code = p.customer_code
    join accounts a on a.id = c.account_id and a.erased_at is null
    join orders o on o.sale_unit = ${saleUnit} and o.number = (select min(s.order_number) from payment_shares s where s.sale_unit = ${saleUnit} and s.payment_id = p.id)
    where p.sale_unit = ${saleUnit} and p.id = ${paymentId}`.execute(db)
  return rows[0]
}
