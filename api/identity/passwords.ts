import { hash, verify } from '@node-rs/argon2'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { strongPassword } from '#shop/identity/rules.ts'
import { refuse } from '#shop/problems/problem.ts'

const argon2id = 2
const options = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
// An unknown name is checked against a real hash, so that it takes as long as a wrong password.
const nobody = hash('nobody has this password', options)

export function requireStrong(password: string, longest: number): void {
  if (strongPassword(longest)(password)) throw refuse(identityProblems.weakPassword)
}

/** Expensive by design: check everything else first. */
export function hashPassword(password: string, longest: number): Promise<string> {
  requireStrong(password, longest)
  return hash(password, options)
}

export async function passwordMatches(
  storedHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const matches = await verify(storedHash ?? (await nobody), password).catch(() => false)
  return matches && storedHash !== null && storedHash !== undefined
}
