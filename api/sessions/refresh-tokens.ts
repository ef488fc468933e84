import { type Selectable, sql } from 'kysely'
import type { Context } from '#api/kit/calls/context.ts'
import type { Db } from '#api/kit/database.ts'
import type { Sessions } from '#api/kit/database-types.ts'
import type { TokenKind } from '#shop/contract/caller.ts'
import { nameDevice } from '#shop/identity/device-name.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { digest, endedForGood, givenDevice, newToken } from './devices.ts'
import { noteDetails } from './session-details.ts'
import { endOfSession, endSession, isOwner } from './sessions.ts'

type Session = Pick<
  Selectable<Sessions>,
  'id' | 'kind' | 'account_id' | 'username' | 'rider_mobile' | 'method' | 'refresh_hash'
> & {
  [Detail in 'previous_hash' | 'device' | 'device_hash' | 'bound_to']: string | null
} & { [Time in 'rotated_at' | 'confirmed_at' | 'second_factor_at']: Date | null } & {
  remembered: boolean | null
}

/** How long the previous token stays valid, for tabs that renew together and for lost responses. */
const graceMs = 60_000

/** The common prefix of a session's tokens: its first token. */
const familyOf = (token: string) => token.split('.')[0] ?? ''

const isWithinGrace = ({ rotated_at }: Session, now: Date) =>
  rotated_at !== null && now.getTime() < rotated_at.getTime() + graceMs

/**
 * The active session of a refresh token. A token replaced before the grace period may be stolen, so its use
 * ends the session.
 */
export async function requireSession({ db, now, log }: Context, token: string): Promise<Session> {
  const family = digest(familyOf(token))
  const session = await db
    .selectFrom('sessions')
    .leftJoin('session_details as d', 'd.session_id', 'sessions.id')
    .select(['sessions.id', 'kind', 'account_id', 'username', 'rider_mobile', 'method', 'refresh_hash'])
    .select([
      'previous_hash',
      'rotated_at',
      'device',
      'device_hash',
      'remembered',
      'bound_to',
      'confirmed_at',
      'second_factor_at',
    ])
    .where('sessions.id', 'in', (eb) =>
      eb
        .selectFrom('session_details')
        .select('session_id')
        .where('family_hash', '=', family)
        .unionAll(eb.selectFrom('sessions').select('id as session_id').where('refresh_hash', '=', family)),
    )
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!session) throw refuse(identityProblems.expired)
  const hash = digest(token)
  if (session.refresh_hash === hash || (session.previous_hash === hash && isWithinGrace(session, now)))
    return session
  await endSession(db, session.id, endedForGood.usedTwice, now)
  log.warn(
    { session: session.id, kind: session.kind },
    'a refresh token was used twice: its session was ended',
  )
  throw refuse(identityProblems.expired)
}

type Renewed = { refreshToken?: string; deviceToken?: string }

/**
 * Updates the session's last use and rotates the token when asked. The next token is derived from this one,
 * so that concurrent requests get the same.
 */
export async function renewSession(
  context: Context,
  session: Session,
  { token, rotate }: { token: string; rotate: boolean },
): Promise<Renewed> {
  const { db, now, sealer } = context
  const isProven = session.second_factor_at !== null
  const remembered = session.remembered === true && (isProven || !(await isOwner(db, session.username ?? '')))
  const expires_at = endOfSession(session.kind as Exclude<TokenKind, 'applicant'>, remembered, now)
  await db.updateTable('sessions').set({ expires_at }).where('id', '=', session.id).execute()
  await noteDetails(db, session.id, {
    last_used_at: now,
    device: session.device ?? nameDevice(context.userAgent),
  })
  if (!rotate) return {}
  const deviceToken = await knowDevice(context, session)
  const hash = digest(token)
  const isNew = isWithinGrace(session, now) && session.refresh_hash === hash
  if (isNew || !(await mayRotate(db))) return { ...deviceToken }
  const next = `${familyOf(token)}.${sealer.derive('refresh token', token)}`
  // One statement, so that nobody sees the next token without the previous one.
  await sql`
    with rotated as (update sessions set refresh_hash = ${digest(next)} where id = ${session.id} and refresh_hash = ${hash} returning id)
    update session_details d set family_hash = ${digest(familyOf(token))}, previous_hash = ${hash}, rotated_at = ${now}
    from rotated where d.session_id = rotated.id`.execute(db)
  return { refreshToken: next, ...deviceToken }
}

/** Adds a device to a session from before devices existed. */
async function knowDevice(
  context: Context,
  { id, device_hash, method }: Session,
): Promise<{ deviceToken?: string }> {
  if (device_hash !== null || method === 'link') return {}
  const deviceToken = givenDevice(context) ?? newToken()
  const { numUpdatedRows } = await context.db
    .updateTable('session_details')
    .set({ device_hash: digest(deviceToken) })
    .where('session_id', '=', id)
    .where('device_hash', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? { deviceToken } : {}
}

const rotating = new WeakSet<Db>()

/**
 * During a rolling update the old version would refuse a replaced token: rotation begins an hour after its
 * migration.
 */
async function mayRotate(db: Db): Promise<boolean> {
  if (rotating.has(db)) return true
  const { rows } = await sql`
    select 1 from migrations where name = '0024-sessions-and-devices.sql' and applied_at < now() - interval '1 hour'`.execute(
    db,
  )
  if (rows.length > 0) rotating.add(db)
  return rows.length > 0
}
