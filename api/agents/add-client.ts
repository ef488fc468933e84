import { findPlace } from '#api/customers/geography.ts'
import { newcomersType, nextCustomerCode } from '#api/customers/new-customer.ts'
import { countAttempt } from '#api/identity/attempts.ts'
import { rememberShop } from '#api/identity/own-shops.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import type { addClientContract, clientOptionsContract } from '#shop/agents/agent-client-contracts.ts'
import { agentsProblems } from '#shop/agents/agents-problems.ts'
import { clientErrors } from '#shop/agents/client-form.ts'
import { roles } from '#shop/contract/caller.ts'
import type { InputOf } from '#shop/contract/endpoint.ts'
import { customersProblems } from '#shop/customers/customers-problems.ts'
import { partNotFound } from '#shop/customers/registration.ts'
import { Problem, refuse } from '#shop/problems/problem.ts'
import type { Place } from '#shop/thai/place.ts'
import { addAgentEvent } from './agent-events.ts'
import { endOfInvitation, requireRoom } from './client-invitations.ts'
import { requireAgent } from './require-agent.ts'

type Input = InputOf<typeof addClientContract>
type Agent = Awaited<ReturnType<typeof requireAgent>>

export const clientOptions: Handler<typeof clientOptionsContract> = async (_request, context) => {
  const { saleUnit } = await requireAgent(context)
  const [storeTypes, { registerNeedsApproval }] = await Promise.all([
    context.db
      .selectFrom('store_types')
      .select(['code', 'name_th', 'name_en'])
      .where('sale_unit', '=', saleUnit)
      .orderBy('name_th')
      .execute(),
    context.settings(saleUnit),
  ])
  return {
    storeTypes: storeTypes.map((row) => ({ code: row.code, name: row.name_th, nameEn: row.name_en })),
    needsApproval: registerNeedsApproval,
  }
}

/** A shop that the centre knows is asked; only a number that nobody has becomes a client at once. */
export const addClient: Handler<typeof addClientContract> = async (input, context) => {
  const { db, now, settings, log } = context
  const agent = await requireAgent(context)
  const place = await requireRightFields(context, input, agent.saleUnit)
  await countAttempt(db, 'client of an agent', `${agent.saleUnit}/${agent.agentCode}`, now)
  const known = await findKnown(db, agent.saleUnit, input.mobileNo)
  if (known) return ask(context, agent, known)
  const { registerNeedsApproval } = await settings(agent.saleUnit)
  const status = registerNeedsApproval ? 'pending' : 'active'
  try {
    const code = await db.transaction().execute((tx) => store(tx, { input, place, agent, status, now }))
    log.info({ centre: agent.saleUnit, status }, 'an agent added a client')
    return { outcome: status === 'pending' ? 'waiting' : 'added', code }
  } catch (error) {
    // The shop registered itself at the same moment: it is asked like any other.
    const found = isTaken(error) ? await findKnown(db, agent.saleUnit, input.mobileNo) : undefined
    if (!found) throw error
    return ask(context, agent, found)
  }
}

async function requireRightFields({ db }: Context, input: Input, saleUnit: string): Promise<Place> {
  const errors = clientErrors(input)
  const found = await findPlace(input)
  const isPlaceGiven = !(errors.province || errors.district || errors.subdistrict || errors.postcode)
  if (isPlaceGiven && 'wrong' in found) errors[found.wrong] = partNotFound[found.wrong]
  if (!errors.storeType) {
    const known = await db
      .selectFrom('store_types')
      .select('code')
      .where('sale_unit', '=', saleUnit)
      .where('code', '=', input.storeType)
      .executeTakeFirst()
    if (!known) errors.storeType = { th: 'กรุณาเลือกประเภทร้าน', en: 'Please choose a store type' }
  }
  const fields = Object.entries(errors).map(([field, sentence]) => ({ field, ...sentence }))
  if (fields.length > 0 || 'wrong' in found) throw new Problem(customersProblems.wrongFields, {}, fields)
  return found.place
}

