import type { Db } from '#api/kit/database.ts'
import type { Caller } from '#shop/contract/caller.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'

export type OwnCustomer = { saleUnit: string; customerCode: string; session: string | undefined }

/** The customer of the call: always the token's own, also when someone acts for them. */
export function requireCustomer(caller: Caller): OwnCustomer {
  if (caller.kind !== 'user') throw refuse(identityProblems.notAllowed)
  return { saleUnit: caller.saleUnit, customerCode: caller.customerCode, session: caller.session }
}

/** Refuses a person acting for the customer. */
export function requireInPerson(caller: Caller): OwnCustomer {
  if (caller.kind === 'user' && caller.actor) throw refuse(identityProblems.notAllowed)
  return requireCustomer(caller)
}

/**
 * Locks the account until the transaction ends, so that its changes run one at a time. It refuses an erased
 * account, whose token still works for a second.
 */
export async function lockAccount(tx: Db, { saleUnit, customerCode }: OwnCustomer) {
  const account = await tx
    .selectFrom('accounts')
    .innerJoin('customers', 'customers.account_id', 'accounts.id')
    .select(['accounts.id', 'accounts.mobile', 'accounts.email', 'accounts.name', 'accounts.password_hash'])
    .where('customers.sale_unit', '=', saleUnit)
    .where('customers.code', '=', customerCode)
    .where('customers.status', '=', 'active')
    // Only this row is locked, and therefore read again after waiting for an erasure.
    .where('accounts.active', '=', true)
    .forUpdate('accounts')
    .executeTakeFirst()
  if (!account) throw refuse(identityProblems.noProfile)
  return account
}
