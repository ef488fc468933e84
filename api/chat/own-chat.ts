import { sql } from 'kysely'
import type { Context } from '#api/kit/calls/context.ts'
import type { Db } from '#api/kit/database.ts'
import { type Owner, ownerOf } from '#api/orders/order-scope.ts'
import { chatProblems } from '#shop/chat/chat-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import type { ChatKey } from './chat-rows.ts'
import { seenBy, staffOf } from './seen-chats.ts'

/** The caller's chat with their centre, while chat is on; begun when they first look. */
export async function requireOwnChat({ db, caller, now, settings }: Context): Promise<ChatKey> {
  const owner = ownerOf(caller)
  const { chatOpen } = await settings(owner.saleUnit)
  if (!chatOpen) throw refuse(chatProblems.off)
  return beginChat(db, owner, now)
}

export async function beginChat(db: Db, { saleUnit, customerCode }: Owner, now: Date): Promise<ChatKey> {
  const find = () =>
    db
      .selectFrom('chat_conversations')
      .select('id')
      .where('sale_unit', '=', saleUnit)
      .where('customer_code', '=', customerCode)
      .executeTakeFirst()
  const found = await find()
  if (found) return { saleUnit, id: found.id }
  // Whoever is being erased or merged meanwhile is waited for, and has no chat any more.
  await sql`insert into chat_conversations (sale_unit, customer_code, made_at)
    select ${saleUnit}, k.code, ${now} from customers k
    where k.sale_unit = ${saleUnit} and k.code = ${customerCode} and k.status <> 'inactive' for key share of k
    on conflict (sale_unit, customer_code) do nothing`.execute(db)
  const made = await find()
  if (!made) throw refuse(chatProblems.none)
  return { saleUnit, id: made.id }
}

/** A chat of the centre that the caller works for, and may see. */
export async function requireChat(
  { db, caller }: Pick<Context, 'db' | 'caller'>,
  { saleUnit, conversationId }: { saleUnit: string; conversationId: string },
): Promise<ChatKey> {
  const { rows } = await sql`select from chat_conversations c
    where c.sale_unit = ${saleUnit} and c.id = ${conversationId} and ${seenBy(staffOf(caller))}`.execute(db)
  if (rows.length === 0) throw refuse(chatProblems.none)
  return { saleUnit, id: conversationId }
}