/** Of two registrations of a number at once, the second finds it taken. */
function isTaken(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23505' && constraint === 'accounts_mobile_key'
}

type Known = { code: string | null; status: string | null; role: string | null; agentCode: string | null }

async function findKnown(db: Db, saleUnit: string, mobile: string): Promise<Known | undefined> {
  return db
    .selectFrom('accounts')
    .leftJoin('customers', (join) =>
      join.onRef('customers.account_id', '=', 'accounts.id').on('customers.sale_unit', '=', saleUnit),
    )
    .select(['customers.code', 'customers.status', 'customers.role', 'customers.agent_code as agentCode'])
    .where('accounts.mobile', '=', mobile)
    .executeTakeFirst()
}

/** The agent learns no more of the shop than that it is asked. */
async function ask({ db, now }: Context, agent: Agent, { code, status, role, agentCode }: Known) {
  const { saleUnit } = agent
  if (code === null) throw refuse(agentsProblems.knownElsewhere)
  if (code === agent.agentCode) throw refuse(agentsProblems.ownNumber)
  if (agentCode === agent.agentCode) throw refuse(agentsProblems.alreadyClient)
  if (status !== 'active' || role === roles.agent) throw refuse(agentsProblems.cannotBeAsked)
  await requireRoom(db, agent, now)
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('agent_invitations')
      .set({ state: 'withdrawn', answered_at: now, answered_by: agent.agentCode })
      .where('sale_unit', '=', saleUnit)
      .where('agent_code', '=', agent.agentCode)
      .where('client_code', '=', code)
      .where('state', '=', 'waiting')
      .where('expires_at', '<=', now)
      .execute()
    const made = await tx
      .insertInto('agent_invitations')
      .values({
        ...{ sale_unit: saleUnit, agent_code: agent.agentCode, client_code: code },
        ...{ made_at: now, expires_at: endOfInvitation(now) },
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) throw refuse(agentsProblems.alreadyAsked)
    await tx
      .insertInto('outbox')
      .values({ sale_unit: saleUnit, topic: 'agent-invited', order_number: made.id, at: now })
      .execute()
  })
  return { outcome: 'asked' as const, code: '' }
}

type NewClient = { input: Input; place: Place; agent: Agent; status: 'pending' | 'active'; now: Date }

async function store(tx: Db, { input, place, agent, status, now }: NewClient): Promise<string> {
  const { saleUnit, agentCode } = agent
  const name = input.shopName.trim()
  const account = await tx
    .insertInto('accounts')
    .values({
      ...{ mobile: input.mobileNo, name: input.name.trim(), password_hash: null },
      ...{ last_sale_unit: saleUnit, created_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const code = await nextCustomerCode(tx, saleUnit)
  const { sale_code } = await tx
    .selectFrom('customers')
    .select('sale_code')
    .where('sale_unit', '=', saleUnit)
    .where('code', '=', agentCode)
    // An agent whose rights end at this moment gains no client.
    .where('role', '=', roles.agent)
    .forShare()
    .executeTakeFirstOrThrow(() => refuse(agentsProblems.notVerified))
  await tx
    .insertInto('customers')
    .values({
      ...{ sale_unit: saleUnit, code, account_id: account.id, name, status, created_at: now },
      ...{ customer_type: await newcomersType(tx, saleUnit), store_type: input.storeType },
      ...{ sale_code, agent_code: agentCode, setup_done: false },
    })
    .execute()
  await rememberShop(tx, account.id, { saleUnit, code })
  await tx
    .insertInto('addresses')
    .values({
      ...{ sale_unit: saleUnit, customer_code: code, type: 'C', is_default: true, name },
      ...{ address: input.address.trim(), ...place, phone: input.mobileNo },
    })
    .execute()
  await addAgentEvent(tx, { saleUnit, clientCode: code, agentCode }, 'added', now)
  return code
}
