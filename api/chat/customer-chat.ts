import { sql } from 'kysely'
import { ownShops, type Shop } from '#api/identity/own-shops.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import type { HoursSpan } from '#shop/centres/hours-span.ts'
import { answerHours } from '#shop/chat/answer-hours.ts'
import { mostOpenChats } from '#shop/chat/chat.ts'
import type {
  chatContract,
  chatListContract,
  chatLiveContract,
  chatPictureAddContract,
  chatReadContract,
  chatSendContract,
  chatTypingContract,
  chatUnreadContract,
} from '#shop/chat/chat-contracts.ts'
import { chatProblems } from '#shop/chat/chat-problems.ts'
import type { LiveAnswer } from '#shop/contract/live-answer.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { chatPlace, tellTyping } from './chat-rooms.ts'
import { findHistory } from './chat-rows.ts'
import { requireOwnChat } from './own-chat.ts'
import { markRead } from './read-marks.ts'
import { sendMessage, sendPicture } from './send-message.ts'

export const chat: Handler<typeof chatContract> = async ({ before }, context) => {
  const { db, now } = context
  const own = await requireOwnChat(context)
  const history = await findHistory(db, own, 'customer', before)
  const centre = await db
    .selectFrom('centres')
    .select('opening_hours')
    .where('sale_unit', '=', own.saleUnit)
    .executeTakeFirst()
  const hours = (centre?.opening_hours ?? []) as unknown as HoursSpan[]
  return { ...history, conversationId: own.id, hours: answerHours(hours, now) }
}

const shopsOf = ({ db, caller }: Context): Promise<Shop[]> => {
  if (caller.kind !== 'user') throw refuse(identityProblems.notAllowed)
  return ownShops(db, caller)
}

export const chatList: Handler<typeof chatListContract> = async (_request, context) => {
  const { db } = context
  const chats = []
  for (const shop of await shopsOf(context)) {
    const found = await findOwn(db, shop)
    if (found) chats.push({ ...found, lastAt: found.lastAt?.toISOString() ?? null })
  }
  return { chats }
}

export const chatUnread: Handler<typeof chatUnreadContract> = async (_request, context) => {
  let count = 0
  for (const shop of await shopsOf(context)) count += await countUnread(context.db, shop)
  return { count }
}

/** What a customer has not read of a chat `c`: whatever is neither theirs nor a note. */
const unread = (saleUnit: string) => sql`(select count(*)::integer from chat_messages m
  where m.sale_unit = ${saleUnit} and m.conversation_id = c.id and m.seq > c.read_by_customer and m.author <> 'customer' and not m.is_note)`

type OwnChat = {
  saleUnit: string
  nameTh: string
  nameEn: string
  logo: string | null
  lastText: string
  lastAt: Date | null
  unread: number
}

async function findOwn(db: Db, { saleUnit, code }: Shop): Promise<OwnChat | undefined> {
  const { rows } = await sql<OwnChat>`
    select d.sale_unit as "saleUnit", d.name_th as "nameTh", d.name_en as "nameEn", d.logo, coalesce(c.last_text, '') as "lastText",
      c.last_at as "lastAt", coalesce(${unread(saleUnit)}, 0) as unread
    from centres d left join chat_conversations c on c.sale_unit = ${saleUnit} and c.customer_code = ${code}
    where d.sale_unit = ${saleUnit} and d.active`.execute(db)
  return rows[0]
}

async function countUnread(db: Db, { saleUnit, code }: Shop): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ${unread(saleUnit)} as count from chat_conversations c
    where c.sale_unit = ${saleUnit} and c.customer_code = ${code}`.execute(db)
  return rows[0]?.count ?? 0
}

export const chatSend: Handler<typeof chatSendContract> = async (sent, context) =>
  sendMessage(context, await requireOwnChat(context), undefined, sent)

export const chatPictureAdd: Handler<typeof chatPictureAddContract> = async (sent, context) =>
  sendPicture(context, await requireOwnChat(context), undefined, sent)

export const chatRead: Handler<typeof chatReadContract> = async ({ upTo }, context) => {
  await markRead(context, await requireOwnChat(context), 'customer', upTo)
  return {}
}

export const chatTyping: Handler<typeof chatTypingContract> = async (_request, context) => {
  await tellTyping(context.db, await requireOwnChat(context), 'staff', '')
  return {}
}

export const chatLive: Handler<typeof chatLiveContract> = async (request, context) => {
  const own = await requireOwnChat(context)
  return listen(context, `${own.saleUnit}/${own.id}`, request, [chatPlace(context.db, own, 'customer')])
}

type Places = Parameters<Context['liveRooms']['open']>[0]['places']

export function listen(
  { liveRooms }: Context,
  person: string,
  { after, seconds }: { after: number; seconds: number },
  places: Places,
): LiveAnswer {
  const stream = liveRooms.open({ person, most: mostOpenChats, after, seconds, places })
  if (!stream) throw refuse(chatProblems.tooManyOpen)
  return stream
}
