import type { Context } from '#api/kit/calls/context.ts'
import { findStandingOrder, type StandingOrder } from '#api/standing-runs/standing-order-rows.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { standingOrderProblems } from '#shop/standing-orders/standing-order-problems.ts'

/** The caller’s own standing order; somebody else’s is as if it were not there. */
export async function requireOwn(
  { db, caller }: Pick<Context, 'db' | 'caller'>,
  id: string,
): Promise<StandingOrder> {
  if (caller.kind !== 'user') throw refuse(identityProblems.notAllowed)
  const { saleUnit, customerCode } = caller
  const standing = await findStandingOrder(db, { saleUnit, id })
  if (!standing || standing.customerCode !== customerCode) throw refuse(standingOrderProblems.none)
  return standing
}
