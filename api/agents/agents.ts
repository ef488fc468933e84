import { sql } from 'kysely'
import { loadUserFor } from '#api/identity/load-user.ts'
import type { Handler, HandlersOf } from '#api/kit/calls/perform.ts'
import type { agentApplicationContracts } from '#shop/agents/agent-application-contracts.ts'
import type { agentClientContracts, agentClientsContract } from '#shop/agents/agent-client-contracts.ts'
import type { agentInvitationContracts } from '#shop/agents/agent-invitation-contracts.ts'
import type { agentOfficeContracts } from '#shop/agents/agent-office-contracts.ts'
import type { actingContracts, agentLoginAsClientContract } from '#shop/identity/acting-contracts.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { addClient, clientOptions } from './add-client.ts'
import { agentClient, endClient, isUnpaid, owedOf } from './agent-client.ts'
import { noteActing } from './agent-events.ts'
import { agentList, agentPortrait } from './agent-office.ts'
import { answerClientInvitation, lookAtClientInvitation } from './answer-invitation.ts'
import { agentApplication, applyAsAgent } from './apply-as-agent.ts'
import { agentInvitations, inviteClient, withdrawClientInvitation } from './client-invitations.ts'
import { decideAgent, endAgent } from './decide-agent.ts'
import { leaveAgent, ownAgent } from './own-agent.ts'
import { requireAgent } from './require-agent.ts'

const agentClients: Handler<typeof agentClientsContract> = async ({ text }, context) => {
  const { saleUnit, agentCode } = await requireAgent(context)
  const like = `%${(text ?? '').trim().replace(/[\\%_]/g, '\\$&')}%`
  const rows = await context.db
    .selectFrom('customers')
    .innerJoin('accounts', 'accounts.id', 'customers.account_id')
    .select(['customers.code', 'customers.name', 'customers.status', 'accounts.mobile'])
    .select(
      sql<{ orders: number; last_order: string | null }>`(select jsonb_build_object('orders', count(*)::int,
        'last_order', to_char(max(o.placed_at) at time zone 'Asia/Bangkok', 'YYYY-MM-DD')) from orders o
        where o.sale_unit = ${saleUnit} and o.customer_code = customers.code)`.as('history'),
    )
    .select(
      sql<string>`(select coalesce(sum(${owedOf(saleUnit)}), 0) from orders o where o.sale_unit = ${saleUnit}
        and o.customer_code = customers.code and o.credit_customer = ${agentCode} and ${isUnpaid})`.as(
        'owes',
      ),
    )
    .where('customers.sale_unit', '=', saleUnit)
    .where('customers.agent_code', '=', agentCode)
    .$if(like !== '%%', (query) =>
      query.where((eb) =>
        eb.or([
          eb('customers.name', 'ilike', like),
          eb('customers.code', 'ilike', like),
          eb('accounts.mobile', 'like', like),
        ]),
      ),
    )
    .orderBy('customers.name')
    .limit(200)
    .execute()
  return rows.map(({ code, name, status, mobile, history, owes }) => ({
    ...{ code, saleUnit, name, mobile, status: status as 'pending' | 'active' | 'inactive' },
    orders: history.orders,
    lastOrderOn: history.last_order,
    owes: Number(owes),
  }))
}

const agentLoginAsClient: Handler<typeof agentLoginAsClientContract> = async ({ code }, context) => {
  const { db, issueToken, log, now } = context
  const { saleUnit, agentCode, session } = await requireAgent(context)
  const client = await db
    .selectFrom('customers')
    .select(['role', 'status'])
    .where('sale_unit', '=', saleUnit)
    .where('code', '=', code)
    .where('agent_code', '=', agentCode)
    .executeTakeFirst()
  if (!client) throw refuse(identityProblems.notYours)
  if (client.status !== 'active') throw refuse(identityProblems.pending)
  const acting = {
    kind: 'user',
    role: client.role === '2' ? '2' : '1',
    saleUnit,
    customerCode: code,
    session,
    actor: { kind: 'agent', name: agentCode },
  } as const
  await noteActing(db, { saleUnit, clientCode: code, agentCode }, now)
  log.info({}, 'an agent acts for a client')
  return {
    Customer: {
      ...(await loadUserFor(context, acting)),
      jtoken: await issueToken(acting),
      actorName: agentCode,
    },
  }
}

export const agentHandlers: HandlersOf<
  typeof agentClientContracts &
    typeof agentApplicationContracts &
    typeof agentOfficeContracts &
    typeof agentInvitationContracts &
    Pick<typeof actingContracts, 'agentLoginAsClient'>
> = {
  agentApplication,
  applyAsAgent,
  agentClient,
  addClient,
  clientOptions,
  endClient,
  ownAgent,
  leaveAgent,
  inviteClient,
  agentInvitations,
  withdrawClientInvitation,
  lookAtClientInvitation,
  answerClientInvitation,
  agentList,
  agentPortrait,
  decideAgent,
  endAgent,
  agentClients,
  agentLoginAsClient,
}
