import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { ChatKey } from './chat-rows.ts'
import { joinChats } from './move-chat.ts'

type LinePerson = { saleUnit: string; userId: string }

/** The chat of the customer who linked this LINE account; else one of the person’s own, which joins the customer’s later. */
export function lineChat(db: Db, person: LinePerson, now: Date): Promise<ChatKey> {
  const { saleUnit, userId } = person
  return db.transaction().execute(async (tx) => {
    // Whoever writes for the first time twice at once has one chat.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`line ${saleUnit} ${userId}`}, 0))`.execute(tx)
    const code = await findCustomer(tx, person)
    const { rows } = await sql<{ id: string; isTheirs: boolean }>`
      select c.id, c.customer_code is not distinct from ${code} as "isTheirs" from chat_conversations c
      where c.sale_unit = ${saleUnit} and (c.line_user_id = ${userId} or c.customer_code = ${code}) order by c.id for no key update`.execute(
      tx,
    )
    const [own, other] = [rows.find(({ isTheirs }) => isTheirs), rows.find(({ isTheirs }) => !isTheirs)]
    if (own && other && code) await joinChats(tx, saleUnit, own.id, other.id)
    const id = own?.id ?? (code ? undefined : other?.id)
    if (id) {
      await sql`update chat_conversations set line_user_id = ${userId}
        where sale_unit = ${saleUnit} and id = ${id} and line_user_id is distinct from ${userId}`.execute(tx)
      return { saleUnit, id }
    }
    if (other && code) {
      await sql`update chat_conversations set customer_code = ${code} where sale_unit = ${saleUnit} and id = ${other.id}`.execute(
        tx,
      )
      return { saleUnit, id: other.id }
    }
    const made = await tx
      .insertInto('chat_conversations')
      .values({ sale_unit: saleUnit, customer_code: code, line_user_id: userId, made_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (!code)
      await tx
        .insertInto('outbox')
        .values({ sale_unit: saleUnit, topic: 'line-name', order_number: made.id, at: now })
        .execute()
    return { saleUnit, id: made.id }
  })
}

/** The customer of this centre whose account is linked with the person at LINE. */
async function findCustomer(tx: Db, { saleUnit, userId }: LinePerson): Promise<string | null> {
  const { rows } = await sql<{ code: string }>`
    select k.code from linked_identities l
    join account_customers s on s.account_id = l.account_id and s.sale_unit = ${saleUnit}
    join customers k on k.sale_unit = ${saleUnit} and k.code = s.customer_code and k.status = 'active'
    where l.provider = 'line' and l.subject = ${userId} limit 1`.execute(tx)
  return rows[0]?.code ?? null
}
