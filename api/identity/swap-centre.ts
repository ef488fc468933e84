import type { Handler } from '#api/kit/calls/perform.ts'
import type { swapCentreContract } from '#shop/centres/centre-contracts.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { loadUser } from './load-user.ts'

/** Moves the session to another centre of the account, which is also used at the next sign-in. */
export const swapCentre: Handler<typeof swapCentreContract> = async (
  { saleUnit },
  { db, caller, issueToken, locale, settings },
) => {
  if (caller.kind !== 'user' || caller.actor) throw refuse(identityProblems.notAllowed)
  if (!(await settings(caller.saleUnit)).changeCentre) throw refuse(identityProblems.notAllowed)
  const there = await db
    .selectFrom('account_customers as here')
    .innerJoin('account_customers as other', 'other.account_id', 'here.account_id')
    .innerJoin('customers as there', 'there.code', 'other.customer_code')
    .innerJoin('centres', 'centres.sale_unit', 'other.sale_unit')
    .select(['there.code', 'there.role', 'there.account_id'])
    .where('here.sale_unit', '=', caller.saleUnit)
    .where('here.customer_code', '=', caller.customerCode)
    .where('other.sale_unit', '=', saleUnit.toUpperCase())
    .where('there.sale_unit', '=', saleUnit.toUpperCase())
    .where('there.status', '=', 'active')
    .where('centres.active', '=', true)
    .executeTakeFirst()
  if (!there) throw refuse(identityProblems.otherCentre)
  await db
    .updateTable('accounts')
    .set({ last_sale_unit: saleUnit.toUpperCase() })
    .where('id', '=', there.account_id)
    .execute()
  const role = there.role === '2' ? '2' : '1'
  const token = await issueToken({
    ...caller,
    role,
    saleUnit: saleUnit.toUpperCase(),
    customerCode: there.code,
  })
  return { user: await loadUser(db, saleUnit.toUpperCase(), there.code, locale), token }
}
