import { loadUser } from '#api/identity/identity.ts'
import type { Handler } from '#api/kit/perform.ts'
import { asReasons, profileOnWire, wrongsOfProfile } from '#shop/account/account-rules.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { generalProblems } from '#shop/problems/general-problems.ts'
import { Problem, refuse } from '#shop/problems/problem.ts'
import type { Contracts } from '#shop/start/contracts.ts'
import { holdAccount, requireOwnHands } from './own-customer.ts'

export const accountDetail: Handler<Contracts['accountDetail']> = async (_input, { db, caller, locale }) => {
  const { saleUnit, customerCode } = requireOwnHands(caller)
  const account = await db
    .selectFrom('accounts')
    .innerJoin('customers', 'customers.account_id', 'accounts.id')
    .select(['accounts.email', 'accounts.name'])
    .where('customers.sale_unit', '=', saleUnit)
    .where('customers.code', '=', customerCode)
    .executeTakeFirst()
  if (!account) throw refuse(identityProblems.noProfile)
  return { user: await loadUser(db, saleUnit, customerCode, locale), email: account.email ?? '', contact: account.name }
}

/** The tax number is the shop's, so every centre gets it; the name belongs to the branch that this centre serves. */
export const updateAccount: Handler<Contracts['updateAccount']> = async ({ name, email, taxNumber }, { db, caller, locale }) => {
  const own = requireOwnHands(caller)
  const tidy = { name: name.trim().replace(/\s+/g, ' '), email: email.trim(), taxNumber: taxNumber.trim() }
  const reasons = asReasons(wrongsOfProfile(tidy), profileOnWire)
  if (reasons.length > 0) throw new Problem(generalProblems.badInput, {}, reasons)
  await db.transaction().execute(async (tx) => {
    const account = await holdAccount(tx, own)
    await tx
      .updateTable('accounts')
      .set({ email: tidy.email || null })
      .where('id', '=', account.id)
      .execute()
    await tx
      .updateTable('customers')
      .set({ tax_number: tidy.taxNumber || null })
      .where('account_id', '=', account.id)
      .execute()
    await tx
      .updateTable('customers')
      .set({ name: tidy.name })
      .where('sale_unit', '=', own.saleUnit)
      .where('code', '=', own.customerCode)
      .execute()
  })
  return { user: await loadUser(db, own.saleUnit, own.customerCode, locale) }
}
