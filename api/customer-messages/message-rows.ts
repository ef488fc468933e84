import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { MessageKind } from '#shop/customer-messages/message-kinds.ts'
import type { MessageChannel, NeverReason, SendReason } from '#shop/customer-messages/message-states.ts'

/** What is told to whom: there is one message for each of these. */
export type MessageKey = {
  saleUnit: string
  customerCode: string
  kind: MessageKind
  /** The order, payment, report, series or shop. */
  subject: string
  /** What tells apart messages of one kind about the same; blank where there can be only one. */
  event: string
}
export type MessageRow = MessageKey & {
  id: string
  madeAt: Date
  attempts: number
  /** What its sender was doing when it died. */
  begun: MessageChannel | null
}

/** Longer than all channels are waited for together; who holds a message for longer has died. */
const heldForSeconds = 120

const returned = sql`m.customer_code as "customerCode", m.kind, m.subject, m.event, m.id, m.made_at as "madeAt", m.attempts, m.channel as begun`

/** Notes that something is to be told, once; answers the id of the message in any case. */
export async function addMessage(
  db: Db,
  { saleUnit, customerCode, kind, subject, event }: MessageKey,
  now: Date,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with added as (
      insert into customer_messages (sale_unit, customer_code, kind, subject, event, made_at, due_at, state)
      values (${saleUnit}, ${customerCode}, ${kind}, ${subject}, ${event}, ${now}, ${now}, 'waiting')
      on conflict (sale_unit, customer_code, kind, subject, event) do nothing returning id
    )
    select id from added union all
    select m.id from customer_messages m where m.sale_unit = ${saleUnit} and m.customer_code = ${customerCode}
      and m.kind = ${kind} and m.subject = ${subject} and m.event = ${event} limit 1`.execute(db)
  const [row] = rows
  // Another process added it between the two halves of the statement.
  return row?.id ?? addMessage(db, { saleUnit, customerCode, kind, subject, event }, now)
}

/**
 * Takes a message that is due, or whose sender died; undefined when there is nothing to do. A job that is tried again
 * need not wait, and may take up what was given up.
 */
export async function claimMessage(
  db: Db,
  { saleUnit, id }: { saleUnit: string; id: string },
  { now, isRetry }: { now: Date; isRetry: boolean },
): Promise<MessageRow | undefined> {
  const { rows } = await sql<Omit<MessageRow, 'saleUnit'>>`
    update customer_messages m set state = 'sending', claimed_at = ${now}, attempts = m.attempts + 1
    where m.sale_unit = ${saleUnit} and m.id = ${id} and ((m.state = 'waiting' and (${isRetry} or m.due_at <= ${now}))
      or (${isRetry} and m.state = 'not sent' and m.reason = 'failed')
      or (m.state = 'sending' and m.claimed_at < ${now}::timestamptz - make_interval(secs => ${heldForSeconds})))
    returning ${returned}`.execute(db)
  return rows[0] && { ...rows[0], saleUnit }
}

/** Messages of a centre that are due, or whose senders died; the oldest first. */
export async function findDue(
  db: Db,
  { saleUnit, now, most }: { saleUnit: string; now: Date; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select m.id from customer_messages m
    where m.sale_unit = ${saleUnit} and m.state in ('waiting', 'sending') and m.due_at <= ${now}
      and (m.state = 'waiting' or m.claimed_at < ${now}::timestamptz - make_interval(secs => ${heldForSeconds}))
    order by m.due_at limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

export type Held = { saleUnit: string; id: string; claimedAt: Date }

/** Only while it is held: whoever took it over meanwhile has it. */
const held = (db: Db, { saleUnit, id, claimedAt }: Held) =>
  db
    .updateTable('customer_messages')
    .where('sale_unit', '=', saleUnit)
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('claimed_at', '=', claimedAt)

/** Noted before a channel that would send again when asked again. */
export async function noteBegun(db: Db, message: Held, channel: MessageChannel): Promise<void> {
  const { numUpdatedRows } = await held(db, message).set({ channel }).executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Error('the message was taken over')
}

/** Answers whether it was still held. */
export async function noteSent(
  db: Db,
  message: Held,
  { channel, reason }: { channel: MessageChannel; reason: NeverReason | SendReason | null },
): Promise<boolean> {
  const set = { state: 'sent', channel, reason, sent_at: message.claimedAt }
  return (await held(db, message).set(set).executeTakeFirst()).numUpdatedRows > 0n
}

export async function noteWaiting(
  db: Db,
  message: Held,
  { until, reason, counts }: { until: Date; reason: SendReason; counts: boolean },
): Promise<void> {
  await held(db, message)
    .set(({ eb }) => ({
      ...{ state: 'waiting', channel: null, due_at: until, reason },
      ...(counts ? {} : { attempts: eb('attempts', '-', 1) }),
    }))
    .execute()
}

/** Answers whether it was still held. */
export async function noteNever(
  db: Db,
  message: Held,
  reason: NeverReason | SendReason | null,
): Promise<boolean> {
  const set = { state: 'not sent', channel: null, reason }
  return (await held(db, message).set(set).executeTakeFirst()).numUpdatedRows > 0n
}
