import { sql } from 'kysely'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { roleNames, roles, type StaffRole } from '#shop/contract/caller.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import type {
  customerProfileContract,
  merchantProfileContract,
  riderProfileContract,
} from '#shop/identity/profile-contracts.ts'
import { refuse } from '#shop/problems/problem.ts'
import { pick } from '#shop/words/locale.ts'
import { loadUserFor } from './load-user.ts'

export const customerProfile: Handler<typeof customerProfileContract> = async (_input, context) => {
  const { caller, db, now, settings } = context
  if (caller.kind !== 'user') throw refuse(identityProblems.notAllowed)
  const { agentsOpen } = await settings(caller.saleUnit)
  const [user, agent] = await Promise.all([
    loadUserFor(context, caller),
    agentsOpen && !caller.actor ? findOwnAgent(db, caller, now) : { name: '', photo: '', asks: false },
  ])
  return {
    user,
    agent,
    actor: caller.actor ? { kind: caller.actor.kind, name: caller.actor.name } : null,
  }
}

type Who = { saleUnit: string; customerCode: string }

/** The agent who sells to a customer, and whether one has asked to; every page leads there. */
async function findOwnAgent(
  db: Db,
  { saleUnit, customerCode }: Who,
  now: Date,
): Promise<{ name: string; photo: string; asks: boolean }> {
  const { rows } = await sql<{ name: string; photo: string; asks: boolean }>`
    select coalesce(a.name, '') as name, coalesce(a.shop_photo, '') as photo, exists (select from agent_invitations i where i.sale_unit = ${saleUnit} and i.state = 'waiting'
      and i.expires_at > ${now} and i.client_code = c.code) or exists (select from agent_invitations i where i.sale_unit = ${saleUnit}
      and i.state = 'waiting' and i.expires_at > ${now} and i.opened_by = c.code) as asks
    from customers c left join customers a on a.sale_unit = ${saleUnit} and a.code = c.agent_code
      and a.role = ${roles.agent} and a.person_type = 1 and a.status = 'active'
    where c.sale_unit = ${saleUnit} and c.code = ${customerCode}`.execute(db)
  return rows[0] ?? { name: '', photo: '', asks: false }
}

export const merchantProfile: Handler<typeof merchantProfileContract> = async (
  _input,
  { db, caller, locale },
) => {
  if (caller.kind !== 'merchant') throw refuse(identityProblems.notAllowed)
  const rows = await db
    .selectFrom('staff_centres')
    .innerJoin('centres', 'centres.sale_unit', 'staff_centres.sale_unit')
    .innerJoin('staff', 'staff.username', 'staff_centres.username')
    .select([
      'staff.name',
      'staff_centres.sale_unit',
      'staff_centres.role',
      'centres.name_th',
      'centres.name_en',
    ])
    .where('staff_centres.username', '=', caller.username)
    .orderBy('staff_centres.sale_unit')
    .execute()
  const here = rows.find((row) => row.sale_unit === caller.saleUnit)
  if (!here) throw refuse(identityProblems.noProfile)
  return {
    user: {
      username: here.name,
      id: caller.username,
      role: { RoleCode: here.role, RoleName: roleNames[here.role as StaffRole] },
      centre: here.sale_unit,
      centreName: pick(locale, here.name_th, here.name_en),
    },
    centres: rows.map((row) => ({
      saleUnit: row.sale_unit,
      name: row.name_th,
      nameEn: row.name_en,
      role: row.role,
    })),
  }
}

export const riderProfile: Handler<typeof riderProfileContract> = async (
  _input,
  { db, caller, settings },
) => {
  if (caller.kind !== 'rider') throw refuse(identityProblems.notAllowed)
  const rider = await db
    .selectFrom('riders')
    .select(['name', 'company', 'vehicle'])
    .where('mobile', '=', caller.mobile)
    .executeTakeFirst()
  if (!rider) throw refuse(identityProblems.noProfile)
  return {
    user: { mobile: caller.mobile, name: rider.name, company: rider.company, saleUnit: caller.saleUnit },
    vehicle: rider.vehicle,
    approvesInvoices: rider.company === (await settings(caller.saleUnit)).invoiceApproveCompany,
  }
}
