import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { LiveEvent } from '#api/kit/live-rooms.ts'
import { notifyLive } from '#api/kit/notifications.ts'
import { type ChatKey, findMarks, messagesAfter, type Reader } from './chat-rows.ts'

const roomOf = ({ saleUnit, id }: ChatKey, reader: Reader) => `chat/${saleUnit}/${id}/${reader}`
const listRoom = (saleUnit: string) => `chats/${saleUnit}`

/** A conversation as those on one side of it hear it: messages by their number, then who has read how far. */
export const chatPlace = (db: Db, chat: ChatKey, reader: Reader) => ({
  room: roomOf(chat, reader),
  read: async ({ after }: { after: number }): Promise<LiveEvent[]> => {
    const messages = await messagesAfter(db, chat, reader, after)
    const { lastSeq: _, ...marks } = await findMarks(db, chat)
    const states = reader === 'staff' ? await lineStates(db, chat) : []
    return [
      ...messages.map((message) => ({ at: message.seq, name: 'message', data: message })),
      ...(states.length > 0 ? [{ name: 'line', data: { states } }] : []),
      { name: 'read', data: marks },
    ]
  },
})

/** How the latest answers to LINE fare: their messages were heard before LINE had taken them. */
async function lineStates(db: Db, { saleUnit, id }: ChatKey) {
  const { rows } = await sql<{ seq: number; state: string }>`
    select m.seq, m.line_state as state from chat_messages m
    where m.sale_unit = ${saleUnit} and m.conversation_id = ${id} and m.line_state is not null order by m.seq desc limit 10`.execute(
    db,
  )
  return rows
}

/** The list of a centre's chats: which of them changed; whoever shows them asks for what is shown. */
export const chatListPlace = (saleUnit: string) => ({
  room: listRoom(saleUnit),
  read: async ({ about }: { about: ReadonlySet<string> | undefined }): Promise<LiveEvent[]> =>
    about?.size === 0 ? [] : [{ name: 'chats', data: { changed: about ? [...about] : null } }],
})

/** After it is committed: in every process, whoever listens hears what happened in a chat. */
export const tellChat = (db: Db, chat: ChatKey): Promise<void> =>
  notifyLive(db, {
    rooms: [roomOf(chat, 'customer'), roomOf(chat, 'staff'), listRoom(chat.saleUnit)],
    about: chat.id,
  })

export const tellTyping = (db: Db, chat: ChatKey, to: Reader, name: string): Promise<void> =>
  notifyLive(db, { rooms: [roomOf(chat, to)], say: { name: 'typing', data: { name } } })
