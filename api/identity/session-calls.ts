import type { Handler } from '#api/kit/perform.ts'
import type { StaffRole } from '#shop/contract/caller.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import type { Contracts } from '#shop/start/contracts.ts'
import { countAttempt } from './attempts.ts'
import { hashPassword, passwordMatches, requireStrong } from './passwords.ts'
import { endSession, endSessionsOf, findSessionByRefresh } from './sessions.ts'

/** A fresh access token for the same person: role and centre are read anew, so that what changed meanwhile counts. */
export const refresh: Handler<Contracts['refresh']> = async ({ refreshToken, saleUnit }, { db, issueToken, now }) => {
  const found = await findSessionByRefresh(db, refreshToken, now)
  if (!found) throw refuse(identityProblems.expired)
  const { id: session } = found
  if (found.account_id) {
    const bound = found.method === 'link' && found.confirmed_at === null
    if (bound && saleUnit !== undefined && saleUnit !== found.bound_to) throw refuse(identityProblems.confirmFirst)
    const wanted = bound ? found.bound_to : saleUnit
    const rows = await db
      .selectFrom('customers')
      .innerJoin('accounts', 'accounts.id', 'customers.account_id')
      .innerJoin('centres', 'centres.sale_unit', 'customers.sale_unit')
      .select(['customers.sale_unit', 'customers.code', 'customers.role', 'accounts.last_sale_unit', 'centres.active as centre_open'])
      .where('account_id', '=', found.account_id)
      .where('status', '=', 'active')
      .where('accounts.active', '=', true)
      .orderBy('customers.sale_unit')
      .execute()
    const open = rows.filter((row) => row.centre_open)
    const chosen = open.find((row) => row.sale_unit === (wanted ?? row.last_sale_unit)) ?? (bound ? undefined : open[0])
    if (!chosen) throw refuse(rows.length > 0 ? identityProblems.centreClosed : identityProblems.expired)
    return {
      token: await issueToken({
        kind: 'user',
        role: chosen.role === '2' ? '2' : '1',
        saleUnit: chosen.sale_unit,
        customerCode: chosen.code,
        session,
      }),
    }
  }
  if (found.username) {
    const rows = await db
      .selectFrom('staff_centres')
      .select(['sale_unit', 'role'])
      .where('username', '=', found.username)
      .orderBy('sale_unit')
      .execute()
    const chosen = rows.find((row) => row.sale_unit === saleUnit) ?? rows[0]
    if (!chosen) throw refuse(identityProblems.expired)
    return {
      token: await issueToken({
        kind: 'merchant',
        role: chosen.role as StaffRole,
        saleUnit: chosen.sale_unit,
        username: found.username,
        session,
      }),
    }
  }
  const rider = await db
    .selectFrom('riders')
    .innerJoin('rider_centres', 'rider_centres.mobile', 'riders.mobile')
    .select(['riders.company', 'rider_centres.sale_unit', 'riders.mobile'])
    .where('riders.mobile', '=', found.rider_mobile ?? '')
    .where('riders.active', '=', true)
    .orderBy('rider_centres.sale_unit')
    .executeTakeFirst()
  if (!rider) throw refuse(identityProblems.expired)
  return { token: await issueToken({ kind: 'rider', saleUnit: rider.sale_unit, mobile: rider.mobile, company: rider.company, session }) }
}

/** Leaving a client's shop does not end the salesperson's own session; their own sign-out does. */
export const logout: Handler<Contracts['logout']> = async (_input, { db, caller, now }) => {
  const acting = caller.kind === 'user' && caller.actor
  if (caller.kind !== 'nobody' && caller.session && !acting) await endSession(db, caller.session, 'signed out', now)
  return {}
}

export const changePassword: Handler<Contracts['changePassword']> = async ({ oldPassword, newPassword }, context) => {
  const { db, caller, now, settings } = context
  // Whoever acts for a customer never touches their password.
  if (caller.kind !== 'user' || caller.actor) throw refuse(identityProblems.notAllowed)
  const account = await db
    .selectFrom('customers')
    .innerJoin('accounts', 'accounts.id', 'customers.account_id')
    .select(['accounts.id', 'accounts.password_hash', 'accounts.mobile'])
    .where('sale_unit', '=', caller.saleUnit)
    .where('code', '=', caller.customerCode)
    .executeTakeFirstOrThrow()
  const { passwordLongest } = await settings(caller.saleUnit)
  requireStrong(newPassword, passwordLongest)
  await countAttempt(db, 'password by name', account.mobile, now)
  if (!(await passwordMatches(account.password_hash, oldPassword))) throw refuse(identityProblems.wrongSignIn)
  const password_hash = await hashPassword(newPassword, passwordLongest)
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('accounts').set({ password_hash }).where('id', '=', account.id).where('active', '=', true).execute()
    await endSessionsOf(tx, account.id, 'password changed', now, caller.session)
  })
  return {}
}
