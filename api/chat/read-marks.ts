import { sql } from 'kysely'
import type { Context } from '#api/kit/calls/context.ts'
import { tellChat } from './chat-rooms.ts'
import type { ChatKey, Reader } from './chat-rows.ts'

/** A mark only ever moves on, and never past the last message. */
export async function markRead(
  { db }: Pick<Context, 'db'>,
  chat: ChatKey,
  reader: Reader,
  upTo: number,
): Promise<void> {
  const mark = reader === 'staff' ? sql.ref('read_by_staff') : sql.ref('read_by_customer')
  const { numAffectedRows } = await sql`
    update chat_conversations set ${mark} = least(last_seq, ${upTo})
    where sale_unit = ${chat.saleUnit} and id = ${chat.id} and ${mark} < least(last_seq, ${upTo})`.execute(db)
  if (numAffectedRows) await tellChat(db, chat)
}
