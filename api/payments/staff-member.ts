import type { Db } from '#api/kit/database.ts'
import type { Doer } from './payment-row.ts'

export async function staffMember(db: Db, username: string): Promise<Doer> {
  const staff = await db
    .selectFrom('staff')
    .select('name')
    .where('username', '=', username)
    .executeTakeFirst()
  return { kind: 'staff', name: staff?.name ?? username }
}
