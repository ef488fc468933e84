import type { Context } from '#api/kit/calls/context.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'

/** The caller's customers: a salesperson's own, or all of the centre for higher roles. */
export function clientsOf({ db, caller }: Context) {
  if (caller.kind !== 'merchant') throw refuse(identityProblems.notAllowed)
  const all = db.selectFrom('customers').where('customers.sale_unit', '=', caller.saleUnit)
  if (caller.role !== '3') return all
  return all.where('customers.sale_code', '=', (eb) =>
    eb
      .selectFrom('staff_centres')
      .select('sale_code')
      .where('staff_centres.sale_unit', '=', caller.saleUnit)
      .where('username', '=', caller.username),
  )
}
