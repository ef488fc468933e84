import type { StaffMember } from '#api/activity/add-activity.ts'
import type { Db } from '#api/kit/database.ts'

export async function findStaffMember(db: Db, username: string): Promise<StaffMember> {
  const staff = await db
    .selectFrom('staff')
    .select('name')
    .where('username', '=', username)
    .executeTakeFirst()
  return { username, name: staff?.name ?? username }
}
