import { sql } from 'kysely'
import { tellChat } from '#api/chat/chat-rooms.ts'
import { lineChat } from '#api/chat/line-chat.ts'
import { receiveMessage } from '#api/chat/receive-message.ts'
import type { Gateways } from '#api/gateways/gateways.ts'
import { LineRefusal } from '#api/gateways/line/line-refusal.ts'
import type { Db } from '#api/kit/database.ts'
import type { Job } from '#api/kit/jobs.ts'
import type { Storage } from '#api/kit/storage.ts'
import { dropPhoto, keepPhoto } from '#api/photos/photo-files.ts'
import { lineAnswer } from '#shop/line-answers/line-answer.ts'
import type { OrderStatus } from '#shop/orders/order-status.ts'
import { messageIdOf } from './take-event.ts'

type Parts = { db: Db; gateways: Gateways; storage: Storage; now: () => Date; origin: () => string }

/** The name of somebody who wrote and is no customer. */
export async function nameLinePerson(
  { db, gateways }: Pick<Parts, 'db' | 'gateways'>,
  { saleUnit, orderNumber: id }: Job,
): Promise<void> {
  const found = await db
    .selectFrom('chat_conversations')
    .select(['line_user_id', 'line_name'])
    .where('sale_unit', '=', saleUnit)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found?.line_user_id || found.line_name) return
  const name = await gateways.lineOf?.(saleUnit)?.findPerson(found.line_user_id)
  if (!name) return
  await sql`update chat_conversations set line_name = ${name} where sale_unit = ${saleUnit} and id = ${id}`.execute(
    db,
  )
  await tellChat(db, { saleUnit, id })
}

/** A picture that somebody sent by LINE becomes a message; one that cannot be shown says so. */
export async function takeLinePicture(
  { db, gateways, storage, now }: Omit<Parts, 'origin'>,
  { saleUnit, orderNumber }: Job,
): Promise<void> {
  const [userId = '', imageId = '', ...event] = orderNumber.split(' ')
  const content = await gateways.lineOf?.(saleUnit)?.fetchContent(imageId)
  const kept = content && (await keepPhoto(storage, content, 'chat-pictures').catch(() => undefined))
  const chat = await lineChat(db, { saleUnit, userId }, now())
  const id = messageIdOf(event.join(' '))
  const text = kept ? '' : '[รูปที่เปิดไม่ได้]'
  const isNew = await receiveMessage({ db, now: now() }, chat, { id, text, ...(kept && { kept }) })
  if (kept && !isNew) await dropPhoto(storage, kept.file)
}

type Answer = {
  id: string
  text: string
  picture: string | null
  lineState: string | null
  lineUserId: string | null
  product: { code: string; name: string } | null
  order: { number: string; status: OrderStatus; total: number } | null
}

/** An answer of the staff goes to LINE, once; when LINE refuses it for good, the staff see that. */
export async function answerByLine(
  { db, gateways, origin }: Pick<Parts, 'db' | 'gateways' | 'origin'>,
  { saleUnit, orderNumber }: Job,
): Promise<void> {
  const [chatId = '', seq = ''] = orderNumber.split('/')
  const { rows } = await sql<Answer>`
    select m.id, m.text, m.picture, m.line_state as "lineState", c.line_user_id as "lineUserId",
      (select jsonb_build_object('code', p.code, 'name', p.name_th) from products p where p.sale_unit = ${saleUnit} and p.code = m.product_code) as product,
      (select jsonb_build_object('number', o.number, 'status', o.status, 'total', o.total) from orders o
        where o.sale_unit = ${saleUnit} and o.number = m.order_number) as "order"
    from chat_messages m join chat_conversations c on c.sale_unit = ${saleUnit} and c.id = m.conversation_id
    where m.sale_unit = ${saleUnit} and m.conversation_id = ${chatId}::uuid and m.seq = ${Number(seq)}`.execute(
    db,
  )
  const [answer] = rows
  if (answer?.lineState !== 'waiting' || !answer.lineUserId) return
  const channel = gateways.lineOf?.(saleUnit)
  let state = 'failed'
  if (channel) {
    try {
      for (const [at, message] of lineAnswer({ ...answer, saleUnit, origin: origin() }).entries())
        await channel.push(answer.lineUserId, message, at === 0 ? answer.id : answerKey(answer.id, at))
      state = 'sent'
    } catch (error) {
      // What is only busy, or over its quota for now, is tried again.
      if (!(error instanceof LineRefusal) || error.status >= 500 || error.status === 429) throw error
    }
  }
  await sql`update chat_messages set line_state = ${state}
    where sale_unit = ${saleUnit} and conversation_id = ${chatId}::uuid and seq = ${Number(seq)}`.execute(db)
  await tellChat(db, { saleUnit, id: chatId })
}

/** A key of its own for each part: the last digits count up. */
const answerKey = (id: string, at: number) => `${id.slice(0, -2)}${at.toString(16).padStart(2, '0')}`
