import { actingStaff } from '#api/activity/acting-staff.ts'
import { addActivity } from '#api/activity/add-activity.ts'
import { lockNewcomers } from '#api/customers/new-customer.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { accountCodePattern } from '#shop/agents/agent-application.ts'
import type { decideAgentContract, endAgentContract } from '#shop/agents/agent-office-contracts.ts'
import { agentsProblems } from '#shop/agents/agents-problems.ts'
import { roles } from '#shop/contract/caller.ts'
import { type Problem, refuse } from '#shop/problems/problem.ts'
import { addAgentEvent } from './agent-events.ts'

/** The applicant is told by a job, whose subject is the application. */
const tellApplicant = (tx: Db, saleUnit: string, id: string, at: Date) =>
  tx
    .insertInto('outbox')
    .values({ sale_unit: saleUnit, topic: 'agent-decided', order_number: id, at })
    .execute()

/** Decided once: of two people at the same moment, the second is told. */
export const decideAgent: Handler<typeof decideAgentContract> = async (request, context) => {
  const { db, now } = context
  const { saleUnit, id, approve, why } = request
  const accountCode = request.accountCode.toUpperCase()
  if (!approve && !why) throw refuse(agentsProblems.noReason)
  if (approve && !accountCodePattern.test(accountCode)) throw refuse(agentsProblems.wrongAccountCode)
  const by = await actingStaff(context)
  await db.transaction().execute(async (tx) => {
    const application = await tx
      .selectFrom('agent_applications')
      .select(['customer_code', 'state'])
      .where('sale_unit', '=', saleUnit)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!application) throw refuse(agentsProblems.noApplication)
    if (application.state !== 'waiting') throw refuse(agentsProblems.decided)
    const code = application.customer_code
    if (approve) await makeAgent(tx, { saleUnit, code, accountCode })
    await tx
      .updateTable('agent_applications')
      .set({
        state: approve ? 'approved' : 'refused',
        account_code: approve ? accountCode : null,
        ...{ decided_at: now, decided_by: by.username, decided_by_name: by.name, why: approve ? '' : why },
      })
      .where('sale_unit', '=', saleUnit)
      .where('id', '=', id)
      .execute()
    await addActivity(
      tx,
      { saleUnit, at: now, by },
      {
        ...{ kind: 'customer', subject: code, what: approve ? 'agent approved' : 'agent refused' },
        after: approve ? { accountCode } : { why },
      },
    )
    await tellApplicant(tx, saleUnit, id, now)
  })
  return {}
}

type NewAgent = { saleUnit: string; code: string; accountCode: string }

async function makeAgent(tx: Db, agent: NewAgent): Promise<void> {
  const { saleUnit, code, accountCode } = agent
  // Account codes of a centre are given one at a time.
  await lockNewcomers(tx, saleUnit)
  const why = await whyNotAgent(tx, agent)
  if (why) throw why
  await tx
    .updateTable('customers')
    .set({ role: roles.agent, person_type: 1, account_code: accountCode })
    .where('sale_unit', '=', saleUnit)
    .where('code', '=', code)
    .execute()
}

async function whyNotAgent(tx: Db, { saleUnit, code, accountCode }: NewAgent): Promise<Problem | undefined> {
  const customer = await tx
    .selectFrom('customers')
    .select(['status', 'agent_code', 'tax_number', 'shop_photo', 'picture_file'])
    .where('sale_unit', '=', saleUnit)
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst()
  if (customer?.status !== 'active') return refuse(agentsProblems.applicantStopped)
  if (customer.agent_code !== null) return refuse(agentsProblems.applicantHasAgent)
  if (!customer.tax_number || !customer.shop_photo || !customer.picture_file)
    return refuse(agentsProblems.papersGone)
  const other = await tx
    .selectFrom('customers')
    .select('name')
    .where('sale_unit', '=', saleUnit)
    .where('account_code', '=', accountCode)
    .where('code', '<>', code)
    .limit(1)
    .executeTakeFirst()
  return other && refuse(agentsProblems.accountCodeTaken, { code: accountCode, shop: other.name })
}

/** Their clients stay customers and order for themselves; the agent's debts stay the agent's. */
export const endAgent: Handler<typeof endAgentContract> = async ({ saleUnit, code, why }, context) => {
  const { db, now } = context
  if (!why) throw refuse(agentsProblems.noReason)
  const by = await actingStaff(context)
  const clients = await db.transaction().execute(async (tx) => {
    const agent = await tx
      .selectFrom('customers')
      .select(['role', 'account_code'])
      .where('sale_unit', '=', saleUnit)
      .where('code', '=', code)
      .forUpdate()
      .executeTakeFirst()
    if (agent?.role !== roles.agent) throw refuse(agentsProblems.noAgent)
    await tx
      .updateTable('customers')
      .set({ role: roles.customer, person_type: null, account_code: null })
      .where('sale_unit', '=', saleUnit)
      .where('code', '=', code)
      .execute()
    const left = await tx
      .updateTable('customers')
      .set({ agent_code: null })
      .where('sale_unit', '=', saleUnit)
      .where('agent_code', '=', code)
      .returning('code')
      .execute()
    for (const client of left)
      await addAgentEvent(tx, { saleUnit, clientCode: client.code, agentCode: code }, 'ended by centre', now)
    const ended = await tx
      .insertInto('agent_applications')
      .values({
        ...{ sale_unit: saleUnit, customer_code: code, state: 'ended', made_at: now, why },
        ...{ account_code: agent.account_code, decided_at: now },
        ...{ decided_by: by.username, decided_by_name: by.name },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await addActivity(
      tx,
      { saleUnit, at: now, by },
      { kind: 'customer', subject: code, what: 'agent ended', after: { why, clients: left.length } },
    )
    await tellApplicant(tx, saleUnit, ended.id, now)
    return left.length
  })
  return { clients }
}
