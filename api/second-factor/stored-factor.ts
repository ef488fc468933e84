import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '#api/kit/calls/context.ts'
import type { Db } from '#api/kit/database.ts'
import { refuse } from '#shop/problems/problem.ts'
import { secondFactorProblems } from '#shop/second-factor/second-factor-problems.ts'
import { base32, findStep, newSecret } from './totp.ts'

const codeCount = 10

const waitingMs = 10 * 60_000

/** A key that waits for its first code: the same for ten minutes, since a page may be loaded again after the scan. */
export async function beginFactor({ db, sealer, now }: Context, username: string): Promise<string> {
  const { rows: waiting } = await sql<{ secret: string }>`
    select f.secret from second_factors f where f.username = ${username} and f.confirmed_at is null
      and f.made_at > ${new Date(now.getTime() - waitingMs)}`.execute(db)
  const held = waiting[0] && sealer.unseal(waiting[0].secret)
  if (held) return held
  const secret = newSecret()
  const { rows } = await sql`
    insert into second_factors (username, secret, made_at) values (${username}, ${sealer.seal(secret)}, ${now})
    on conflict (username) do update set secret = excluded.secret, made_at = excluded.made_at, last_step = 0
    where second_factors.confirmed_at is null returning username`.execute(db)
  if (rows.length === 0) throw refuse(secondFactorProblems.already)
  return secret
}

/** Whether this code is right and was never accepted before; of two at the same moment one is. */
async function spendCode(
  { sealer, now }: Context,
  tx: Db,
  { username, code, isConfirmed }: { username: string; code: string; isConfirmed: boolean },
): Promise<boolean> {
  const { rows } = await sql<{ secret: string }>`
    select f.secret from second_factors f where f.username = ${username} and (f.confirmed_at is not null) = ${isConfirmed}`.execute(
    tx,
  )
  const secret = sealer.unseal(rows[0]?.secret ?? '')
  const step = secret && findStep(secret, code, now)
  if (!step) return false
  const { rows: spent } = await sql`
    update second_factors f set last_step = ${step}, confirmed_at = coalesce(f.confirmed_at, ${now})
    where f.username = ${username} and f.last_step < ${step} and (f.confirmed_at is not null) = ${isConfirmed} returning f.username`.execute(
    tx,
  )
  return spent.length > 0
}

/** Puts a waiting key into force by its first code, and returns the recovery codes, which nobody can read later. */
export async function confirmFactor(
  context: Context,
  tx: Db,
  username: string,
  code: string,
): Promise<string[]> {
  const { rows } = await sql`
    select from second_factors f where f.username = ${username} and f.confirmed_at is null`.execute(tx)
  if (rows.length === 0) throw refuse(secondFactorProblems.notBegun)
  if (!(await spendCode(context, tx, { username, code, isConfirmed: false })))
    throw refuse(secondFactorProblems.wrongCode)
  return makeRecoveryCodes(context, tx, username)
}

const plain = (code: string) => code.toUpperCase().replace(/[^A-Z2-7]/g, '')
/** Keyed, so that a copy of the database is no help in guessing eight letters. */
const hashOf = ({ sealer }: Context, username: string, code: string) =>
  sealer.derive('recovery code', `${username} ${plain(code)}`)

export async function makeRecoveryCodes(context: Context, tx: Db, username: string): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, () => {
    const letters = base32(randomBytes(5))
    return `${letters.slice(0, 4)}-${letters.slice(4)}`
  })
  await sql`delete from recovery_codes where username = ${username}`.execute(tx)
  await sql`insert into recovery_codes (username, code_hash)
    select ${username}, h from unnest(${codes.map((code) => hashOf(context, username, code))}::text[]) h`.execute(
    tx,
  )
  return codes
}

/** Accepts a code of the app, or a recovery code, once. Says which it was; undefined when neither. */
export async function acceptCode(
  context: Context,
  username: string,
  code: string,
): Promise<'app' | 'recovery' | undefined> {
  const { db, now } = context
  if (/^[0-9]{6}$/.test(code.trim()))
    return (await spendCode(context, db, { username, code: code.trim(), isConfirmed: true }))
      ? 'app'
      : undefined
  const { rows } = await sql`
    update recovery_codes r set used_at = ${now} from second_factors f
    where r.username = ${username} and r.code_hash = ${hashOf(context, username, code)} and r.used_at is null
      and f.username = ${username} and f.confirmed_at is not null returning r.username`.execute(db)
  return rows.length > 0 ? 'recovery' : undefined
}

type FactorState = { since: string; codesLeft: number }

export async function findFactor(db: Db, username: string): Promise<FactorState | null> {
  const { rows } = await sql<{ since: Date; left: number }>`
    select f.confirmed_at as since,
      (select count(*) from recovery_codes r where r.username = ${username} and r.used_at is null)::int as left
    from second_factors f where f.username = ${username} and f.confirmed_at is not null`.execute(db)
  const [row] = rows
  return row ? { since: row.since.toISOString(), codesLeft: row.left } : null
}

/** Takes a second factor away, with its recovery codes. Says whether there was one. */
export async function removeFactor(tx: Db, username: string): Promise<boolean> {
  const { rows } = await sql<{ was: boolean }>`
    delete from second_factors f where f.username = ${username} returning f.confirmed_at is not null as was`.execute(
    tx,
  )
  return rows[0]?.was ?? false
}
