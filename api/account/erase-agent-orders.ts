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
