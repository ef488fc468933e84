import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { AccountExport, exportAccountContract } from '#shop/account/account-contracts.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { exportShops } from './export-shops.ts'
import { requireInPerson } from './own-customer.ts'

/** Everything is read in one snapshot, so that orders and points agree. */
export const exportAccount: Handler<typeof exportAccountContract> = (_input, context) => {
  const own = requireInPerson(context.caller)
  return context.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const account = await tx
        .selectFrom('accounts')
        .innerJoin('customers', 'customers.account_id', 'accounts.id')
        .select([
          'accounts.id',
          'accounts.mobile',
          'accounts.email',
          'accounts.email_wanted',
          'accounts.name',
        ])
        .where('customers.sale_unit', '=', own.saleUnit)
        .where('customers.code', '=', own.customerCode)
        .executeTakeFirst()
      if (!account) throw refuse(identityProblems.noProfile)
      const { id } = account
      return {
        exportedAt: context.now.toISOString(),
        mobile: account.mobile,
        email: account.email ?? '',
        emailWanted: account.email_wanted ?? '',
        contact: account.name,
        ...(await exportShops({ ...context, db: tx }, id)),
        ...(await personData({ ...context, db: tx }, id)),
      }
    })
}

async function personData(
  { db }: Context,
  accountId: string,
): Promise<Pick<AccountExport, 'consents' | 'links' | 'sessions'>> {
  const consents = await db
    .selectFrom('consents')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('at')
    .orderBy('id')
    .execute()
  const links = await db
    .selectFrom('linked_identities')
    .selectAll()
    .where('account_id', '=', accountId)
    .execute()
  const sessions = await db
    .selectFrom('sessions')
    .select(['method', 'created_at', 'ended_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()
  return {
    consents: consents.map(({ purpose, version, given, at, channel }) => ({
      purpose,
      version,
      given,
      at: at.toISOString(),
      channel,
    })),
    links: links.map(({ provider, name, linked_at }) => ({ provider, name, at: linked_at.toISOString() })),
    sessions: sessions.map(({ method, created_at, ended_at }) => ({
      method,
      startedAt: created_at.toISOString(),
      endedAt: ended_at?.toISOString() ?? null,
    })),
  }
}
