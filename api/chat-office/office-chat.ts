import { sql } from 'kysely'
import { chatListPlace, chatPlace, tellChat, tellTyping } from '#api/chat/chat-rooms.ts'
import { type ChatKey, findHistory } from '#api/chat/chat-rows.ts'
import { listen } from '#api/chat/customer-chat.ts'
import { beginChat, requireChat } from '#api/chat/own-chat.ts'
import { markRead } from '#api/chat/read-marks.ts'
import { staffOf } from '#api/chat/seen-chats.ts'
import { sendMessage, sendPicture } from '#api/chat/send-message.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { clientsOf } from '#api/merchants/clients-of.ts'
import type {
  officeChatAssignContract,
  officeChatContract,
  officeChatDoneContract,
  officeChatLiveContract,
  officeChatOpenContract,
  officeChatPictureAddContract,
  officeChatReadContract,
  officeChatSendContract,
  officeChatTypingContract,
} from '#shop/chat/chat-office-contracts.ts'
import { chatProblems } from '#shop/chat/chat-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { findConversation } from './office-list.ts'

export const officeChat: Handler<typeof officeChatContract> = async ({ before, ...key }, context) => {
  const { db } = context
  const chat = await requireChat(context, key)
  const history = await findHistory(db, chat, 'staff', before)
  return {
    ...history,
    conversation: await findConversation(db, chat),
    colleagues: await findColleagues(db, chat.saleUnit),
  }
}

async function findColleagues(db: Db, saleUnit: string) {
  return db
    .selectFrom('staff_centres as c')
    .innerJoin('staff as s', 's.username', 'c.username')
    .select(['s.username', 's.name'])
    .where('c.sale_unit', '=', saleUnit)
    .where('s.active', '=', true)
    .orderBy('s.name')
    .execute()
}

export const officeChatOpen: Handler<typeof officeChatOpenContract> = async (
  { saleUnit, customerCode },
  context,
) => {
  const { db, now } = context
  const customer = await clientsOf(context)
    .select('status')
    .where('code', '=', customerCode)
    .where('role', '<>', 'GUEST')
    .executeTakeFirst()
  if (customer?.status !== 'active') throw refuse(chatProblems.noCustomer)
  const { id } = await beginChat(db, { saleUnit, customerCode }, now)
  return { conversationId: id }
}

/** Who of the staff writes, by the name that customers see. */
async function authorOf({ db, caller }: Context): Promise<{ username: string; name: string }> {
  const { username } = staffOf(caller)
  const row = await db.selectFrom('staff').select('name').where('username', '=', username).executeTakeFirst()
  return { username, name: row?.name ?? username }
}

export const officeChatSend: Handler<typeof officeChatSendContract> = async (
  { saleUnit, conversationId, ...sent },
  context,
) =>
  sendMessage(
    context,
    await requireChat(context, { saleUnit, conversationId }),
    await authorOf(context),
    sent,
  )

export const officeChatPictureAdd: Handler<typeof officeChatPictureAddContract> = async (
  { saleUnit, conversationId, ...sent },
  context,
) =>
  sendPicture(
    context,
    await requireChat(context, { saleUnit, conversationId }),
    await authorOf(context),
    sent,
  )

export const officeChatRead: Handler<typeof officeChatReadContract> = async ({ upTo, ...key }, context) => {
  await markRead(context, await requireChat(context, key), 'staff', upTo)
  return {}
}

export const officeChatTyping: Handler<typeof officeChatTypingContract> = async (key, context) => {
  const { name } = await authorOf(context)
  await tellTyping(context.db, await requireChat(context, key), 'customer', name.split(/\s/)[0] ?? '')
  return {}
}

export const officeChatAssign: Handler<typeof officeChatAssignContract> = async (
  { username, ...key },
  context,
) => {
  const { db } = context
  const chat = await requireChat(context, key)
  if (
    username !== null &&
    !(await findColleagues(db, chat.saleUnit)).some((each) => each.username === username)
  )
    throw refuse(chatProblems.noColleague)
  await change(db, chat, sql`assigned_to = ${username}`)
  return { conversation: await findConversation(db, chat) }
}

export const officeChatDone: Handler<typeof officeChatDoneContract> = async ({ isDone, ...key }, context) => {
  const { db, now } = context
  const chat = await requireChat(context, key)
  await change(db, chat, isDone ? sql`done_at = ${now}, waiting_since = null` : sql`done_at = null`)
  return { conversation: await findConversation(db, chat) }
}

async function change(db: Db, chat: ChatKey, set: ReturnType<typeof sql>): Promise<void> {
  await sql`update chat_conversations set ${set} where sale_unit = ${chat.saleUnit} and id = ${chat.id}`.execute(
    db,
  )
  await tellChat(db, chat)
}

/** One stream for a page of staff: the list, and the chat that is open. */
export const officeChatLive: Handler<typeof officeChatLiveContract> = async (request, context) => {
  const { saleUnit, conversationId } = request
  const { session } = staffOf(context.caller)
  const list = chatListPlace(saleUnit)
  if (!conversationId) return listen(context, session, request, [list])
  const chat = await requireChat(context, { saleUnit, conversationId })
  return listen(context, session, request, [list, chatPlace(context.db, chat, 'staff')])
}
