import type { Insertable } from 'kysely'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import type { LinkedIdentities, LinkedStaff } from '#api/kit/database-types.ts'
import { notePeopleChanged } from '#api/line-menus/menu-people.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { Problem, refuse } from '#shop/problems/problem.ts'
import type {
  linkedSignInsContract,
  linkTicketContract,
  unlinkContract,
} from '#shop/sign-in/external-contracts.ts'
import { providerNames, type SignInProviderName } from '#shop/sign-in/sign-in-providers.ts'
import { signinProblems } from '#shop/sign-in/signin-problems.ts'
import { revokeLine } from './line-tokens.ts'
import { type Ticket, takeTicket } from './tickets.ts'

type Holder = { accountId: string } | { username: string }

/** The caller in person; a person acting for a customer may link nothing. */
async function requireHolder({ db, caller }: Context): Promise<Holder> {
  if (caller.kind === 'merchant') return { username: caller.username }
  if (caller.kind !== 'user' || caller.actor) throw refuse(identityProblems.notAllowed)
  const customer = await db
    .selectFrom('customers')
    .select('account_id')
    .where('sale_unit', '=', caller.saleUnit)
    .where('code', '=', caller.customerCode)
    .executeTakeFirst()
  if (!customer) throw refuse(identityProblems.noProfile)
  return { accountId: customer.account_id }
}

/** One account per provider and person; a newer link replaces the older. A refused link changes nothing. */
function store({ db, now }: Context, holder: Holder, { provider, subject, name }: Ticket): Promise<void> {
  const row = { provider, subject, name, linked_at: now }
  return db.transaction().execute(async (tx) => {
    const stored =
      'username' in holder
        ? await storeStaff(tx, { ...row, ...holder })
        : await storeCustomer(tx, { ...row, account_id: holder.accountId })
    if (!stored) throw refuse(signinProblems.linkedElsewhere, { provider: providerNames[provider] })
    if (provider === 'line') await notePeopleChanged(tx, [subject])
  })
}

async function storeCustomer(tx: Db, row: Insertable<LinkedIdentities>): Promise<boolean> {
  const account = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', row.account_id)
    .where('active', '=', true)
    .forUpdate()
    .executeTakeFirst()
  if (!account) throw refuse(identityProblems.noProfile)
  await tx
    .deleteFrom('linked_identities')
    .where('provider', '=', row.provider)
    .where('account_id', '=', row.account_id)
    .execute()
  const { numInsertedOrUpdatedRows: added } = await tx
    .insertInto('linked_identities')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (added ?? 0n) > 0n
}

export type LinkedByLine =
  | { kind: 'linked'; accountId: string; userIds: string[] }
  | { kind: 'elsewhere' }
  | { kind: 'none' }

/** Links a customer whom LINE itself names, in the caller's transaction. `userIds` are those who changed by it. */
export async function linkCustomer(
  tx: Db,
  { accountId, subject, name, now }: { accountId: string; subject: string; name: string; now: Date },
): Promise<LinkedByLine> {
  const links = await tx
    .selectFrom('linked_identities')
    .select(['subject', 'account_id'])
    .where('provider', '=', 'line')
    .where((eb) => eb.or([eb('subject', '=', subject), eb('account_id', '=', accountId)]))
    .execute()
  if (links.some((link) => link.subject === subject && link.account_id !== accountId))
    return { kind: 'elsewhere' }
  const account = await tx
    .selectFrom('accounts')
    .select('active')
    .where('id', '=', accountId)
    .executeTakeFirst()
  if (!account?.active) return { kind: 'none' }
  const row = { provider: 'line', subject, account_id: accountId, name, linked_at: now }
  // Somebody else linked it in this moment: the whole event is taken again.
  if (!(await storeCustomer(tx, row))) throw new Error('a LINE account was linked to two customers at once')
  return { kind: 'linked', accountId, userIds: [...new Set([subject, ...links.map((link) => link.subject)])] }
}

async function storeStaff(tx: Db, row: Insertable<LinkedStaff>): Promise<boolean> {
  await tx
    .deleteFrom('linked_staff')
    .where('provider', '=', row.provider)
    .where('username', '=', row.username)
    .execute()
  const { numInsertedOrUpdatedRows: added } = await tx
    .insertInto('linked_staff')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (added ?? 0n) > 0n
}

/**
 * Links a ticket to a new account, also one pending approval; a failed ticket does not fail the registration.
 */
export async function linkNewAccount(
  context: Context,
  accountId: string,
  slip: string,
): Promise<Pick<Ticket, 'provider' | 'provenEmail'> | null> {
  if (!slip) return null
  try {
    const ticket = await takeTicket(context, slip, 'customer')
    await store(context, { accountId }, ticket)
    context.log.info({ provider: ticket.provider }, 'a sign-in was linked to a new shop')
    return ticket
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return null
  }
}

export const linkTicket: Handler<typeof linkTicketContract> = async ({ ticket: slip }, context) => {
  const holder = await requireHolder(context)
  const ticket = await takeTicket(context, slip, 'username' in holder ? 'staff' : 'customer')
  await store(context, holder, ticket)
  context.log.info({ provider: ticket.provider }, 'a sign-in was linked')
  return { provider: ticket.provider }
}

export const linkedSignIns: Handler<typeof linkedSignInsContract> = async (_input, context) => {
  const { db, caller } = context
  const holder = await requireHolder(context)
  const rows =
    'username' in holder
      ? await db
          .selectFrom('linked_staff')
          .select(['provider', 'name', 'linked_at'])
          .where('username', '=', holder.username)
          .execute()
      : await db
          .selectFrom('linked_identities')
          .select(['provider', 'name', 'linked_at'])
          .where('account_id', '=', holder.accountId)
          .execute()
  const session = caller.kind === 'nobody' ? undefined : caller.session
  const held = session
    ? await db
        .selectFrom('sessions')
        .select('method')
        .where('id', '=', session)
        .where('method', '=', 'line')
        .executeTakeFirst()
    : undefined
  return {
    links: rows.map((row) => ({
      provider: row.provider as SignInProviderName,
      name: row.name,
      at: row.linked_at.toISOString(),
    })),
    byLine: held !== undefined,
  }
}

/** The LINE token is revoked too; when LINE is unreachable, the link is removed anyway. */
export const unlink: Handler<typeof unlinkContract> = async ({ provider }, context) => {
  const { db, log } = context
  const holder = await requireHolder(context)
  const removed = await db.transaction().execute(async (tx) => {
    const rows =
      'username' in holder
        ? await tx
            .deleteFrom('linked_staff')
            .where('provider', '=', provider)
            .where('username', '=', holder.username)
            .returning('subject')
            .execute()
        : await tx
            .deleteFrom('linked_identities')
            .where('provider', '=', provider)
            .where('account_id', '=', holder.accountId)
            .returning('subject')
            .execute()
    const subjects = rows.map(({ subject }) => subject)
    if (provider === 'line') await notePeopleChanged(tx, subjects)
    return subjects
  })
  if (removed.length === 0) throw refuse(signinProblems.notLinked, { provider: providerNames[provider] })
  if (provider === 'line' && !(await revokeLine(context, holder)))
    log.warn({}, 'a LINE token could not be taken back')
  log.info({ provider }, 'a sign-in was unlinked')
  return {}
}
