import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { renewSession, requireSession } from '#api/sessions/refresh-tokens.ts'
import { findSecondFactorNeed } from '#api/sessions/second-factor-need.ts'
import { endSession, endSessionsOf } from '#api/sessions/sessions.ts'
import type { KnownCaller, StaffRole } from '#shop/contract/caller.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import type {
  changePasswordContract,
  logoutContract,
  refreshContract,
} from '#shop/identity/sign-in-contracts.ts'
import { refuse } from '#shop/problems/problem.ts'
import { confirmPassword } from './confirm-password.ts'
import { findCustomersOf } from './own-shops.ts'
import { hashPassword, requireStrong } from './passwords.ts'

/** A new access token for the same person; role and centre are read again, so that changes take effect. */
export const refresh: Handler<typeof refreshContract> = async (
  { refreshToken, saleUnit, rotate = false },
  context,
) => {
  const session = await requireSession(context, refreshToken)
  const bearer = await findBearer(context, session, saleUnit)
  if (!bearer) throw refuse(identityProblems.expired)
  // A rule that was tightened, or a role that was raised, asks for a new sign-in.
  if (
    session.username &&
    session.second_factor_at === null &&
    (await findSecondFactorNeed(context, session.username))
  )
    throw refuse(identityProblems.expired)
  const token = await context.issueToken({ ...bearer, session: session.id })
  return { token, ...(await renewSession(context, session, { token: refreshToken, rotate })) }
}

type Held = Awaited<ReturnType<typeof requireSession>>
type Bearer = KnownCaller extends infer Known
  ? Known extends KnownCaller
    ? Omit<Known, 'session'>
    : never
  : never

async function findBearer(
  { db }: Context,
  held: Held,
  saleUnit: string | undefined,
): Promise<Bearer | undefined> {
  if (held.account_id) return findCustomer(db, held.account_id, requestedCentre(held, saleUnit))
  if (held.username) return findStaff(db, held.username, saleUnit)
  const rider = await db
    .selectFrom('riders')
    .innerJoin('rider_centres', 'rider_centres.mobile', 'riders.mobile')
    .select(['riders.company', 'rider_centres.sale_unit', 'riders.mobile'])
    .where('riders.mobile', '=', held.rider_mobile ?? '')
    .where('riders.active', '=', true)
    .orderBy('rider_centres.sale_unit')
    .executeTakeFirst()
  return rider && { kind: 'rider', saleUnit: rider.sale_unit, mobile: rider.mobile, company: rider.company }
}

type RequestedCentre = { saleUnit: string | undefined; bound: boolean }

/** A session of a sign-in link stays in its centre until its holder has confirmed who they are. */
function requestedCentre(
  { method, confirmed_at, bound_to }: Held,
  saleUnit: string | undefined,
): RequestedCentre {
  if (method !== 'link' || confirmed_at !== null) return { saleUnit, bound: false }
  if (saleUnit !== undefined && saleUnit !== bound_to) throw refuse(identityProblems.confirmFirst)
  return { saleUnit: bound_to ?? undefined, bound: true }
}

async function findCustomer(
  db: Db,
  accountId: string,
  { saleUnit, bound }: RequestedCentre,
): Promise<Bearer | undefined> {
  const account = await db
    .selectFrom('accounts')
    .select('last_sale_unit')
    .where('id', '=', accountId)
    .where('active', '=', true)
    .executeTakeFirst()
  if (!account) return undefined
  const rows = (await findCustomersOf(db, accountId)).filter((row) => row.status === 'active')
  const open = rows.filter((row) => row.centre_open)
  const preferred = saleUnit ?? account.last_sale_unit
  const chosen = open.find((row) => row.sale_unit === preferred) ?? (bound ? undefined : open[0])
  if (!chosen && rows.length > 0) throw refuse(identityProblems.centreClosed)
  const role = chosen?.role === '2' ? '2' : '1'
  return chosen && { kind: 'user', role, saleUnit: chosen.sale_unit, customerCode: chosen.code }
}

async function findStaff(
  db: Db,
  username: string,
  saleUnit: string | undefined,
): Promise<Bearer | undefined> {
  const rows = await db
    .selectFrom('staff_centres')
    .innerJoin('staff', 'staff.username', 'staff_centres.username')
    .select(['staff_centres.sale_unit', 'staff_centres.role'])
    .where('staff.username', '=', username)
    .where('staff.active', '=', true)
    .orderBy('staff_centres.sale_unit')
    .execute()
  const chosen = rows.find((row) => row.sale_unit === saleUnit) ?? rows[0]
  return chosen && { kind: 'merchant', role: chosen.role as StaffRole, saleUnit: chosen.sale_unit, username }
}

/** Leaving a client's shop does not end the salesperson's own session; their own sign-out does. */
export const logout: Handler<typeof logoutContract> = async (_input, { db, caller, now }) => {
  const acting = caller.kind === 'user' && caller.actor
  if (caller.kind !== 'nobody' && caller.session && !acting)
    await endSession(db, caller.session, 'signed out', now)
  return {}
}

export const changePassword: Handler<typeof changePasswordContract> = async (
  { oldPassword, newPassword },
  context,
) => {
  const { db, caller, now, settings } = context
  // A person acting for a customer may never change their password.
  if (caller.kind !== 'user' || caller.actor) throw refuse(identityProblems.notAllowed)
  const account = await db
    .selectFrom('customers')
    .innerJoin('accounts', 'accounts.id', 'customers.account_id')
    .select(['accounts.id', 'accounts.password_hash', 'accounts.mobile'])
    .where('customers.sale_unit', '=', caller.saleUnit)
    .where('customers.code', '=', caller.customerCode)
    .executeTakeFirstOrThrow()
  const { passwordLongest } = await settings(caller.saleUnit)
  requireStrong(newPassword, passwordLongest)
  const { mobile, password_hash: passwordHash } = account
  if (!(await confirmPassword(context, { mobile, passwordHash }, oldPassword)))
    throw refuse(identityProblems.wrongSignIn)
  const password_hash = await hashPassword(newPassword, passwordLongest)
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('accounts')
      .set({ password_hash })
      .where('id', '=', account.id)
      .where('active', '=', true)
      .execute()
    await endSessionsOf(tx, account.id, 'password changed', now, caller.session)
  })
  return {}
}
