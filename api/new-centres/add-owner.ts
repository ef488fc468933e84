import type { Db } from '#api/kit/database.ts'
import { roles, type StaffRole } from '#shop/contract/caller.ts'
import { newCentresProblems } from '#shop/new-centres/new-centres-problems.ts'
import { refuse } from '#shop/problems/problem.ts'

/** A person who signs in with a name and password of their own. */
type NewStaff = {
  username: string
  name: string
  mobile: string
  email: string
  passwordHash: string
}
/** A new person, or somebody who is staff already. */
export type NewOwner = NewStaff | { username: string; isKnown: true }

export async function addOwner(tx: Db, saleUnit: string, owner: NewOwner, now: Date): Promise<void> {
  if (!('isKnown' in owner)) await addStaff(tx, owner, now)
  await addToCentre(tx, { saleUnit, username: owner.username, role: roles.owner })
}

export async function addStaff(
  tx: Db,
  { username, name, mobile, email, passwordHash }: NewStaff,
  now: Date,
): Promise<void> {
  const made = await tx
    .insertInto('staff')
    .values({ username, name, mobile, email: email || null, password_hash: passwordHash, created_at: now })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning('username')
    .executeTakeFirst()
  if (!made) throw refuse(newCentresProblems.usernameTaken, { username })
}

type Work = { saleUnit: string; username: string; role: StaffRole }

/** The sale code is the user name, or the next free one after it. */
export async function addToCentre(tx: Db, { saleUnit, username, role }: Work): Promise<void> {
  const rows = await tx
    .selectFrom('staff_centres')
    .select('sale_code')
    .where('sale_unit', '=', saleUnit)
    .execute()
  const taken = new Set(rows.map(({ sale_code }) => sale_code))
  let [sale_code, number] = [username, 1]
  while (taken.has(sale_code)) sale_code = `${username}-${++number}`
  await tx.insertInto('staff_centres').values({ sale_unit: saleUnit, username, role, sale_code }).execute()
}
