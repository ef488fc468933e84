import { type RawBuilder, sql } from 'kysely'
import type { ChatKey } from '#api/chat/chat-rows.ts'
import { seenBy, staffOf } from '#api/chat/seen-chats.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import type { ChatShow } from '#shop/chat/chat.ts'
import type {
  Conversation,
  officeChatListContract,
  officeChatUnreadContract,
} from '#shop/chat/chat-office-contracts.ts'
import { chatProblems } from '#shop/chat/chat-problems.ts'
import { refuse } from '#shop/problems/problem.ts'

type Row = Omit<Conversation, 'lastAt' | 'waitingSince' | 'assignedTo'> & {
  lastAt: Date
  waitingSince: Date | null
  assigned: string | null
  assignedName: string | null
}

const conversationOf = ({ lastAt, waitingSince, assigned, assignedName, ...row }: Row): Conversation => ({
  ...row,
  lastAt: lastAt.toISOString(),
  waitingSince: waitingSince?.toISOString() ?? null,
  assignedTo: assigned ? { username: assigned, name: assignedName ?? assigned } : null,
})

async function findConversations(
  db: Db,
  saleUnit: string,
  { where, rest }: { where: RawBuilder<unknown>; rest: RawBuilder<unknown> },
): Promise<Conversation[]> {
  const { rows } = await sql<Row>`
    select c.id, coalesce(c.customer_code, '') as "customerCode", coalesce(k.name, c.line_name) as name, coalesce(a.mobile, '') as mobile,
      case when c.customer_code is null then 'line' else 'shop' end as via, c.last_text as "lastText", coalesce(c.last_by, 'staff') as "lastBy",
      coalesce(c.last_at, c.made_at) as "lastAt", c.waiting_since as "waitingSince", c.done_at is not null as "isDone",
      c.assigned_to as assigned, s.name as "assignedName",
      (select count(*)::integer from chat_messages m where m.sale_unit = ${saleUnit} and m.conversation_id = c.id
        and m.seq > c.read_by_staff and m.author = 'customer') as unread
    from chat_conversations c
    left join customers k on k.sale_unit = ${saleUnit} and k.code = c.customer_code
    left join accounts a on a.id = k.account_id and a.erased_at is null
    left join staff s on s.username = c.assigned_to
    where c.sale_unit = ${saleUnit} and ${where} ${rest}`.execute(db)
  return rows.map(conversationOf)
}

export async function findConversation(db: Db, { saleUnit, id }: ChatKey): Promise<Conversation> {
  const [found] = await findConversations(db, saleUnit, { where: sql`c.id = ${id}`, rest: sql`` })
  if (!found) throw refuse(chatProblems.none)
  return found
}

const shown: Record<ChatShow, (username: string) => RawBuilder<unknown>> = {
  waiting: () => sql`c.waiting_since is not null`,
  mine: (username) => sql`c.assigned_to = ${username} and c.done_at is null`,
  all: () => sql`c.done_at is null`,
  done: () => sql`c.done_at is not null`,
}

const likeOf = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** What is searched is looked for among all, in names and numbers of customers and in what was written. */
function matching(saleUnit: string, text: string): RawBuilder<unknown> {
  const like = likeOf(text)
  const number = /^[\d\s()+-]+$/.test(text) ? text.replace(/\D/g, '').replace(/^66(?=\d{8,9}$)/, '0') : ''
  return sql`(k.name ilike ${like} or k.code ilike ${like} or c.line_name ilike ${like} or a.mobile like ${likeOf(number || text)}
    or c.id in (select m.conversation_id from chat_messages m where m.sale_unit = ${saleUnit} and m.text ilike ${like}))`
}

export const officeChatList: Handler<typeof officeChatListContract> = async (
  { saleUnit, show, text, skip, take },
  { db, caller },
) => {
  const staff = staffOf(caller)
  const searched = text.trim()
  const which = searched ? matching(saleUnit, searched) : shown[show](staff.username)
  // Who waits longest is answered first.
  const order = show === 'waiting' && !searched ? sql`c.waiting_since, c.id` : sql`c.last_at desc, c.id`
  const found = await findConversations(db, saleUnit, {
    where: sql`c.last_at is not null and ${seenBy(staff)} and ${which}`,
    rest: sql`order by ${order} limit ${take + 1} offset ${skip}`,
  })
  return {
    chats: found.slice(0, take),
    isMore: found.length > take,
    counts: await countChats(db, staff),
  }
}

async function countChats(db: Db, staff: ReturnType<typeof staffOf>) {
  const { saleUnit, username } = staff
  const { rows } = await sql<{ waiting: number; mine: number }>`
    select (select count(*)::integer from chat_conversations c where c.sale_unit = ${saleUnit} and c.waiting_since is not null and ${seenBy(staff)}) as waiting,
      (select count(*)::integer from chat_conversations c where c.sale_unit = ${saleUnit} and ${shown.mine(username)}) as mine`.execute(
    db,
  )
  return rows[0] ?? { waiting: 0, mine: 0 }
}

export const officeChatUnread: Handler<typeof officeChatUnreadContract> = async (
  _request,
  { db, caller },
) => ({
  waiting: (await countChats(db, staffOf(caller))).waiting,
})
