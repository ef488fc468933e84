import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { mostRead } from '#api/kit/live-rooms.ts'
import { messagesPage } from '#shop/chat/chat.ts'
import type { ChatHistory, ChatMessage, ReadMarks } from '#shop/chat/chat-wire.ts'
import type { OrderStatus } from '#shop/orders/order-status.ts'

/** A conversation, and whether its reader is of the staff, who see notes. */
export type ChatKey = { saleUnit: string; id: string }
export type Reader = 'customer' | 'staff'

type Row = Omit<ChatMessage, 'at' | 'picture' | 'product' | 'order'> & {
  at: Date
  picture: string | null
  width: number
  height: number
  productCode: string | null
  productTh: string | null
  productEn: string
  productPicture: string | null
  orderNumber: string | null
  status: OrderStatus
  total: number
  placedAt: Date
  items: number
}

/** The name of staff is shown to customers as people call each other: by the first. */
export const nameFor = (reader: Reader, name: string) =>
  reader === 'staff' ? name : (name.split(/\s/)[0] ?? '')

const messageOf = (row: Row, reader: Reader): ChatMessage => ({
  ...{ seq: row.seq, id: row.id, by: row.by, name: nameFor(reader, row.name) },
  ...{ text: row.text, at: row.at.toISOString(), isNote: row.isNote, via: row.via },
  lineState: reader === 'staff' ? row.lineState : null,
  picture: row.picture ? { id: row.id, width: row.width, height: row.height } : null,
  product:
    row.productCode && row.productTh !== null
      ? {
          ...{ code: row.productCode, nameTh: row.productTh, nameEn: row.productEn },
          picture: row.productPicture,
        }
      : null,
  order: row.orderNumber
    ? {
        ...{ number: row.orderNumber, status: row.status, total: row.total, items: row.items },
        placedAt: row.placedAt.toISOString(),
      }
    : null,
})

async function findMessages(
  db: Db,
  { saleUnit, id }: ChatKey,
  reader: Reader,
  { where, rest }: { where: RawBuilder<unknown>; rest: RawBuilder<unknown> },
): Promise<ChatMessage[]> {
  const seen = reader === 'staff' ? sql`` : sql`and not m.is_note`
  const { rows } = await sql<Row>`
    select m.seq, m.id, m.author as by, m.name, m.text, m.at, m.is_note as "isNote", m.via, m.line_state as "lineState", m.picture, m.picture_width as width, m.picture_height as height,
      m.product_code as "productCode", p.name_th as "productTh", p.name_en as "productEn", p.pictures[1] as "productPicture",
      o.number as "orderNumber", o.status, o.total, o.placed_at as "placedAt",
      (select count(*)::integer from order_lines l where l.sale_unit = ${saleUnit} and l.order_number = o.number) as items
    from chat_messages m
    left join products p on p.sale_unit = ${saleUnit} and p.code = m.product_code
    left join orders o on o.sale_unit = ${saleUnit} and o.number = m.order_number
    where m.sale_unit = ${saleUnit} and m.conversation_id = ${id} ${seen} and ${where} ${rest}`.execute(db)
  return rows.map((row) => messageOf(row, reader))
}

export const messagesAfter = (db: Db, chat: ChatKey, reader: Reader, after: number) =>
  findMessages(db, chat, reader, {
    where: sql`m.seq > ${after}`,
    rest: sql`order by m.seq limit ${mostRead}`,
  })

export async function findMessage(db: Db, chat: ChatKey, reader: Reader, seq: number): Promise<ChatMessage> {
  const [message] = await findMessages(db, chat, reader, { where: sql`m.seq = ${seq}`, rest: sql`` })
  if (!message) throw new Error(`message ${seq} is not there`)
  return message
}

/** The latest messages, or those before one. */
export async function findHistory(
  db: Db,
  chat: ChatKey,
  reader: Reader,
  before: number | undefined,
): Promise<ChatHistory> {
  const { lastSeq, ...read } = await findMarks(db, chat)
  const messages = await findMessages(db, chat, reader, {
    where: before === undefined ? sql`true` : sql`m.seq < ${before}`,
    rest: sql`order by m.seq desc limit ${messagesPage + 1}`,
  })
  const isMore = messages.length > messagesPage
  // What arrives while this is read is heard by whoever listens from `lastSeq` on.
  return { messages: messages.slice(0, messagesPage).reverse(), isMore, read, lastSeq }
}

export async function findMarks(db: Db, { saleUnit, id }: ChatKey): Promise<ReadMarks & { lastSeq: number }> {
  const row = await db
    .selectFrom('chat_conversations')
    .select(['read_by_customer as customer', 'read_by_staff as staff', 'last_seq as lastSeq'])
    .where('sale_unit', '=', saleUnit)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? { customer: 0, staff: 0, lastSeq: 0 }
}
