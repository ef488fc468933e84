import { type RawBuilder, sql } from 'kysely'
import { ownShops, type Shop } from '#api/identity/own-shops.ts'
import type { Db } from '#api/kit/database.ts'
import type { Caller } from '#shop/contract/caller.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'

/** Orders `o` of one centre that the caller may see. */
export type OrderScope = { saleUnit: string; seen: RawBuilder<boolean> }

const ofShop = ({ saleUnit, code }: Shop): OrderScope => ({
  saleUnit,
  seen: sql<boolean>`o.sale_unit = ${saleUnit} and o.customer_code = ${code}`,
})

/**
 * The caller's orders, centre by centre: customers their own, salespeople their clients', other staff all,
 * riders what they deliver.
 */
export async function ordersSeenBy(db: Db, caller: Caller): Promise<OrderScope[]> {
  if (caller.kind === 'nobody') throw refuse(identityProblems.signInFirst)
  if (caller.kind === 'applicant') throw refuse(identityProblems.notAllowed)
  if (caller.kind === 'user') return (await ownShops(db, caller)).map(ofShop)
  const { saleUnit } = caller
  const here = sql<boolean>`o.sale_unit = ${saleUnit}`
  if (caller.kind === 'rider') return [{ saleUnit, seen: sql`${here} and o.rider_mobile = ${caller.mobile}` }]
  if (caller.role !== '3') return [{ saleUnit, seen: here }]
  const isClient = sql`exists (
    select from customers c join staff_centres s on s.sale_unit = ${saleUnit} and s.sale_code = c.sale_code
    where c.sale_unit = ${saleUnit} and c.code = o.customer_code and s.username = ${caller.username})`
  return [{ saleUnit, seen: sql`${here} and ${isClient}` }]
}

/** The first result, querying one centre at a time. */
export async function findInOrder<Scope, Row>(
  scopes: readonly Scope[],
  find: (scope: Scope) => Promise<Row | undefined>,
): Promise<Row | undefined> {
  for (const scope of scopes) {
    const found = await find(scope)
    if (found) return found
  }
  return undefined
}

export type Owner = { saleUnit: string; customerCode: string }

export function ownerOf(caller: Caller): Owner {
  if (caller.kind !== 'user') throw refuse(identityProblems.notAllowed)
  return { saleUnit: caller.saleUnit, customerCode: caller.customerCode }
}
