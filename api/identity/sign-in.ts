import { logRefusedSignIn, logSignIn } from '#api/activity/log-sign-in.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { findKnownDevice, type Person } from '#api/sessions/devices.ts'
import { findSecondFactorNeed } from '#api/sessions/second-factor-need.ts'
import { isOwner, openSession } from '#api/sessions/sessions.ts'
import { roleNames, type StaffRole } from '#shop/contract/caller.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import type {
  merchantLoginContract,
  riderLoginContract,
  userLoginContract,
} from '#shop/identity/sign-in-contracts.ts'
import { Problem, refuse } from '#shop/problems/problem.ts'
import { secondFactorProblems } from '#shop/second-factor/second-factor-problems.ts'
import { pick } from '#shop/words/locale.ts'
import { countAttempt, giveBackAttempt } from './attempts.ts'
import { checkPassword } from './confirm-password.ts'
import { loadUser } from './load-user.ts'
import { findCustomersOf } from './own-shops.ts'

/**
 * Counts the attempt, checks the password, and gives the same refusal for a wrong name and a wrong password.
 */
async function requirePassword(
  context: Context,
  person: Person,
  storedHash: string | null | undefined,
  given: string,
): Promise<void> {
  const { db, now, address } = context
  const known = await findKnownDevice(context, person)
  // Many shops may share an address: attempts of others there do not lock out a known device.
  if (!known) await countAttempt(db, 'password by address', address, now)
  if (!(await checkPassword(context, person, { storedHash, given, known })))
    throw refuse(identityProblems.wrongSignIn)
  if (!known) await giveBackAttempt(db, 'password by address', address, now)
}

/** The sign-in method, the requested or required centre, and the sealed LINE token. */
type SignInOptions = {
  method: string
  preferredCentre?: string | undefined
  boundTo?: string
  lineToken?: string | undefined
  remember?: boolean | undefined
  /** A code of the second factor was given. */
  secondFactor?: boolean
}

/** What a sign-in of staff knows until the second factor is given. */
export type SecondFactorTicket = {
  username: string
  method: string
  need: 'code' | 'setup'
  remember?: boolean | undefined
  lineToken?: string | undefined
}
export const secondFactorTicket = { purpose: 'second factor of staff', seconds: 10 * 60 }

/**
 * Signs an account in at the open centre it used last, or its first; refuses pending and suspended ones with
 * the reason.
 */
