import { sql } from 'kysely'
import { type OwnCustomer, requireInPerson } from '#api/account/own-customer.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { digest } from '#api/sessions/devices.ts'
import type {
  answerClientInvitationContract,
  lookAtClientInvitationContract,
} from '#shop/agents/agent-invitation-contracts.ts'
import { isVerifiedAgent } from '#shop/agents/agent-rules.ts'
import { agentsProblems } from '#shop/agents/agents-problems.ts'
import { roles } from '#shop/contract/caller.ts'
import { type Problem, refuse } from '#shop/problems/problem.ts'
import { pick } from '#shop/words/locale.ts'
import { addAgentEvent } from './agent-events.ts'

type Key = { saleUnit: string } & ({ token: string } | { id: string })
type Invitation = {
  id: string
  saleUnit: string
  agentCode: string
  agentName: string
  shopPhoto: string
  isAgent: boolean
  state: 'waiting' | 'accepted' | 'declined' | 'withdrawn'
  clientCode: string | null
  openedBy: string | null
  mobile: string | null
  expiresAt: Date
  nameTh: string
  nameEn: string
}

/** The centre of a link stands before its dot. */
const keyOfLink = (token: string): Key => ({ saleUnit: token.split('.')[0] ?? '', token })

async function findInvitation(db: Db, key: Key, isLocked = false): Promise<Invitation | undefined> {
  const { saleUnit } = key
  const which = 'token' in key ? sql`i.token_hash = ${digest(key.token)}` : sql`i.id = ${key.id}::uuid`
  const { rows } = await sql<Omit<Invitation, 'isAgent'> & Record<string, string | number | null>>`
    select i.id, i.sale_unit as "saleUnit", i.agent_code as "agentCode", a.name as "agentName",
      coalesce(a.shop_photo, '') as "shopPhoto", i.state, i.client_code as "clientCode", i.opened_by as "openedBy", i.mobile,
      i.expires_at as "expiresAt", e.name_th as "nameTh", e.name_en as "nameEn", a.role, a.status,
      coalesce(a.account_code, '') as "accountCode", coalesce(a.tax_number, '') as "taxNumber",
      coalesce(a.picture_file, '') as "pictureFile", a.person_type as "personType"
    from agent_invitations i
    join customers a on a.sale_unit = ${saleUnit} and a.code = i.agent_code
    join centres e on e.sale_unit = ${saleUnit}
    where i.sale_unit = ${saleUnit} and ${which} ${isLocked ? sql`for update of i` : sql``}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const isAgent = row.status === 'active' && row.role === roles.agent && isVerifiedAgent(row as never)
  return { ...row, isAgent }
}

/** Why nobody can accept it. */
function whyDead(invitation: Invitation, now: Date): Problem | undefined {
  const { state, expiresAt, isAgent } = invitation
  if (state === 'withdrawn') return refuse(agentsProblems.invitationWithdrawn)
  if (state !== 'waiting') return refuse(agentsProblems.invitationUsed)
  if (expiresAt <= now) return refuse(agentsProblems.invitationExpired)
  return isAgent ? undefined : refuse(agentsProblems.inviterGone)
}

type Shop = { agentCode: string | null; role: string; mobile: string }

/** The shop that answers, locked, so that of two agents the first who is accepted holds. */
async function loadShop(db: Db, { saleUnit, customerCode }: OwnCustomer, isLocked: boolean): Promise<Shop> {
  const { rows } = await sql<Shop>`
    select c.agent_code as "agentCode", c.role, k.mobile from customers c join accounts k on k.id = c.account_id
    where c.sale_unit = ${saleUnit} and c.code = ${customerCode} ${isLocked ? sql`for update of c` : sql``}`.execute(
    db,
  )
  return rows[0] as Shop
}

type WhyNot = { db: Db; own: OwnCustomer; shop: Shop; invitation: Invitation; locale: 'th' | 'en' }

/** Why this shop may not accept it. */
async function whyNotYou({ db, own, shop, invitation, locale }: WhyNot): Promise<Problem | undefined> {
  const { saleUnit, agentCode, clientCode, mobile, nameTh, nameEn } = invitation
  if (saleUnit !== own.saleUnit)
    return refuse(agentsProblems.otherCentre, { centre: pick(locale, nameTh, nameEn) })
  if (agentCode === own.customerCode) return refuse(agentsProblems.invitationOwn)
  if ((clientCode ?? own.customerCode) !== own.customerCode || (mobile ?? shop.mobile) !== shop.mobile)
    return refuse(agentsProblems.invitationOfOther)
  if (shop.role === roles.agent) return refuse(agentsProblems.invitedAgent)
  if (shop.agentCode === null) return undefined
  if (shop.agentCode === agentCode) return refuse(agentsProblems.alreadyYourAgent)
  const { name } = await db
    .selectFrom('customers')
    .select('name')
    .where('sale_unit', '=', saleUnit)
    .where('code', '=', shop.agentCode)
    .executeTakeFirstOrThrow()
  return refuse(agentsProblems.otherAgent, { agent: name })
}

export const lookAtClientInvitation: Handler<typeof lookAtClientInvitationContract> = async (
  { token },
  { db, now, caller, locale },
) => {
  const invitation = await findInvitation(db, keyOfLink(token))
  if (!invitation) throw refuse(agentsProblems.invitationUnknown)
  const dead = whyDead(invitation, now)
  if (dead) throw dead
  if (caller.kind === 'user' && caller.role !== roles.guest && !caller.actor) {
    const own = requireInPerson(caller)
    const why = await whyNotYou({ db, own, shop: await loadShop(db, own, false), invitation, locale })
    if (why) throw why
  }
  const { saleUnit, agentName, shopPhoto, nameTh, nameEn, expiresAt } = invitation
  return {
    ...{ saleUnit, agentName, shopPhoto, expiresAt: expiresAt.toISOString() },
    centre: { name: nameTh, nameEn },
  }
}

/** Shop before invitation, always: two answers of one shop wait for each other. */
export const answerClientInvitation: Handler<typeof answerClientInvitationContract> = async (
  { token, id, accept },
  context,
) => {
  const { db, now, caller, locale, settings, log } = context
  const own = requireInPerson(caller)
  if (!token && !id) throw refuse(agentsProblems.invitationUnknown)
  if (!(await settings(own.saleUnit)).agentsOpen) throw refuse(agentsProblems.closed)
  const key: Key = token ? keyOfLink(token) : { saleUnit: own.saleUnit, id: id ?? '' }
  const agentName = await db.transaction().execute(async (tx) => {
    const shop = await loadShop(tx, own, true)
    const invitation = await findInvitation(tx, key, true)
    // By its number alone only the shop that is asked, or registered by the link, may answer.
    if (!invitation || (!token && ![invitation.clientCode, invitation.openedBy].includes(own.customerCode)))
      throw refuse(agentsProblems.invitationUnknown)
    const dead = whyDead(invitation, now)
    if (dead) throw dead
    const why = await whyNotYou({ db: tx, own, shop, invitation, locale })
    // Who may not accept may still decline what was meant for them.
    if (why && (accept || why.code !== agentsProblems.otherAgent.code)) throw why
    await tx
      .updateTable('agent_invitations')
      .set({ state: accept ? 'accepted' : 'declined', answered_at: now, answered_by: own.customerCode })
      .where('sale_unit', '=', own.saleUnit)
      .where('id', '=', invitation.id)
      .execute()
    if (accept) await join(tx, own, invitation.agentCode, now)
    return invitation.agentName
  })
  log.info({ centre: own.saleUnit, accept }, 'an invitation of an agent was answered')
  return { agentName }
}

async function join(tx: Db, { saleUnit, customerCode }: OwnCustomer, agentCode: string, now: Date) {
  // Locked until the end, so that no agent gains a client while their rights are taken away.
  const { rows } = await sql`select from customers a where a.sale_unit = ${saleUnit} and a.code = ${agentCode}
    and a.role = ${roles.agent} and a.status = 'active' for share`.execute(tx)
  if (rows.length === 0) throw refuse(agentsProblems.inviterGone)
  await tx
    .updateTable('customers')
    .set({ agent_code: agentCode })
    .where('sale_unit', '=', saleUnit)
    .where('code', '=', customerCode)
    .execute()
  await addAgentEvent(tx, { saleUnit, clientCode: customerCode, agentCode }, 'accepted', now)
}
