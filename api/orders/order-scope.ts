import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '#shop/contract/caller.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'

/** Which orders `o` the caller may see: a customer their own, a salesperson those of their customers, staff above all of the centre, a rider what they carry. */
export function ordersSeenBy(caller: Caller): RawBuilder<boolean> {
  if (caller.kind === 'nobody') throw refuse(identityProblems.signInFirst)
  const here = sql<boolean>`o.sale_unit = ${caller.saleUnit}`
  if (caller.kind === 'user') return sql`${here} and o.customer_code = ${caller.customerCode}`
  if (caller.kind === 'rider') return sql`${here} and o.rider_mobile = ${caller.mobile}`
  if (caller.role !== '3') return here
  return sql`${here} and exists (
    select from customers c join staff_centres s on s.sale_unit = c.sale_unit and s.sale_code = c.sale_code
    where c.sale_unit = o.sale_unit and c.code = o.customer_code and s.username = ${caller.username})`
}

export type Owner = { saleUnit: string; customerCode: string }

export function ownerOf(caller: Caller): Owner {
  if (caller.kind !== 'user') throw refuse(identityProblems.notAllowed)
  return { saleUnit: caller.saleUnit, customerCode: caller.customerCode }
}
