import { type RawBuilder, sql } from 'kysely'
import { type Caller, roles } from '#shop/contract/caller.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'

type Staff = Extract<Caller, { kind: 'merchant' }>

export function staffOf(caller: Caller): Staff {
  if (caller.kind !== 'merchant') throw refuse(identityProblems.notAllowed)
  return caller
}

/** Chats `c` of the centre that a member of staff sees: salespeople those of their clients, and what was given to them. */
export const seenBy = ({ role, username, saleUnit }: Staff): RawBuilder<unknown> =>
  role === roles.salesperson
    ? sql`(c.assigned_to = ${username} or exists (
        select from customers n join staff_centres w on w.sale_unit = ${saleUnit} and w.sale_code = n.sale_code
        where n.sale_unit = ${saleUnit} and n.code = c.customer_code and w.username = ${username}))`
    : sql`true`
