import type { Db } from '#api/kit/database.ts'
import type { Caller } from '#shop/contract/caller.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import type { Doer } from './payment-row.ts'

export function requireStaff(caller: Caller): Extract<Caller, { kind: 'merchant' }> {
  if (caller.kind !== 'merchant') throw refuse(identityProblems.notAllowed)
  return caller
}

export async function staffMember(db: Db, username: string): Promise<Doer> {
  const staff = await db
    .selectFrom('staff')
    .select('name')
    .where('username', '=', username)
    .executeTakeFirst()
  return { kind: 'staff', name: staff?.name ?? username }
}
