import { sql } from 'kysely'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { LoggedMessage, messageLogContract } from '#shop/customer-messages/message-office-contracts.ts'

type Row = Omit<LoggedMessage, 'madeAt' | 'dueAt' | 'sentAt' | 'isDelivered'> & {
  madeAt: Date
  dueAt: Date
  sentAt: Date | null
  deliveredAt: Date | null
}

export const messageLog: Handler<typeof messageLogContract> = async (
  { saleUnit, kind = null, state = null, about, skip, take },
  { db },
) => {
  const { rows } = await sql<Row>`
    select m.id, m.kind, m.subject, m.customer_code as "customerCode", m.state, m.channel, m.reason, m.attempts,
      m.made_at as "madeAt", m.due_at as "dueAt", m.sent_at as "sentAt", m.delivered_at as "deliveredAt"
    from customer_messages m
    where m.sale_unit = ${saleUnit} and (${kind}::text is null or m.kind = ${kind}) and (${state}::text is null or m.state = ${state})
      and (${about} = '' or m.subject = ${about} or m.customer_code = ${about})
    order by m.made_at desc, m.id limit ${take + 1} offset ${skip}`.execute(db)
  return {
    messages: rows.slice(0, take).map(({ madeAt, dueAt, sentAt, deliveredAt, ...row }) => ({
      ...row,
      madeAt: madeAt.toISOString(),
      dueAt: row.state === 'waiting' ? dueAt.toISOString() : null,
      sentAt: sentAt?.toISOString() ?? null,
      isDelivered: row.channel === 'pnp' && row.state === 'sent' ? deliveredAt !== null : null,
    })),
    isMore: rows.length > take,
  }
}
