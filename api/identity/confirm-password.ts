import type { Context } from '#api/kit/calls/context.ts'
import { findKnownDevice, type Person } from '#api/sessions/devices.ts'
import { countAttempt, forgetAttempts } from './attempts.ts'
import { passwordMatches } from './passwords.ts'

const nameOf = (person: Person) =>
  person.kind === 'merchant'
    ? person.username
    : person.kind === 'rider'
      ? `rider ${person.mobile}`
      : person.mobile

/** Checks a password after counting the attempt, by a known device or else by name. */
export async function checkPassword(
  context: Context,
  person: Person,
  {
    storedHash,
    given,
    known,
  }: { storedHash: string | null | undefined; given: string; known: string | undefined },
): Promise<boolean> {
  const { db, now } = context
  const name = nameOf(person)
  const [door, key] = known
    ? (['password by device', `${known} ${name}`] as const)
    : (['password by name', name] as const)
  await countAttempt(db, door, key, now)
  if (!(await passwordMatches(storedHash, given))) return false
  await forgetAttempts(db, door, key, now)
  return true
}

/** Checks a signed-in person's password, counted like a sign-in, so that a stolen session cannot guess it. */
export async function confirmPassword(
  context: Context,
  account: { mobile: string; passwordHash: string | null },
  password: string,
): Promise<boolean> {
  const person = { kind: 'user', mobile: account.mobile } as const
  const known = await findKnownDevice(context, person)
  return checkPassword(context, person, { storedHash: account.passwordHash, given: password, known })
}
