import type { Context } from '#api/kit/context.ts'
import { countAttempt, forgetAttempts } from './attempts.ts'
import { passwordMatches } from './passwords.ts'

/** Whether someone who is signed in knows the password, counted like a sign-in: a stolen session cannot guess it. */
export async function confirmPassword(
  { db, now }: Context,
  account: { mobile: string; passwordHash: string },
  password: string,
): Promise<boolean> {
  await countAttempt(db, 'password by name', account.mobile, now)
  if (!(await passwordMatches(account.passwordHash, password))) return false
  await forgetAttempts(db, 'password by name', account.mobile, now)
  return true
}
