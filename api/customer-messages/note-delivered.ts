import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'

/** What the shop tags its messages with; LINE also tells of those that others sent from the account. */
const ownTag = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** LINE tells what arrived by telephone number under the tag it was sent with, perhaps before its answer is noted. */
export async function noteDelivered(
  db: Db,
  { saleUnit, id, at }: { saleUnit: string; id: string; at: Date },
): Promise<void> {
  if (!ownTag.test(id)) return
  await sql`update customer_messages m set delivered_at = ${at},
      reason = case when m.state = 'sent' and m.reason = 'unconfirmed' then null else m.reason end
    where m.sale_unit = ${saleUnit} and m.id = ${id}::uuid and m.channel = 'pnp' and m.delivered_at is null`.execute(
    db,
  )
}
