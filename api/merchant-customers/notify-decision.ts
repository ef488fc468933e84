import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '#api/kit/calls/context.ts'
import { type Reach, sendByAnyChannel } from '#api/messages/send-by-any-channel.ts'
import { registrationMessage } from '#shop/customers/registration-message.ts'

type Decision = { saleUnit: string; code: string; approve: boolean; why: string }
type Row = Reach & { shop: string; centre: string; phone: string }

/**
 * Notifies a shop of its registration's result by LINE, mail or SMS; a failed message does not undo the
 * decision.
 */
export async function notifyDecision(
  { db, gateways, origin, log }: Context,
  { saleUnit, code, approve, why }: Decision,
): Promise<void> {
  const { rows } = await sql<Row>`
    select c.name as shop, n.name_th as centre, n.phone, a.email, a.mobile,
      (select l.subject from linked_identities l where l.account_id = a.id and l.provider = 'line' limit 1) as line
    from customers c join centres n on n.sale_unit = c.sale_unit join accounts a on a.id = c.account_id and a.erased_at is null
    where c.sale_unit = ${saleUnit} and c.code = ${code}`.execute(db)
  const [row] = rows
  if (!row) return
  const message = registrationMessage({ ...row, approved: approve, why, link: `${origin()}/login` })
  try {
    await sendByAnyChannel(gateways, row, { ...message, key: randomUUID(), saleUnit })
  } catch (error) {
    log.warn(
      { reason: error instanceof Error ? error.message : 'unknown' },
      'a shop could not be told of its registration',
    )
  }
}
