import { createHash, randomBytes } from 'node:crypto'
import type { Context } from '#api/kit/calls/context.ts'

/** A person by the name they sign in with. */
export type Person = { kind: 'user' | 'rider'; mobile: string } | { kind: 'merchant'; username: string }

/** Only the hash of a token is stored. */
export const digest = (token: string) => createHash('sha256').update(token).digest('hex')
export const newToken = () => randomBytes(32).toString('base64url')

/** The caller's device token, if its format is valid. */
export const givenDevice = ({ device }: Pick<Context, 'device'>) =>
  device && /^[\w-]{43}$/.test(device) ? device : undefined

/** Reasons for ending a session after which its device is no longer known. */
export const endedForGood = {
  byHolder: 'ended by its holder',
  byOwner: 'ended by an owner',
  usedTwice: 'refresh token used twice',
} as const

/**
 * The key for counting attempts of a known device; undefined for a device that never signed this person in. A
 * session of a sign-in link does not count.
 */
export async function findKnownDevice(context: Context, person: Person): Promise<string | undefined> {
  const { db, caller } = context
  const device = givenDevice(context)
  const session = caller.kind === 'nobody' ? undefined : caller.session
  const hash = device && digest(device)
  if (!hash && !session) return undefined
  const known = await db
    .selectFrom('sessions')
    .leftJoin('accounts', 'accounts.id', 'sessions.account_id')
    .leftJoin('session_details', 'session_details.session_id', 'sessions.id')
    .select(['sessions.id', 'session_details.device_hash'])
    .where('sessions.id', 'in', (eb) =>
      eb
        .selectFrom('session_details')
        .select('session_id')
        .where('device_hash', '=', hash ?? null)
        .unionAll(
          eb
            .selectFrom('sessions')
            .select('id as session_id')
            .where('id', '=', session ?? null),
        ),
    )
    .where((eb) =>
      person.kind === 'merchant'
        ? eb('sessions.username', '=', person.username)
        : eb(person.kind === 'user' ? 'accounts.mobile' : 'sessions.rider_mobile', '=', person.mobile),
    )
    .where('method', '<>', 'link')
    .where((eb) =>
      eb.or([eb('ended_why', 'is', null), eb('ended_why', 'not in', Object.values(endedForGood))]),
    )
    .limit(1)
    .executeTakeFirst()
  return known && (known.device_hash ?? known.id)
}
