import { sql } from 'kysely'
import { ownShops } from '#api/identity/own-shops.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { chatPictureContract } from '#shop/chat/chat-contracts.ts'
import { chatProblems } from '#shop/chat/chat-problems.ts'
import type { InputOf } from '#shop/contract/endpoint.ts'
import { smallPhotoOf } from '#shop/photos/small-photo.ts'
import { refuse } from '#shop/problems/problem.ts'
import { seenBy, staffOf } from './seen-chats.ts'

/** Of a note only staff see the picture. */
export const chatPicture: Handler<typeof chatPictureContract> = async (request, context) => {
  const { isSmall = false, known = false } = request
  const file = await findFile(request, context)
  if (!file) throw refuse(chatProblems.noPicture)
  const bytes = known
    ? new Uint8Array()
    : await context.storage.readPrivate(isSmall ? smallPhotoOf(file) : file)
  if (!bytes) throw refuse(chatProblems.noPicture)
  return { type: 'image/webp', content: Buffer.from(bytes).toString('base64') }
}

async function findFile(
  { saleUnit, conversationId, id }: InputOf<typeof chatPictureContract>,
  { db, caller }: Context,
): Promise<string | undefined> {
  const shops = caller.kind === 'user' ? await ownShops(db, caller) : []
  const own = shops.find((shop) => shop.saleUnit === saleUnit)
  if (!own && (caller.kind !== 'merchant' || caller.saleUnit !== saleUnit)) return undefined
  const seen = own ? sql`c.customer_code = ${own.code} and not m.is_note` : seenBy(staffOf(caller))
  const { rows } = await sql<{ picture: string | null }>`
    select m.picture from chat_messages m
    join chat_conversations c on c.sale_unit = ${saleUnit} and c.id = m.conversation_id
    where m.sale_unit = ${saleUnit} and m.id = ${id} and m.conversation_id = ${conversationId} and ${seen}`.execute(
    db,
  )
  return rows[0]?.picture ?? undefined
}
