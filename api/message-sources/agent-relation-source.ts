import { sql } from 'kysely'
import type { MessageSource } from './message-source.ts'

type Row = { agent: string; client: string; isTrue: boolean; nameTh: string; nameEn: string }

/** What happened between an agent and a client, as long as it still is so. */
export const agentRelationSource: MessageSource = {
  load: async (db, { saleUnit, kind, subject }, locale) => {
    const relation =
      kind === 'agent-invited'
        ? sql`select coalesce(i.client_code, i.opened_by) as client_code, i.agent_code, i.state = 'waiting' as holds from agent_invitations i
            where i.sale_unit = ${saleUnit} and i.id = ${subject}::uuid`
        : sql`select e.client_code, e.agent_code, e.kind not like 'ended%' as holds from agent_events e
            where e.sale_unit = ${saleUnit} and e.id = ${subject}::uuid`
    const isMatched =
      kind === 'agent-invited'
        ? sql`x.holds`
        : sql`x.holds = (c.agent_code is not distinct from x.agent_code)`
    const { rows } = await sql<Row>`
      select a.name as agent, c.name as client, ${isMatched} as "isTrue", n.name_th as "nameTh", n.name_en as "nameEn"
      from (${relation}) x
      join customers a on a.sale_unit = ${saleUnit} and a.code = x.agent_code
      join customers c on c.sale_unit = ${saleUnit} and c.code = x.client_code
      join centres n on n.sale_unit = ${saleUnit}`.execute(db)
    const [row] = rows
    if (!row?.isTrue) return undefined
    const { agent, client, nameTh, nameEn } = row
    const isToAgent = kind === 'client-joined' || kind === 'client-left'
    return {
      values: {
        ...{ agent, client, shop: isToAgent ? agent : client },
        centre: locale === 'en' ? nameEn || nameTh : nameTh,
      },
      path: isToAgent ? '/agents/customers' : kind === 'agent-left' ? '/' : '/profile/agent',
      answersAt: null,
    }
  },
}