export async function signInAccount(
  context: Context,
  accountId: string,
  { method, preferredCentre, boundTo, lineToken }: SignInOptions,
) {
  const { db, issueToken, locale } = context
  const account = await db
    .selectFrom('accounts')
    .select(['active', 'mobile', 'last_sale_unit'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  const rows = account?.active ? await findCustomersOf(db, accountId) : []
  const active = rows.filter((row) => row.status === 'active' && (boundTo ?? row.sale_unit) === row.sale_unit)
  const open = active.filter((row) => row.centre_open)
  const chosen =
    open.find((row) => row.sale_unit === preferredCentre) ??
    open.find((row) => row.sale_unit === account?.last_sale_unit) ??
    open[0]
  if (!chosen) {
    const waiting = rows.find((row) => row.status === 'pending' && row.centre_open)
    if (waiting) throw new Problem(identityProblems.pending, {}, [], { saleUnit: waiting.sale_unit })
    if (active.length > 0) throw refuse(identityProblems.centreClosed)
    throw refuse(identityProblems.inactive, { mobile: account?.mobile ?? '' })
  }
  const { session, ...keys } = await openSession(
    context,
    { kind: 'user', accountId, lineToken, boundTo },
    { method },
  )
  const role = chosen.role === '2' ? '2' : '1'
  const token = await issueToken({
    kind: 'user',
    role,
    saleUnit: chosen.sale_unit,
    customerCode: chosen.code,
    session,
  })
  return {
    user: await loadUser(db, chosen.sale_unit, chosen.code, locale),
    token,
    ...keys,
    firstTime: !chosen.setup_done,
  }
}

export async function signInRider(context: Context, mobile: string, method: string) {
  const { db, issueToken } = context
  const rider = await db
    .selectFrom('riders')
    .innerJoin('rider_centres', 'rider_centres.mobile', 'riders.mobile')
    .select(['riders.name', 'riders.company', 'riders.active', 'rider_centres.sale_unit'])
    .where('riders.mobile', '=', mobile)
    .orderBy('rider_centres.sale_unit')
    .executeTakeFirst()
  if (!rider?.active) throw refuse(identityProblems.inactive, { mobile })
  const { session, ...keys } = await openSession(context, { kind: 'rider', mobile }, { method })
  const token = await issueToken({
    kind: 'rider',
    saleUnit: rider.sale_unit,
    mobile,
    company: rider.company,
    session,
  })
  return {
    user: { mobile, name: rider.name, company: rider.company, saleUnit: rider.sale_unit },
    token,
    ...keys,
  }
}

export const userLogin: Handler<typeof userLoginContract> = async ({ username, password, dist }, context) => {
  const account = await context.db
    .selectFrom('accounts')
    .select(['id', 'password_hash'])
    .where('mobile', '=', username)
    .executeTakeFirst()
  await requirePassword(context, { kind: 'user', mobile: username }, account?.password_hash, password)
  return signInAccount(context, account?.id ?? '', { method: 'password', preferredCentre: dist })
}

const findStaff = (db: Db, username: string) =>
  db
    .selectFrom('staff')
    .innerJoin('staff_centres', 'staff_centres.username', 'staff.username')
    .innerJoin('centres', 'centres.sale_unit', 'staff_centres.sale_unit')
    .select([
      'staff.username',
      'staff.name',
      'staff.password_hash',
      'staff.active',
      'staff_centres.sale_unit',
      'staff_centres.role',
    ])
    .select(['centres.name_th', 'centres.name_en'])
    .where('staff.username', '=', username)
    .orderBy('staff_centres.sale_unit')
    .executeTakeFirst()

/** Signs merchant staff in at their first centre, unless suspended; refuses without a needed second factor. */
export async function signInStaff(
  context: Context,
  username: string,
  { method, lineToken, remember, secondFactor = false }: SignInOptions,
) {
  const { db, issueToken, locale, sealer } = context
  const person = await findStaff(db, username)
  if (!person?.active) throw refuse(identityProblems.wrongSignIn)
  const role = person.role as StaffRole
  const need = secondFactor ? undefined : await findSecondFactorNeed(context, username)
  if (need) {
    const { purpose, seconds } = secondFactorTicket
    const claims: SecondFactorTicket = { username, method, need, remember, lineToken }
    const ticket = await sealer.sign(purpose, claims, seconds)
    throw new Problem(secondFactorProblems.needed, {}, [], { ticket, need })
  }
  const remembered = remember === true && (secondFactor || !(await isOwner(db, username)))
  const { session, ...keys } = await openSession(
    context,
    { kind: 'merchant', username, lineToken },
    { method, remembered, secondFactor },
  )
  const token = await issueToken({
    kind: 'merchant',
    role,
    saleUnit: person.sale_unit,
    username: person.username,
    session,
  })
  await logSignIn(context, person, { what: 'signed in', method })
  const user = {
    username: person.name,
    id: person.username,
    role: { RoleCode: role, RoleName: roleNames[role] },
    centre: person.sale_unit,
    centreName: pick(locale, person.name_th, person.name_en),
  }
  return { user, token, ...keys }
}

export const merchantLogin: Handler<typeof merchantLoginContract> = async (
  { username, password, remember },
  context,
) => {
  const name = username.toLowerCase()
  const person = await findStaff(context.db, name)
  try {
    const hash = person?.active ? person.password_hash : undefined
    await requirePassword(context, { kind: 'merchant', username: name }, hash, password)
  } catch (error) {
    if (person && error instanceof Problem) await logRefusedSignIn(context, person, error)
    throw error
  }
  return signInStaff(context, name, { method: 'password', remember })
}

export const riderLogin: Handler<typeof riderLoginContract> = async ({ username, password }, context) => {
  const rider = await context.db
    .selectFrom('riders')
    .select(['mobile', 'password_hash'])
    .where('mobile', '=', username)
    .executeTakeFirst()
  await requirePassword(context, { kind: 'rider', mobile: username }, rider?.password_hash, password)
  return signInRider(context, username, 'password')
}
