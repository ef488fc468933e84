import type { Db } from '#api/kit/database.ts'
import type { Caller } from '#shop/contract/caller.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'

export type OwnCustomer = { saleUnit: string; customerCode: string; session: string | undefined }

/** The customer the call is about: always the token's own, also when someone acts for them. */
export function requireCustomer(caller: Caller): OwnCustomer {
  if (caller.kind !== 'user') throw refuse(identityProblems.notAllowed)
  return { saleUnit: caller.saleUnit, customerCode: caller.customerCode, session: caller.session }
}

/** What only the person themselves may do: whoever acts for them is refused. */
export function requireOwnHands(caller: Caller): OwnCustomer {
  if (caller.kind === 'user' && caller.actor) throw refuse(identityProblems.notAllowed)
  return requireCustomer(caller)
}

/** The account behind a customer, held until the transaction ends, so that changes to it stand in line. A token outlives an erased account by a second: nothing is written back. */
export async function holdAccount(tx: Db, { saleUnit, customerCode }: OwnCustomer) {
  const account = await tx
    .selectFrom('accounts')
    .innerJoin('customers', 'customers.account_id', 'accounts.id')
    .select(['accounts.id', 'accounts.mobile', 'accounts.email', 'accounts.name', 'accounts.password_hash'])
    .where('customers.sale_unit', '=', saleUnit)
    .where('customers.code', '=', customerCode)
    .where('customers.status', '=', 'active')
    // Of the two rows only this one is held, and so read anew after waiting for an erasure.
    .where('accounts.active', '=', true)
    .forUpdate('accounts')
    .executeTakeFirst()
  if (!account) throw refuse(identityProblems.noProfile)
  return account
}
