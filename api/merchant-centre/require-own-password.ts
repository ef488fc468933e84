import { checkPassword } from '#api/identity/confirm-password.ts'
import type { Context } from '#api/kit/calls/context.ts'
import { findKnownDevice } from '#api/sessions/devices.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { merchantCentreProblems } from '#shop/merchant-centre/merchant-centre-problems.ts'
import { Problem, refuse } from '#shop/problems/problem.ts'

/** The password of whoever calls, counted like a sign-in, so that an open desk cannot guess it. */
export async function requireOwnPassword(context: Context, given: string): Promise<void> {
  const { db, caller } = context
  if (caller.kind !== 'merchant') throw refuse(identityProblems.notAllowed)
  const person = { kind: 'merchant', username: caller.username } as const
  const staff = await db
    .selectFrom('staff')
    .select('password_hash')
    .where('username', '=', caller.username)
    .executeTakeFirst()
  const known = await findKnownDevice(context, person)
  if (await checkPassword(context, person, { storedHash: staff?.password_hash, given, known })) return
  const { th, en } = merchantCentreProblems.wrongPassword
  const reasons = [{ field: 'password', th, en }]
  throw new Problem(merchantCentreProblems.wrongPassword, {}, reasons, reasons)
}
