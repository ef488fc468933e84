import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { deliveryMessageKinds } from '#shop/delivery-messages/delivery-cards.ts'
import { isCancelled, type OrderStatus } from '#shop/orders/order-status.ts'
import type { MessageOfStop } from './message-claims.ts'

export type Recipient = {
  line: string | null
  mobile: string
  centre: string
  trackingKey: string
  status: OrderStatus
  /** A later message of the same visit was sent: "on the way" after "arriving" would confuse. */
  overtaken: boolean
}

/** Who is told of a delivery; nobody when the order is over, or the customer erased the account or withdrew. */
export async function findRecipient(
  db: Db,
  { saleUnit, orderNumber, kind, attempt }: MessageOfStop,
): Promise<Recipient | undefined> {
  const later = deliveryMessageKinds.slice(deliveryMessageKinds.indexOf(kind) + 1)
  const { rows } = await sql<Recipient>`
    select a.mobile, e.name_th as centre, o.tracking_key as "trackingKey", o.status,
      (select min(l.subject) from linked_identities l
        where l.account_id = a.id and l.provider = 'line' and l.subject ~ '^U[0-9a-f]{32}$') as line,
      exists (select from delivery_messages m where m.sale_unit = ${saleUnit} and m.order_number = o.number
        and m.attempt = ${attempt} and m.kind = any(${later}::text[]) and m.sent_at is not null) as overtaken
    from orders o
    join customers c on c.sale_unit = ${saleUnit} and c.code = o.customer_code
    join accounts a on a.id = c.account_id and a.erased_at is null
    join centres e on e.sale_unit = ${saleUnit}
    where o.sale_unit = ${saleUnit} and o.number = ${orderNumber}
      and coalesce((select s.given from consents s where s.account_id = a.id and s.purpose = 'service'
        order by s.at desc, s.id desc limit 1), true)`.execute(db)
  const [recipient] = rows
  if (!recipient) return undefined
  const isOver = isCancelled(recipient.status) || (recipient.status === 'POD' && kind !== 'delivered')
  return isOver ? undefined : recipient
}
