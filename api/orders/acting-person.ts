import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { Caller } from '#shop/contract/caller.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'

/**
 * Who really acts: the customer, or the staff member or agent acting for them. `code` is stored, `name` is
 * shown.
 */
export type ActingPerson = { kind: 'customer' | 'agent' | 'staff'; code: string; name: string }

export async function findActingPerson(db: Db, caller: Caller): Promise<ActingPerson> {
  if (caller.kind !== 'user') throw refuse(identityProblems.notAllowed)
  const { saleUnit, customerCode, actor } = caller
  if (actor?.kind === 'staff') {
    const staff = await db
      .selectFrom('staff')
      .select('name')
      .where('username', '=', actor.name)
      .executeTakeFirst()
    return { kind: 'staff', code: actor.name, name: staff?.name ?? actor.name }
  }
  const code = actor?.name ?? customerCode
  const { rows } = await sql<{ name: string }>`
    select a.name from customers c join accounts a on a.id = c.account_id where c.sale_unit = ${saleUnit} and c.code = ${code}`.execute(
    db,
  )
  return { kind: actor ? 'agent' : 'customer', code, name: rows[0]?.name ?? code }
}
