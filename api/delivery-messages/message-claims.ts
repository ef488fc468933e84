import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { DeliveryMessageKind } from '#shop/delivery-messages/delivery-cards.ts'

export type SentBy = 'line' | 'sms'
export type MessageOfStop = {
  saleUnit: string
  orderNumber: string
  kind: DeliveryMessageKind
  /** The visit this belongs to. */
  attempt: string
}

/** Longer than the gateways are waited for together; who holds a message for longer has died. */
const heldForSeconds = 120

/**
 * Takes a message to send it; undefined when somebody else has it or sent it. `begun` is sms when a sender died with
 * it under way.
 */
export async function claimMessage(
  db: Db,
  { saleUnit, orderNumber, kind, attempt }: MessageOfStop,
  now: Date,
): Promise<{ begun: SentBy | null } | undefined> {
  const { rows } = await sql<{ begun: SentBy | null }>`
    insert into delivery_messages as m (sale_unit, order_number, kind, attempt, claimed_at)
    values (${saleUnit}, ${orderNumber}, ${kind}, ${attempt}, ${now})
    on conflict (sale_unit, order_number, kind, attempt) do update set claimed_at = excluded.claimed_at
      where m.sent_at is null and m.claimed_at < ${now}::timestamptz - make_interval(secs => ${heldForSeconds})
    returning m.channel as begun`.execute(db)
  return rows[0]
}

/** How a message was sent; null while somebody sends it, undefined when nobody does. */
export async function findSent(
  db: Db,
  { saleUnit, orderNumber, kind, attempt }: MessageOfStop,
): Promise<SentBy | null | undefined> {
  const { rows } = await sql<{ sent: SentBy | null }>`
    select case when m.sent_at is not null then m.channel end as sent from delivery_messages m
    where m.sale_unit = ${saleUnit} and m.order_number = ${orderNumber} and m.kind = ${kind} and m.attempt = ${attempt}`.execute(
    db,
  )
  return rows[0]?.sent
}

/** An SMS has no key of its own, so it is noted before it goes. */
export async function noteBegun(db: Db, message: MessageOfStop, channel: SentBy): Promise<void> {
  await ofMessage(db, message).set({ channel }).execute()
}

export async function noteSent(
  db: Db,
  message: MessageOfStop,
  { channel, now }: { channel: SentBy; now: Date },
): Promise<void> {
  await ofMessage(db, message).set({ channel, sent_at: now }).execute()
}

const ofMessage = (db: Db, { saleUnit, orderNumber, kind, attempt }: MessageOfStop) =>
  db
    .updateTable('delivery_messages')
    .where('sale_unit', '=', saleUnit)
    .where('order_number', '=', orderNumber)
    .where('kind', '=', kind)
    .where('attempt', '=', attempt)

/** Nothing was sent: the next who asks may try. Whoever took it over meanwhile keeps it. */
export async function letGoOfMessage(
  db: Db,
  { saleUnit, orderNumber, kind, attempt }: MessageOfStop,
  claimedAt: Date,
): Promise<void> {
  await db
    .deleteFrom('delivery_messages')
    .where('sale_unit', '=', saleUnit)
    .where('order_number', '=', orderNumber)
    .where('kind', '=', kind)
    .where('attempt', '=', attempt)
    .where('claimed_at', '=', claimedAt)
    .where('sent_at', 'is', null)
    .execute()
}
