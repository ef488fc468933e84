import { hash, verify } from '@node-rs/argon2'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { strongPassword } from '#shop/identity/rules.ts'
import { refuse } from '#shop/problems/problem.ts'

const argon2id = 2
const options = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
// For someone who is not known here, a real hash is checked all the same: a wrong name takes as long as a wrong password.
const nobody = hash('nobody has this password', options)

export function hashPassword(password: string, longest: number): Promise<string> {
  if (strongPassword(longest)(password)) throw refuse(identityProblems.weakPassword)
  return hash(password, options)
}

export async function passwordMatches(kept: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(kept ?? (await nobody), password).catch(() => false)
  return matches && kept !== null && kept !== undefined
}
