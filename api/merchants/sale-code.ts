import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { type Caller, roles } from '#shop/contract/caller.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'

/** The code a salesperson's customers bear; undefined for those who see the whole centre. */
export async function findSaleCode(db: Db, caller: Caller): Promise<string | undefined> {
  if (caller.kind !== 'merchant') throw refuse(identityProblems.notAllowed)
  if (caller.role !== roles.salesperson) return undefined
  const { rows } = await sql<{ sale_code: string }>`
    select sale_code from staff_centres where sale_unit = ${caller.saleUnit} and username = ${caller.username}`.execute(
    db,
  )
  return rows[0]?.sale_code ?? ''
}
