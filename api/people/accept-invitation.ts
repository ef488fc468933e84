import { sql } from 'kysely'
import { addActivity } from '#api/activity/add-activity.ts'
import { countAttempt } from '#api/identity/attempts.ts'
import { hashPassword, requireStrong } from '#api/identity/passwords.ts'
import { signInStaff } from '#api/identity/sign-in.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { digest } from '#api/sessions/devices.ts'
import { endSessionsOfWorker } from '#api/sessions/sessions.ts'
import type { StaffRole } from '#shop/contract/caller.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import type {
  acceptInvitationContract,
  joinByInvitationContract,
  lookAtInvitationContract,
} from '#shop/people/invitation-contracts.ts'
import { peopleProblems } from '#shop/people/people-problems.ts'
import { acceptErrors } from '#shop/people/people-rules.ts'
import { generalProblems } from '#shop/problems/general-problems.ts'
import { Problem, refuse } from '#shop/problems/problem.ts'
import { maskMobile } from '#shop/thai/phone.ts'
import { lockCentre } from './guard-owners.ts'
import { putToWork } from './require-worker.ts'

type Invitation = {
  saleUnit: string
  id: string
  kind: 'work' | 'password'
  username: string | null
  name: string
  mobile: string
  role: StaffRole
  by: string
  /** Of the centres it names, those whose owner the inviter still is. */
  centres: string[]
  expiresAt: Date
}

/** A link while it counts: not used, withdrawn or run out, and its inviter may still invite there. */
async function findInvitation(
  { now }: Context,
  db: Db,
  token: string,
  isLocked = false,
): Promise<Invitation> {
  const saleUnit = token.split('.')[0] ?? ''
  const { rows } = await sql<Invitation>`
    select i.sale_unit as "saleUnit", i.id, i.kind, i.username, i.name, i.mobile, i.role, i.made_by_name as by, i.expires_at as "expiresAt",
      array(select w.sale_unit from staff_centres w join staff s on s.username = w.username and s.active
        where w.username = i.made_by and w.role = '8' and w.sale_unit = any(i.centres) order by 1) as centres
    from staff_invitations i
    where i.sale_unit = ${saleUnit} and i.token_hash = ${digest(token)} and i.used_at is null and i.withdrawn_at is null and i.expires_at > ${now}
    ${isLocked ? sql`for update of i` : sql``}`.execute(db)
  const [found] = rows
  if (!found || found.centres.length === 0) throw refuse(peopleProblems.deadInvitation)
  return found
}

/** Its centres first, as every change of people locks them, then the link itself. */
async function lockInvitation(context: Context, tx: Db, token: string): Promise<Invitation> {
  const { centres } = await findInvitation(context, tx, token)
  for (const saleUnit of centres) await lockCentre(tx, saleUnit)
  return findInvitation(context, tx, token, true)
}

type Account = { kind: 'new' } | { kind: 'returning' | 'existing'; username: string }

/** One account for each mobile number; without any centre left it returns with a new password. */
async function findAccount(db: Db, { kind, username, mobile }: Invitation): Promise<Account> {
  const { rows } = await sql<{ username: string; works: boolean }>`
    select s.username, exists (select from staff_centres w where w.username = s.username) as works
    from staff s where ${kind === 'password' ? sql`s.username = ${username}` : sql`s.mobile = ${mobile}`} and s.active
    order by 2 desc, s.created_at limit 1`.execute(db)
  const [row] = rows
  if (!row) {
    if (kind === 'password') throw refuse(peopleProblems.deadInvitation)
    return { kind: 'new' }
  }
  return { kind: row.works && kind === 'work' ? 'existing' : 'returning', username: row.username }
}

const count = ({ db, address, now }: Context) => countAttempt(db, 'token by address', address, now)

export const lookAtInvitation: Handler<typeof lookAtInvitationContract> = async ({ token }, context) => {
  const { db, settings } = context
  await count(context)
  const found = await findInvitation(context, db, token)
  const account = await findAccount(db, found)
  const { rows: centres } = await sql<{ nameTh: string; nameEn: string }>`
    select c.name_th as "nameTh", c.name_en as "nameEn" from centres c
    where c.sale_unit = any(${found.centres}::text[]) order by c.sale_unit`.execute(db)
  return {
    ...{
      kind: found.kind,
      name: found.name,
      mobile: maskMobile(found.mobile),
      by: found.by,
      role: found.role,
    },
    ...{ centres, expiresAt: found.expiresAt.toISOString(), account: account.kind },
    username: account.kind === 'returning' ? account.username : '',
    passwordLongest: (await settings()).passwordLongest,
  }
}

