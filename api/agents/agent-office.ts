import { sql } from 'kysely'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { clientsOf } from '#api/merchants/clients-of.ts'
import {
  type AgentRow,
  type agentListContract,
  agentPage,
  type agentPortraitContract,
} from '#shop/agents/agent-office-contracts.ts'
import { agentsProblems } from '#shop/agents/agents-problems.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'

/** A card of the list belongs to an application; an agent of the centre has the last one, if any. */
export const agentList: Handler<typeof agentListContract> = async ({ saleUnit, tab, skip }, { db }) => {
  const [{ rows }, waiting] = await Promise.all([
    (tab === 'agents' ? agentsOf(saleUnit, skip) : applicationsOf(saleUnit, tab, skip)).execute(db),
    countWaitingAgents(db, saleUnit),
  ])
  return {
    agents: rows.slice(0, agentPage).map(({ madeAt, decidedAt, ...row }) => ({
      ...row,
      madeAt: madeAt?.toISOString() ?? null,
      decidedAt: decidedAt?.toISOString() ?? null,
    })),
    isMore: rows.length > agentPage,
    waiting,
  }
}

/** Applications that wait for a decision. */
async function countWaitingAgents(db: Db, saleUnit: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from agent_applications a
    where a.sale_unit = ${saleUnit} and a.state = 'waiting'`.execute(db)
  return rows[0]?.count ?? 0
}

type Row = Omit<AgentRow, 'madeAt' | 'decidedAt'> & { madeAt: Date | null; decidedAt: Date | null }

const facts = (saleUnit: string) => sql`
  c.code, c.name, k.name as contact, k.mobile, coalesce(c.tax_number, '') as "taxNumber",
  coalesce(c.shop_photo, '') as "shopPhoto", coalesce(c.picture_file, '') <> '' as "hasPortrait",
  to_char(c.created_at at time zone 'Asia/Bangkok', 'YYYY-MM-DD') as "registeredOn",
  (select count(*)::int from orders o where o.sale_unit = ${saleUnit} and o.customer_code = c.code) as orders,
  (select to_char(max(o.placed_at) at time zone 'Asia/Bangkok', 'YYYY-MM-DD') from orders o
    where o.sale_unit = ${saleUnit} and o.customer_code = c.code) as "lastOrderOn",
  (select count(*)::int from customers m where m.sale_unit = ${saleUnit} and m.agent_code = c.code) as clients`

const application = sql`a.id, a.made_at as "madeAt", a.decided_at as "decidedAt",
  coalesce(a.decided_by_name, '') as "decidedBy", coalesce(a.why, '') as why`

function applicationsOf(saleUnit: string, tab: 'waiting' | 'refused', skip: number) {
  const states = tab === 'waiting' ? ['waiting'] : ['refused', 'ended']
  const order = tab === 'waiting' ? sql`a.made_at, a.id` : sql`a.decided_at desc, a.id`
  return sql<Row>`
    select ${application}, a.state, coalesce(a.account_code, c.account_code, '') as "accountCode", ${facts(saleUnit)}
    from agent_applications a
    join customers c on c.sale_unit = ${saleUnit} and c.code = a.customer_code
    join accounts k on k.id = c.account_id
    where a.sale_unit = ${saleUnit} and a.state = any(${states}::text[])
    order by ${order} limit ${agentPage + 1} offset ${skip}`
}

function agentsOf(saleUnit: string, skip: number) {
  return sql<Row>`
    select ${application}, 'approved' as state, coalesce(c.account_code, '') as "accountCode", ${facts(saleUnit)}
    from customers c
    join accounts k on k.id = c.account_id
    left join lateral (select p.* from agent_applications p
      where p.sale_unit = ${saleUnit} and p.customer_code = c.code and p.state = 'approved'
      order by p.made_at desc limit 1) a on true
    where c.sale_unit = ${saleUnit} and c.role = '2'
    order by c.name, c.code limit ${agentPage + 1} offset ${skip}`
}

/** The look is recorded before the picture is sent, so that none goes unrecorded. */
export const agentPortrait: Handler<typeof agentPortraitContract> = async ({ code }, context) => {
  const { db, caller, now, storage } = context
  if (caller.kind !== 'merchant') throw refuse(identityProblems.notAllowed)
  const { saleUnit: sale_unit, username } = caller
  const customer = await clientsOf(context)
    .select('customers.picture_file')
    .where('customers.code', '=', code)
    .executeTakeFirst()
  if (!customer) throw refuse(identityProblems.notYours)
  const bytes = customer.picture_file ? await storage.readPrivate(customer.picture_file) : undefined
  if (!bytes) throw refuse(agentsProblems.noPortrait)
  await db
    .insertInto('private_views')
    .values({ sale_unit, customer_code: code, kind: 'portrait', username, at: now })
    .execute()
  return { type: 'image/webp', content: Buffer.from(bytes).toString('base64') }
}
