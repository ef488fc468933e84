import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'

/** Orders to an agent stay for the agent's books, without who and where the client was. */
export async function eraseAgentOrders(
  tx: Db,
  { saleUnit, code }: { saleUnit: string; code: string },
  erasedName: string,
): Promise<void> {
  await sql`update agent_orders set name = ${erasedName}, phone = '', address = '', note = ''
    where sale_unit = ${saleUnit} and client_code = ${code}`.execute(tx)
}

type Erased = { saleUnit: string; code: string; mobile: string; now: Date }

/** An agent keeps no client without a shop behind it, nor the number that was invited. */
export async function eraseRelation(tx: Db, { saleUnit, code, mobile, now }: Erased): Promise<void> {
  await sql`update customers set agent_code = null where sale_unit = ${saleUnit} and code = ${code}`.execute(
    tx,
  )
  // A link that waits for the number is taken back first: without its number anybody could accept it.
  await sql`update agent_invitations set state = 'withdrawn', answered_at = ${now}, answered_by = ${code}
    where sale_unit = ${saleUnit} and state = 'waiting' and (mobile = ${mobile} or client_code = ${code})`.execute(
    tx,
  )
  await sql`update agent_invitations set mobile = null where sale_unit = ${saleUnit} and mobile = ${mobile}`.execute(
    tx,
  )
}
