import { sql } from 'kysely'
import type { Context } from '#api/kit/calls/context.ts'
import type { Db } from '#api/kit/database.ts'
import { type KnownCaller, roles, type TokenKind } from '#shop/contract/caller.ts'
import { nameDevice } from '#shop/identity/device-name.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { loadingCache } from '#shop/time/loading-cache.ts'
import { digest, givenDevice, newToken } from './devices.ts'

type HeldKind = Exclude<TokenKind, 'applicant'>
const day = 86_400_000
/** A session unused for this long ends. */
const lives: Record<HeldKind, number> = { user: 90 * day, merchant: day / 2, rider: 30 * day }
const rememberedLife = 30 * day

export const endOfSession = (kind: HeldKind, remembered: boolean, now: Date) =>
  new Date(now.getTime() + (kind === 'merchant' && remembered ? rememberedLife : lives[kind]))

/** An owner is remembered on a device only with a second factor: a password alone does not protect their rights. */
export async function isOwner(db: Db, username: string): Promise<boolean> {
  const owner = await db
    .selectFrom('staff_centres')
    .select('username')
    .where('username', '=', username)
    .where('role', '=', roles.owner)
    .limit(1)
    .executeTakeFirst()
  return owner !== undefined
}

/** `lineToken` is the sealed token of a sign-in by LINE. */
type ByLine = { lineToken?: string | undefined }
export type Holder =
  | ({ kind: 'user'; accountId: string; boundTo?: string | undefined } & ByLine)
  | ({ kind: 'merchant'; username: string } & ByLine)
  | { kind: 'rider'; mobile: string }
type OpenedSession = { session: string; refreshToken: string; deviceToken?: string | undefined }
type SessionDevice = Pick<Context, 'db' | 'now' | 'device' | 'userAgent'>

/**
 * These methods count as a fresh confirmation. Registration does not, since it may run on a salesperson's
 * computer.
 */
const proving = ['password', 'otp']

/**
 * Opens a session for a device and stores only token hashes. A sign-in link proves nothing about the device.
 */
export async function openSession(
  { db, now, ...from }: SessionDevice,
  holder: Holder,
  {
    method,
    remembered = false,
    secondFactor = false,
  }: { method: string; remembered?: boolean; secondFactor?: boolean },
): Promise<OpenedSession> {
  const refreshToken = newToken()
  const deviceToken = method === 'link' ? undefined : (givenDevice(from) ?? newToken())
  const row = await db
    .insertInto('sessions')
    .values({
      kind: holder.kind,
      account_id: holder.kind === 'user' ? holder.accountId : null,
      username: holder.kind === 'merchant' ? holder.username : null,
      rider_mobile: holder.kind === 'rider' ? holder.mobile : null,
      refresh_hash: digest(refreshToken),
      line_token: holder.kind === 'rider' ? null : (holder.lineToken ?? null),
      method,
      created_at: now,
      expires_at: endOfSession(holder.kind, remembered, now),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('session_details')
    .values({
      session_id: row.id,
      family_hash: digest(refreshToken),
      bound_to: holder.kind === 'user' ? (holder.boundTo ?? null) : null,
      confirmed_at: proving.includes(method) ? now : null,
      remembered,
      second_factor_at: secondFactor ? now : null,
      device: nameDevice(from.userAgent),
      device_hash: deviceToken ? digest(deviceToken) : null,
      last_used_at: now,
    })
    .execute()
  return { session: row.id, refreshToken, ...(deviceToken ? { deviceToken } : {}) }
}

export async function endSession(db: Db, session: string, why: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now, ended_why: why })
    .where('id', '=', session)
    .where('ended_at', 'is', null)
    .execute()
}

/** Ends every session of an account except the caller's. */
export async function endSessionsOf(
  db: Db,
  accountId: string,
  why: string,
  now: Date,
  except?: string,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now, ended_why: why })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .execute()
}

/** Ends the sessions of a member of staff or a rider, and with them what they do for customers; returns how many. */
export async function endSessionsOfWorker(
  db: Db,
  worker: { username: string } | { mobile: string },
  {
    why,
    now,
    only,
    except,
  }: { why: string; now: Date; only?: string | undefined; except?: string | undefined },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ ended_at: now, ended_why: why })
    .where((eb) =>
      'username' in worker ? eb('username', '=', worker.username) : eb('rider_mobile', '=', worker.mobile),
    )
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

type Held = { centreOpen: boolean }
type UserCaller = Extract<KnownCaller, { kind: 'user' }>

const alive = (caller: KnownCaller, now: Date) =>
  sql`s.id = ${caller.session ?? ''}::uuid and s.ended_at is null and s.expires_at > ${now}`

