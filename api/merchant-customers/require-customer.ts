import type { Context } from '#api/kit/calls/context.ts'
import { clientsOf } from '#api/merchants/clients-of.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'

export type CustomerKey = { saleUnit: string; code: string }

/** The caller's customer, whatever its state; of others nobody learns whether they are there. */
export async function requireCustomer(context: Context, code: string): Promise<void> {
  const found = await clientsOf(context).select('code').where('customers.code', '=', code).executeTakeFirst()
  if (!found) throw refuse(identityProblems.notYours)
}
