import { sql } from 'kysely'
import { lineChat } from '#api/chat/line-chat.ts'
import { receiveMessage } from '#api/chat/receive-message.ts'
import { noteDelivered } from '#api/customer-messages/note-delivered.ts'
import type { LineEvent } from '#api/gateways/line/webhook.ts'
import type { Db } from '#api/kit/database.ts'
import { onceKey } from '#api/messages/once-key.ts'
import { sayLineMessage } from '#shop/line/say-line-message.ts'
import { noteEvent } from './note-event.ts'

type Deps = { db: Db; now: Date }

/** Any event may come again, and later than those after it: each has one effect, whenever it comes. */
export async function takeEvent({ db, now }: Deps, saleUnit: string, event: LineEvent): Promise<void> {
  const { type, userId, message, deliveryTag = '' } = event
  if (type === 'follow' || type === 'unfollow') await noteFriend(db, saleUnit, event, type === 'follow')
  if (type === 'delivery') return noteDelivered(db, { saleUnit, id: deliveryTag, at: event.at })
  if (type !== 'message') return noteEvent({ db, now }, saleUnit, event)
  if (!message) return
  const key = { saleUnit, userId }
  if (message.type === 'image') return fetchLater(db, key, { ...event, imageId: message.id, now })
  const chat = await lineChat(db, key, now)
  await receiveMessage({ db, now }, chat, { id: messageIdOf(event.id), text: sayLineMessage(message) })
}

/** The same for each delivery of an event. */
export const messageIdOf = (eventId: string) => onceKey(`line webhook ${eventId}`)

/** The latest by LINE's clock holds. */
async function noteFriend(
  db: Db,
  saleUnit: string,
  { userId, at }: LineEvent,
  isFriend: boolean,
): Promise<void> {
  await sql`insert into line_friends as f (sale_unit, line_user_id, is_friend, changed_at)
    values (${saleUnit}, ${userId}, ${isFriend}, ${at})
    on conflict (sale_unit, line_user_id) do update set is_friend = excluded.is_friend, changed_at = excluded.changed_at
    where f.changed_at < excluded.changed_at`.execute(db)
  // LINE forgets the menu of whoever blocks the account; following again links it anew.
  if (!isFriend)
    await sql`delete from line_menu_people where sale_unit = ${saleUnit} and line_user_id = ${userId}`.execute(
      db,
    )
}

type Image = Pick<LineEvent, 'id' | 'userId'> & { imageId: string; now: Date }

/** A picture is fetched by a job, and becomes a message then. */
async function fetchLater(
  db: Db,
  { saleUnit }: { saleUnit: string },
  { id, userId, imageId, now }: Image,
): Promise<void> {
  await db
    .insertInto('outbox')
    .values({
      sale_unit: saleUnit,
      topic: 'line-picture',
      order_number: [userId, imageId, id].join(' '),
      at: now,
    })
    .execute()
}
