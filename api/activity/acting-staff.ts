import type { Context } from '#api/kit/calls/context.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import type { StaffMember } from './add-activity.ts'

/** The member of staff who makes the call. */
export async function actingStaff({ db, caller }: Pick<Context, 'db' | 'caller'>): Promise<StaffMember> {
  if (caller.kind !== 'merchant') throw refuse(identityProblems.notAllowed)
  const { username } = caller
  const staff = await db
    .selectFrom('staff')
    .select('name')
    .where('username', '=', username)
    .executeTakeFirst()
  return { username, name: staff?.name ?? username }
}
