import type { ClientBase } from 'pg'
import sharp from 'sharp'
import { damagedSvg } from '#database/seeds/delivery-reports/damaged-goods.ts'
import { insertRows } from '#database/seeds/insert-rows.ts'
import { makeRandom } from '#database/seeds/random.ts'
import { smallPhotoOf, smallPhotoSide } from '#shop/photos/small-photo.ts'
import { type Chatting, cannedRows, demoChats } from './chat-rows.ts'

export async function storeChats(client: ClientBase, trade: Chatting, today: string): Promise<void> {
  const chats = demoChats(trade, today)
  await insertRows(
    client,
    'chat_conversations',
    chats.map(({ conversation }) => conversation),
  )
  await insertRows(
    client,
    'chat_messages',
    chats.flatMap(({ messages }) => messages),
  )
  const { saleUnit } = trade.centre
  if (saleUnit === 'BKK01') await insertRows(client, 'chat_canned_answers', cannedRows(saleUnit))
}

/** The pictures of the chats, drawn, into private storage. */
export async function saveChatPictures(
  trade: Chatting,
  today: string,
  save: (name: string, bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  for (const { id, picture } of demoChats(trade, today).flatMap(({ messages }) => messages)) {
    if (!picture) continue
    const drawn = await sharp(Buffer.from(damagedSvg(makeRandom(id)))).toBuffer()
    await save(picture, await sharp(drawn).webp({ quality: 70 }).toBuffer())
    const small = { width: smallPhotoSide, height: smallPhotoSide, fit: 'cover' } as const
    await save(smallPhotoOf(picture), await sharp(drawn).resize(small).webp({ quality: 70 }).toBuffer())
  }
}
