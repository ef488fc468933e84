import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'

type Pair = { saleUnit: string; clientCode: string; agentCode: string }
type EventKind = 'added' | 'accepted' | 'ended by agent' | 'ended by client' | 'ended by centre'

/** Notes what happened between agent and client; whoever did not do it is told by a job. */
export async function addAgentEvent(tx: Db, pair: Pair, kind: EventKind, at: Date): Promise<void> {
  const { saleUnit, clientCode, agentCode } = pair
  const { id } = await tx
    .insertInto('agent_events')
    .values({ sale_unit: saleUnit, client_code: clientCode, agent_code: agentCode, at, kind })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('outbox')
    .values({ sale_unit: saleUnit, topic: 'agent-relation', order_number: id, at })
    .execute()
}

/** An agent who acts for a client all day is one line of that day. */
export async function noteActing(db: Db, { saleUnit, clientCode, agentCode }: Pair, at: Date): Promise<void> {
  await sql`insert into agent_events (sale_unit, client_code, agent_code, at, kind)
    select ${saleUnit}, ${clientCode}, ${agentCode}, ${at}::timestamptz, 'acted'
    where not exists (select from agent_events e where e.sale_unit = ${saleUnit} and e.client_code = ${clientCode}
      and e.agent_code = ${agentCode} and e.kind = 'acted' and e.at >= date_trunc('day', ${at}::timestamptz, 'Asia/Bangkok'))`.execute(
    db,
  )
}
