import { timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { countAttempt, requireTryLeft } from '#api/identity/attempts.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Db } from '#api/kit/database.ts'
import type { Sealer } from '#api/kit/sealer.ts'
import { setupProblems } from '#shop/network-setup/setup-problems.ts'
import type { SetupDraft } from '#shop/network-setup/setup-steps.ts'
import { refuse } from '#shop/problems/problem.ts'

/** What the trials of the gateways brought; the token is the gateway's own. */
export type SetupChecks = {
  smsToken?: string
  smsTo?: string
  smsReference?: string
  smsWorks?: boolean
  lineAccount?: string
}
export type StoredDraft = SetupDraft & { passwordHash?: string }
type SetupRow = { salt: string; draft: StoredDraft; checks: SetupChecks }

/** The setup that waits for an owner: a network with a centre or staff waits for nobody, whatever the row says. */
export async function findSetup(db: Db, { lock = false } = {}): Promise<SetupRow | undefined> {
  const { rows } = await sql<SetupRow>`
    select n.salt::text as salt, n.draft, n.checks from network_setup n
    where n.finished_at is null and not exists (select from centres) and not exists (select from staff)
    ${lock ? sql`for update of n` : sql``}`.execute(db)
  return rows[0]
}

const setupKey = (sealer: Pick<Sealer, 'derive'>, salt: string) => sealer.derive('network setup', salt)

/** The key of an empty network's link; every process with the same secret finds the same one. */
export async function prepareSetup(db: Db, sealer: Pick<Sealer, 'derive'>): Promise<string | undefined> {
  await sql`insert into network_setup (one)
    select true where not exists (select from centres) and not exists (select from staff)
    on conflict do nothing`.execute(db)
  const setup = await findSetup(db)
  return setup && setupKey(sealer, setup.salt)
}

/** Refuses everybody once the network is open, and before that everybody without the key; guesses are counted. */
export async function requireSetup(
  { db, sealer, address, now }: Pick<Context, 'db' | 'sealer' | 'address' | 'now'>,
  key: string,
): Promise<SetupRow> {
  const setup = await findSetup(db)
  if (!setup) throw refuse(setupProblems.finished)
  await requireTryLeft(db, 'setup key by address', address, now)
  const [given, right] = [Buffer.from(key), Buffer.from(setupKey(sealer, setup.salt))]
  if (given.length === right.length && timingSafeEqual(given, right)) return setup
  await countAttempt(db, 'setup key by address', address, now)
  throw refuse(setupProblems.wrongKey)
}
