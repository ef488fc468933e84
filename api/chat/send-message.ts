import { sql } from 'kysely'
import type { Context } from '#api/kit/calls/context.ts'
import type { Db } from '#api/kit/database.ts'
import { dropPhoto, keepPhoto } from '#api/photos/photo-files.ts'
import { chatProblems } from '#shop/chat/chat-problems.ts'
import type { ChatMessage } from '#shop/chat/chat-wire.ts'
import { tidy, whyNotNow, whyNotText } from '#shop/chat/why-not-send.ts'
import type { Upload } from '#shop/contract/upload.ts'
import { refuse } from '#shop/problems/problem.ts'
import { tellChat } from './chat-rooms.ts'
import { type ChatKey, findMessage } from './chat-rows.ts'
import { type Author, addMessage, type Kept, lockChat, type Sent } from './write-message.ts'

/** Writes a message once, however often it is sent, and tells whoever listens. */
export async function sendMessage(
  context: Context,
  chat: ChatKey,
  author: Author,
  { text, ...sent }: Sent,
): Promise<{ message: ChatMessage }> {
  const words = tidy(text)
  const why = whyNotText(words, { isAlone: !sent.orderNumber && !sent.productCode })
  if (why) throw why
  await requireSubjects(context.db, chat, sent)
  const { seq } = await write(context, chat, author, { ...sent, text: words })
  return told(context, chat, author, seq)
}

/** A picture that came before is not worked on again. */
export async function sendPicture(
  context: Context,
  chat: ChatKey,
  author: Author,
  { picture, id, isNote = false }: { picture?: Upload | undefined; id: string; isNote?: boolean },
): Promise<{ message: ChatMessage }> {
  const { db, storage } = context
  const before = await requireTurn(db, chat, author, id, context.now)
  if (before) return told(context, chat, author, before)
  const kept = await keepPhoto(storage, picture, 'chat-pictures')
  const { seq, isNew } = await write(context, chat, author, { id, text: '', isNote }, kept).catch(
    async (error: unknown) => {
      await dropPhoto(storage, kept.file)
      throw error
    },
  )
  if (!isNew) await dropPhoto(storage, kept.file)
  return told(context, chat, author, seq)
}

/** Also when it was sent before: whoever died between writing and telling sends again. */
async function told({ db }: Context, chat: ChatKey, author: Author, seq: number) {
  await tellChat(db, chat)
  return { message: await findMessage(db, chat, author ? 'staff' : 'customer', seq) }
}

/** Refuses a flood; answers with the number of a message that is there already. */
async function requireTurn(
  db: Db,
  { saleUnit, id: chatId }: ChatKey,
  author: Author,
  id: string,
  now: Date,
): Promise<number | undefined> {
  const known = await db
    .selectFrom('chat_messages')
    .select(['seq', 'conversation_id', 'username'])
    .where('sale_unit', '=', saleUnit)
    .where('id', '=', id)
    .executeTakeFirst()
  if (known && (known.conversation_id !== chatId || known.username !== (author?.username ?? null)))
    throw refuse(chatProblems.idTaken)
  if (known) return known.seq
  const isTheirs = author
    ? sql`m.username = ${author.username}`
    : sql`m.author = 'customer' and m.conversation_id = ${chatId}`
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from chat_messages m
    where m.sale_unit = ${saleUnit} and m.at > ${now}::timestamptz - interval '1 minute' and ${isTheirs}`.execute(
    db,
  )
  const why = whyNotNow(rows[0]?.count ?? 0)
  if (why) throw why
  return undefined
}

/** An order must be the customer's own, and a product of the centre. */
async function requireSubjects(
  db: Db,
  { saleUnit, id }: ChatKey,
  { orderNumber, productCode }: Omit<Sent, 'text'>,
) {
  if (!orderNumber && !productCode) return
  const { rows } = await sql<{ order: boolean; product: boolean }>`
    select exists (select from orders o join chat_conversations c on c.sale_unit = ${saleUnit} and c.id = ${id}
        where o.sale_unit = ${saleUnit} and o.number = ${orderNumber ?? ''} and o.customer_code = c.customer_code) as "order",
      exists (select from products p where p.sale_unit = ${saleUnit} and p.code = ${productCode ?? ''}) as product`.execute(
    db,
  )
  if (orderNumber && !rows[0]?.order) throw refuse(chatProblems.noOrder)
  if (productCode && !rows[0]?.product) throw refuse(chatProblems.noProduct)
}

function write(
  { db, now, locale }: Context,
  chat: ChatKey,
  author: Author,
  sent: Sent,
  kept?: Kept,
): Promise<{ seq: number; isNew: boolean }> {
  return db.transaction().execute(async (tx) => {
    const held = await lockChat(tx, chat)
    const known = await requireTurn(tx, chat, author, sent.id, now)
    if (known) return { seq: known, isNew: false }
    return { seq: await addMessage(tx, chat, held, { author, sent, kept, now, locale }), isNew: true }
  })
}