export const acceptInvitation: Handler<typeof acceptInvitationContract> = async (request, context) => {
  const { db, settings } = context
  const { token, password } = request
  await count(context)
  const found = await findInvitation(context, db, token)
  const account = await findAccount(db, found)
  if (account.kind === 'existing') throw refuse(peopleProblems.signInToJoin)
  const { passwordLongest: longest } = await settings()
  const chosen = account.kind === 'new' ? request.username.trim().toLowerCase() : account.username
  const wrong = Object.entries(
    acceptErrors(
      { username: chosen, password, confirmPassword: password },
      { longest, isNew: account.kind === 'new' },
    ),
  )
  if (wrong.length > 0)
    throw new Problem(
      generalProblems.badInput,
      {},
      wrong.map(([field, why]) => ({ field, ...why })),
    )
  requireStrong(password, longest)
  const hash = await hashPassword(password, longest)
  await db.transaction().execute((tx) => accept(context, tx, { token, chosen, hash }))
  return signInStaff(context, chosen, { method: 'invitation' })
}

type Accepting = { token: string; chosen: string; hash: string }

/** Everything is asked anew under the lock: the link may have been used or withdrawn since the page was opened. */
async function accept(context: Context, tx: Db, { token, chosen, hash }: Accepting): Promise<void> {
  const { now } = context
  const found = await lockInvitation(context, tx, token)
  await sql`select pg_advisory_xact_lock(hashtextextended('staff mobile ' || ${found.mobile}, 55))`.execute(
    tx,
  )
  const account = await findAccount(tx, found)
  if (account.kind === 'existing') throw refuse(peopleProblems.signInToJoin)
  if (account.kind === 'returning') {
    await sql`update staff set password_hash = ${hash} where username = ${account.username}`.execute(tx)
    await endSessionsOfWorker(tx, { username: account.username }, { why: 'password set', now })
  } else {
    const { rows } = await sql`
      insert into staff (username, name, mobile, password_hash, created_at)
      values (${chosen}, ${found.name}, ${found.mobile}, ${hash}, ${now}) on conflict (username) do nothing returning username`.execute(
      tx,
    )
    if (rows.length === 0) throw takenName()
  }
  await finish(context, tx, found, chosen)
}

function takenName(): Problem {
  const { th, en } = peopleProblems.usernameTaken
  return new Problem(peopleProblems.usernameTaken, {}, [{ field: 'username', th, en }])
}

/** Uses the link up and puts the person to work at each of its centres. */
async function finish({ now }: Context, tx: Db, found: Invitation, username: string): Promise<void> {
  const { saleUnit, id, role, kind, centres } = found
  await sql`update staff_invitations i set used_at = ${now}, used_by = ${username}
    where i.sale_unit = ${saleUnit} and i.id = ${id}::uuid`.execute(tx)
  const { rows } = await sql<{
    name: string
  }>`select s.name from staff s where s.username = ${username}`.execute(tx)
  const by = { username, name: rows[0]?.name ?? username }
  if (kind === 'password') {
    await addActivity(
      tx,
      { saleUnit, at: now, by },
      { kind: 'staff', subject: username, what: 'password set' },
    )
    return
  }
  for (const centre of centres) {
    if (await putToWork(tx, { saleUnit: centre, username, role }))
      await addActivity(
        tx,
        { saleUnit: centre, at: now, by },
        { kind: 'staff', subject: username, what: 'joined', after: { role } },
      )
  }
}

/** Whoever is staff already gets the further centre, with the account that has the invited number. */
export const joinByInvitation: Handler<typeof joinByInvitationContract> = async ({ token }, context) => {
  const { db, caller } = context
  if (caller.kind !== 'merchant') throw refuse(identityProblems.notAllowed)
  await count(context)
  return db.transaction().execute(async (tx) => {
    const found = await lockInvitation(context, tx, token)
    const account = await findAccount(tx, found)
    if (account.kind === 'new' || account.username !== caller.username)
      throw refuse(peopleProblems.wrongPerson)
    await finish(context, tx, found, caller.username)
    return { saleUnit: found.centres[0] ?? found.saleUnit }
  })
}
