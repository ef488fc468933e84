import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { HoursSpan } from '#shop/centres/hours-span.ts'
import { answerHours } from '#shop/chat/answer-hours.ts'
import { chatProblems } from '#shop/chat/chat-problems.ts'
import { closedAnswer } from '#shop/chat/closed-answer.ts'
import { refuse } from '#shop/problems/problem.ts'
import type { Locale } from '#shop/words/locale.ts'
import type { ChatKey } from './chat-rows.ts'

/** Of the staff with a name; else the customer. */
export type Author = { username: string; name: string } | undefined
export type Sent = {
  id: string
  text: string
  orderNumber?: string | undefined
  productCode?: string | undefined
  isNote?: boolean
  via?: 'shop' | 'line'
}
export type Kept = { file: string; width: number; height: number }
type Held = { lastSeq: number; hours: HoursSpan[]; lineUserId: string | null; isByLine: boolean }

/** The row of a conversation is locked first, so that numbers have no gap and are committed in their order. */
export async function lockChat(tx: Db, { saleUnit, id }: ChatKey): Promise<Held> {
  const { rows } = await sql<Held>`
    select c.last_seq as "lastSeq", d.opening_hours as hours, c.line_user_id as "lineUserId",
      coalesce((select m.via = 'line' from chat_messages m where m.sale_unit = ${saleUnit} and m.conversation_id = ${id} and m.author = 'customer'
        order by m.seq desc limit 1), c.customer_code is null) as "isByLine"
    from chat_conversations c join centres d on d.sale_unit = ${saleUnit}
    where c.sale_unit = ${saleUnit} and c.id = ${id} for no key update of c`.execute(tx)
  const [held] = rows
  if (!held) throw refuse(chatProblems.none)
  return held
}

type Written = { author: Author; sent: Sent; kept?: Kept | undefined; now: Date; locale: Locale }

/** Adds a message to a locked conversation. Whoever wrote by LINE last is answered there. */
export async function addMessage(
  tx: Db,
  chat: ChatKey,
  held: Held,
  { author, sent, kept, now, locale }: Written,
): Promise<number> {
  const { saleUnit, id: chatId } = chat
  const seq = held.lastSeq + 1
  const goesToLine = author && !sent.isNote && held.lineUserId !== null && held.isByLine
  await tx
    .insertInto('chat_messages')
    .values({
      ...{ sale_unit: saleUnit, conversation_id: chatId, seq, id: sent.id, at: now, text: sent.text },
      ...{ author: author ? 'staff' : 'customer', username: author?.username ?? null },
      ...{ name: author?.name ?? '', is_note: sent.isNote ?? false, via: sent.via ?? 'shop' },
      ...{ product_code: sent.productCode ?? null, order_number: sent.orderNumber ?? null },
      ...{ picture: kept?.file ?? null, picture_width: kept?.width ?? null },
      ...{ picture_height: kept?.height ?? null, line_state: goesToLine ? 'waiting' : null },
    })
    .execute()
  if (goesToLine) await toLine(tx, saleUnit, `${chatId}/${seq}`, now)
  const answer = author ? undefined : await automaticAnswer(tx, chat, held.hours, { now, locale })
  if (answer) {
    const isByLine = sent.via === 'line'
    await tx
      .insertInto('chat_messages')
      .values({
        ...{ sale_unit: saleUnit, conversation_id: chatId, seq: seq + 1, id: crypto.randomUUID() },
        ...{ at: now, author: 'shop', text: answer, line_state: isByLine ? 'waiting' : null },
      })
      .execute()
    if (isByLine) await toLine(tx, saleUnit, `${chatId}/${seq + 1}`, now)
  }
  await noteSent(tx, chat, author, { ...sent, seq, lastSeq: answer ? seq + 1 : seq, now })
  return seq
}

const toLine = (tx: Db, saleUnit: string, message: string, now: Date) =>
  tx
    .insertInto('outbox')
    .values({ sale_unit: saleUnit, topic: 'chat-to-line', order_number: message, at: now })
    .execute()

/** Looked up under the lock, so that of many messages at once only one is answered. */
async function automaticAnswer(
  tx: Db,
  { saleUnit, id }: ChatKey,
  hours: HoursSpan[],
  { now, locale }: { now: Date; locale: Locale },
): Promise<string | undefined> {
  const open = answerHours(hours, now)
  if (!open || open.isOpen) return undefined
  const last = await tx
    .selectFrom('chat_messages')
    .select((eb) => eb.fn.max('at').as('at'))
    .where('sale_unit', '=', saleUnit)
    .where('conversation_id', '=', id)
    .where('author', '=', 'shop')
    .executeTakeFirst()
  return closedAnswer(open, last?.at ?? null, { now, locale })
}

type Noted = Sent & { seq: number; lastSeq: number; now: Date }

/** Whoever writes has read all before; a note says nothing to the customer, who still waits. */
async function noteSent(tx: Db, { saleUnit, id }: ChatKey, author: Author, noted: Noted): Promise<void> {
  const { seq, lastSeq, now, text, isNote = false } = noted
  const isShown = sql`last_at = ${now}, last_by = ${author ? 'staff' : 'customer'}, last_text = ${text.slice(0, 160)}`
  const change = !author
    ? sql`${isShown}, read_by_customer = ${lastSeq}, waiting_since = coalesce(waiting_since, ${now}), done_at = null`
    : isNote
      ? sql`read_by_staff = ${seq}`
      : sql`${isShown}, read_by_staff = ${seq}, waiting_since = null, assigned_to = coalesce(assigned_to, ${author.username})`
  await sql`update chat_conversations set last_seq = ${lastSeq}, ${change}
    where sale_unit = ${saleUnit} and id = ${id}`.execute(tx)
}
