import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'

type Pair = { saleUnit: string; code: string; other: string }

/** What `other` wrote goes to `code`: as it is, or behind what `code` wrote, whoever wrote earlier. What was unread stays so. */
export async function moveChat(tx: Db, { saleUnit, code, other }: Pair): Promise<void> {
  const { rows } = await sql<{ id: string; owner: string }>`
    select c.id, c.customer_code as owner from chat_conversations c
    where c.sale_unit = ${saleUnit} and c.customer_code in (${code}, ${other}) order by c.id for update`.execute(
    tx,
  )
  const [into, from] = [rows.find(({ owner }) => owner === code), rows.find(({ owner }) => owner === other)]
  if (!from) return
  if (!into) {
    await sql`update chat_conversations set customer_code = ${code} where sale_unit = ${saleUnit} and id = ${from.id}`.execute(
      tx,
    )
    return
  }
  await joinChats(tx, saleUnit, into.id, from.id)
}

/** The messages of one conversation go behind those of another; the emptied one goes. */
export async function joinChats(tx: Db, saleUnit: string, into: string, from: string): Promise<void> {
  await sql`update chat_messages m set conversation_id = ${into}, seq = m.seq + c.last_seq from chat_conversations c
    where m.sale_unit = ${saleUnit} and m.conversation_id = ${from} and c.sale_unit = ${saleUnit} and c.id = ${into}`.execute(
    tx,
  )
  await sql`
    with f as (delete from chat_conversations g where g.sale_unit = ${saleUnit} and g.id = ${from} returning g.*)
    update chat_conversations c set last_seq = c.last_seq + f.last_seq,
      last_at = greatest(c.last_at, f.last_at),
      last_by = case when f.last_at >= coalesce(c.last_at, f.last_at) then f.last_by else c.last_by end,
      last_text = case when f.last_at >= coalesce(c.last_at, f.last_at) then f.last_text else c.last_text end,
      waiting_since = least(c.waiting_since, f.waiting_since), done_at = case when f.last_seq = 0 then c.done_at end,
      read_by_customer = case when c.read_by_customer < c.last_seq then c.read_by_customer else c.last_seq + f.read_by_customer end,
      read_by_staff = case when c.read_by_staff < c.last_seq then c.read_by_staff else c.last_seq + f.read_by_staff end,
      assigned_to = coalesce(c.assigned_to, f.assigned_to), line_user_id = coalesce(c.line_user_id, f.line_user_id),
      line_name = case when c.line_user_id is null then f.line_name else c.line_name end
    from f where c.sale_unit = ${saleUnit} and c.id = ${into}`.execute(tx)
}
