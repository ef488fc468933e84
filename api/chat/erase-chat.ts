import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'

/** Removes a shop's chat with its messages; returns the files of its pictures to drop. */
export async function eraseChat(
  tx: Db,
  { saleUnit, code }: { saleUnit: string; code: string },
): Promise<string[]> {
  const { rows } = await sql<{ picture: string }>`
    select m.picture from chat_messages m
    join chat_conversations c on c.sale_unit = ${saleUnit} and c.id = m.conversation_id and c.customer_code = ${code}
    where m.sale_unit = ${saleUnit} and m.picture is not null`.execute(tx)
  await sql`delete from chat_conversations where sale_unit = ${saleUnit} and customer_code = ${code}`.execute(
    tx,
  )
  return rows.map(({ picture }) => picture)
}
