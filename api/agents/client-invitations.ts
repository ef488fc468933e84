import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { countAttempt } from '#api/identity/attempts.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { digest } from '#api/sessions/devices.ts'
import type {
  agentInvitationsContract,
  inviteClientContract,
  withdrawClientInvitationContract,
} from '#shop/agents/agent-invitation-contracts.ts'
import { agentsProblems } from '#shop/agents/agents-problems.ts'
import { invitationDays, mostInvitations } from '#shop/agents/client-form.ts'
import { mobileNumber } from '#shop/identity/rules.ts'
import { Problem, refuse } from '#shop/problems/problem.ts'
import { requireAgent } from './require-agent.ts'

export const endOfInvitation = (now: Date) => new Date(now.getTime() + invitationDays * 86_400_000)

/** Refused while too many of the agent's invitations wait; those that ran out do not count. */
export async function requireRoom(
  db: Db,
  { saleUnit, agentCode }: { saleUnit: string; agentCode: string },
  now: Date,
): Promise<void> {
  const { count } = await db
    .selectFrom('agent_invitations')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('sale_unit', '=', saleUnit)
    .where('agent_code', '=', agentCode)
    .where('state', '=', 'waiting')
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  if (Number(count) >= mostInvitations) throw refuse(agentsProblems.tooManyInvitations)
}

/** The agent shares the link; nobody can read it again, since only its hash is kept. */
export const inviteClient: Handler<typeof inviteClientContract> = async (request, context) => {
  const { db, now, log } = context
  const agent = await requireAgent(context)
  const { saleUnit, agentCode } = agent
  const mobile = request.mobile.replace(/[^0-9]/g, '')
  if (mobile !== '' && mobileNumber(mobile)) {
    const { wrongMobile } = agentsProblems
    throw new Problem(wrongMobile, {}, [{ field: 'mobile', ...wrongMobile }])
  }
  await countAttempt(db, 'client of an agent', `${saleUnit}/${agentCode}`, now)
  if (mobile === (await mobileOf(db, saleUnit, agentCode))) throw refuse(agentsProblems.ownNumber)
  await requireRoom(db, agent, now)
  // The centre comes first, so that the link is looked up there.
  const token = `${saleUnit}.${randomBytes(16).toString('hex')}`
  const expires = endOfInvitation(now)
  const { id } = await db
    .insertInto('agent_invitations')
    .values({
      ...{ sale_unit: saleUnit, agent_code: agentCode, token_hash: digest(token) },
      ...{ mobile: mobile || null, made_at: now, expires_at: expires },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  log.info({ centre: saleUnit }, 'an agent made an invitation')
  return { id, token, expiresAt: expires.toISOString() }
}

async function mobileOf(db: Db, saleUnit: string, code: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('customers')
    .innerJoin('accounts', 'accounts.id', 'customers.account_id')
    .select('accounts.mobile')
    .where('customers.sale_unit', '=', saleUnit)
    .where('customers.code', '=', code)
    .executeTakeFirst()
  return row?.mobile
}

export const agentInvitations: Handler<typeof agentInvitationsContract> = async (_request, context) => {
  const { db, now } = context
  const { saleUnit, agentCode } = await requireAgent(context)
  const rows = await db
    .selectFrom('agent_invitations')
    .select(['id', 'mobile', 'client_code', 'made_at', 'expires_at'])
    .where('sale_unit', '=', saleUnit)
    .where('agent_code', '=', agentCode)
    .where('state', '=', 'waiting')
    .where('expires_at', '>', now)
    .orderBy('made_at', 'desc')
    .limit(mostInvitations)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    mobile: row.mobile ?? '',
    isAsked: row.client_code !== null,
    madeAt: row.made_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  }))
}

export const withdrawClientInvitation: Handler<typeof withdrawClientInvitationContract> = async (
  { id },
  context,
) => {
  const { db, now } = context
  const { saleUnit, agentCode } = await requireAgent(context)
  const { numUpdatedRows } = await db
    .updateTable('agent_invitations')
    .set({ state: 'withdrawn', answered_at: now, answered_by: agentCode })
    .where('sale_unit', '=', saleUnit)
    .where('agent_code', '=', agentCode)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw refuse(agentsProblems.invitationUnknown)
  return {}
}

type LetIn = { saleUnit: string; code: string; now: Date }

/** The days to answer begin when the centre lets the shop in, since it could not answer before. */
export async function offerInvitations(tx: Db, { saleUnit, code, now }: LetIn): Promise<void> {
  await sql`
    with offered as (
      update agent_invitations set expires_at = greatest(expires_at, ${endOfInvitation(now)}::timestamptz)
      where sale_unit = ${saleUnit} and opened_by = ${code} and state = 'waiting' returning id
    )
    insert into outbox (sale_unit, topic, order_number, at)
    select ${saleUnit}, 'agent-invited', o.id::text, ${now}::timestamptz from offered o`.execute(tx)
}
