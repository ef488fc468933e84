import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '#shop/contract/caller.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'

/** Which orders `o` the caller may see: a customer their own, a salesperson those of their customers, staff above all of the centre, a rider what they carry. */
export function ordersSeenBy(caller: Caller): RawBuilder<boolean> {
  if (caller.kind === 'nobody') throw refuse(identityProblems.signInFirst)
  const here = sql<boolean>`o.sale_unit = ${caller.saleUnit}`
  if (caller.kind === 'user') return sql`(o.sale_unit, o.customer_code) in (${ownShops(caller)})`
  if (caller.kind === 'rider') return sql`${here} and o.rider_mobile = ${caller.mobile}`
  if (caller.role !== '3') return here
  return sql`${here} and exists (
    select from customers c join staff_centres s on s.sale_unit = c.sale_unit and s.sale_code = c.sale_code
    where c.sale_unit = o.sale_unit and c.code = o.customer_code and s.username = ${caller.username})`
}

/**
 * Centre and code of every shop that is the caller's own. Whoever acts for a customer, and a session that a sign-in link
 * opened and nobody has confirmed, has the one centre of its token.
 */
export function ownShops({ saleUnit, customerCode, session, actor }: Extract<Caller, { kind: 'user' }>) {
  const here = sql<{ sale_unit: string; code: string }>`select ${saleUnit}::text, ${customerCode}::text`
  if (actor || !session) return here
  return sql<{ sale_unit: string; code: string }>`${here} union
    select c.sale_unit, c.code from customers me join customers c on c.account_id = me.account_id and c.status = 'active'
      join sessions s on s.id = ${session}::uuid and s.account_id = me.account_id left join session_details d on d.session_id = s.id
    where me.sale_unit = ${saleUnit} and me.code = ${customerCode} and (s.method <> 'link' or d.confirmed_at is not null)`
}

export type Owner = { saleUnit: string; customerCode: string }

export function ownerOf(caller: Caller): Owner {
  if (caller.kind !== 'user') throw refuse(identityProblems.notAllowed)
  return { saleUnit: caller.saleUnit, customerCode: caller.customerCode }
}
