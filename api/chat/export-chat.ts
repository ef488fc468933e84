import type { Shop } from '#api/identity/own-shops.ts'
import type { Db } from '#api/kit/database.ts'
import type { AccountExport } from '#shop/account/account-contracts.ts'
import { nameFor } from './chat-rows.ts'

/** What a shop and its centre wrote to each other, as the customer sees it: without the notes of staff. */
export async function exportChat(db: Db, { saleUnit, code }: Shop): Promise<AccountExport['chat']> {
  const rows = await db
    .selectFrom('chat_messages as m')
    .innerJoin('chat_conversations as c', (join) =>
      join.on('c.sale_unit', '=', saleUnit).onRef('c.id', '=', 'm.conversation_id'),
    )
    .select(['m.at', 'm.author', 'm.name', 'm.text', 'm.product_code', 'm.order_number', 'm.picture'])
    .where('m.sale_unit', '=', saleUnit)
    .where('c.customer_code', '=', code)
    .where('m.is_note', '=', false)
    .orderBy('m.seq')
    .execute()
  return rows.map((row) => ({
    ...{ saleUnit, at: row.at.toISOString(), by: row.author as AccountExport['chat'][number]['by'] },
    ...{ name: nameFor('customer', row.name), text: row.text, hasPicture: row.picture !== null },
    ...{ productCode: row.product_code, orderNumber: row.order_number },
  }))
}
