import type { Db } from '#api/kit/database.ts'
import { mostLetters } from '#shop/chat/chat.ts'
import { tidy } from '#shop/chat/why-not-send.ts'
import { tellChat } from './chat-rooms.ts'
import type { ChatKey } from './chat-rows.ts'
import { addMessage, type Kept, lockChat } from './write-message.ts'

type Received = { id: string; text: string; kept?: Kept }

/** What came from outside is kept once, whatever it is: nobody there could be told why not. Answers whether it is new. */
export async function receiveMessage(
  { db, now }: { db: Db; now: Date },
  chat: ChatKey,
  { id, text, kept }: Received,
): Promise<boolean> {
  const words = tidy(text).slice(0, mostLetters * 4)
  const isNew = await db.transaction().execute(async (tx) => {
    const held = await lockChat(tx, chat)
    const known = await tx
      .selectFrom('chat_messages')
      .select('seq')
      .where('sale_unit', '=', chat.saleUnit)
      .where('id', '=', id)
      .executeTakeFirst()
    if (known || (words === '' && !kept)) return false
    const sent = { id, text: words, via: 'line' as const }
    await addMessage(tx, chat, held, { author: undefined, sent, kept, now, locale: 'th' })
    return true
  })
  await tellChat(db, chat)
  return isNew
}