/** Whether the token's session is active and its role, centre and state still hold. */
async function findHeld(db: Db, caller: KnownCaller, now: Date): Promise<Held | undefined> {
  if (caller.kind === 'user') return findHeldByUser(db, caller, now)
  if (caller.kind === 'applicant') return findApplication(db, caller)
  const { rows } = await (caller.kind === 'merchant'
    ? sql<Held>`select true as "centreOpen" from sessions s join staff_centres c on c.username = s.username join staff p on p.username = s.username
        where ${alive(caller, now)} and p.active and c.sale_unit = ${caller.saleUnit} and c.role = ${caller.role} and s.username = ${caller.username}`
    : sql<Held>`select true as "centreOpen" from sessions s join rider_centres c on c.mobile = s.rider_mobile join riders r on r.mobile = s.rider_mobile
        where ${alive(caller, now)} and r.active and c.sale_unit = ${caller.saleUnit} and s.rider_mobile = ${caller.mobile} and r.company = ${caller.company}`
  ).execute(db)
  return rows[0]
}

/** An application that was replaced or erased is nobody's any more. */
async function findApplication(
  db: Db,
  { session, saleUnit }: Extract<KnownCaller, { kind: 'applicant' }>,
): Promise<Held | undefined> {
  const { rows } = await sql<Held>`select true as "centreOpen" from merchant_applications a
    where a.id = ${session}::uuid and a.state <> 'replaced' and a.erased_at is null
      and coalesce(a.reserved_unit, '') = ${saleUnit}`.execute(db)
  return rows[0]
}

/** Two queries, since a session belongs to no centre and a customer to one. */
async function findHeldByUser(db: Db, caller: UserCaller, now: Date): Promise<Held | undefined> {
  const [bearer, customer] = await Promise.all([findBearer(db, caller, now), findServed(db, caller)])
  if (!bearer || !customer) return undefined
  if (caller.actor?.kind === 'staff')
    return bearer.saleCode === null || bearer.saleCode === customer.sale_code ? customer : undefined
  return bearer.accountId === customer.account_id ? customer : undefined
}

type Bearer = { accountId: string | null; saleCode: string | null }

/** The session's owner: an account, or staff with the sale code of their customers. */
async function findBearer(db: Db, caller: UserCaller, now: Date): Promise<Bearer | undefined> {
  const { saleUnit, actor } = caller
  const { rows } = await (actor?.kind === 'staff'
    ? sql<Bearer>`select null as "accountId", case when c.role = '3' then coalesce(c.sale_code, '') end as "saleCode"
        from sessions s join staff_centres c on c.username = s.username join staff p on p.username = s.username
        where ${alive(caller, now)} and p.active and c.sale_unit = ${saleUnit} and s.username = ${actor.name} and c.role = ${actor.role}`
    : // A sign-in link opens one centre until the password or a code is entered.
      sql<Bearer>`select s.account_id as "accountId", null as "saleCode" from sessions s join accounts a on a.id = s.account_id
        where ${alive(caller, now)} and a.active and (s.method <> 'link' or exists (
          select from session_details d where d.session_id = s.id and (d.confirmed_at is not null or d.bound_to = ${saleUnit})))`
  ).execute(db)
  return rows[0]
}

type Served = Held & { account_id: string; sale_code: string | null }

/** The token's customer; while an agent acts, with the agent's account. */
async function findServed(
  db: Db,
  { saleUnit, customerCode, role, actor }: UserCaller,
): Promise<Served | undefined> {
  const agent = actor?.kind === 'agent' ? actor.name : customerCode
  const isServed = actor?.kind === 'agent' ? sql`a.role = '2' and k.agent_code = a.code` : sql`true`
  const { rows } = await sql<Served>`
    select n.active as "centreOpen", a.account_id, k.sale_code from customers k
    join customers a on a.sale_unit = ${saleUnit} and a.code = ${agent} and a.status = 'active'
    join centres n on n.sale_unit = ${saleUnit}
    where k.sale_unit = ${saleUnit} and k.code = ${customerCode} and k.status = 'active' and k.role = ${role} and ${isServed}`.execute(
    db,
  )
  return rows[0]
}

/** A guest has no session, only a centre. */
async function findGuestCentre(db: Db, saleUnit: string): Promise<Held> {
  const centre = await db
    .selectFrom('centres')
    .select('active')
    .where('sale_unit', '=', saleUnit)
    .executeTakeFirst()
  return { centreOpen: centre?.active ?? false }
}

/** Whether a caller's session holds and their centre is open; cached for a second. */
export function sessionGuard(db: Db, now: () => Date) {
  const cache = loadingCache<Held | undefined>({ freshMs: 1_000 })
  const isGuest = (caller: KnownCaller) => caller.kind === 'user' && caller.role === 'GUEST'
  const look = (caller: KnownCaller) => () =>
    isGuest(caller) ? findGuestCentre(db, caller.saleUnit) : findHeld(db, caller, now())
  return {
    /** Refuses a token of an ended session. */
    async require(caller: KnownCaller): Promise<Held> {
      if (!isGuest(caller) && !caller.session) throw refuse(identityProblems.expired)
      const held = await cache.get(db, JSON.stringify(caller), look(caller))
      if (!held) throw refuse(identityProblems.expired)
      return held
    },
    /** Looks at once, for a call that found the caller's centre closed. */
    lookAgain: (caller: KnownCaller) => cache.renew(db, JSON.stringify(caller), look(caller)),
  }
}
