import { sql } from 'kysely'
import type { Context } from '#api/kit/calls/context.ts'
import { needsSecondFactor } from '#shop/second-factor/who-needs-it.ts'

/**
 * What a sign-in needs beyond the password: a code of the second factor, or to set one up. Every centre counts, since
 * a session may change to each.
 */
export async function findSecondFactorNeed(
  { db, settings }: Pick<Context, 'db' | 'settings'>,
  username: string,
): Promise<'code' | 'setup' | undefined> {
  const { rows } = await sql<{ sale_unit: string; role: string; has: boolean }>`
    select w.sale_unit, w.role, exists (select from second_factors f where f.username = ${username} and f.confirmed_at is not null) as has
    from staff_centres w where w.username = ${username}`.execute(db)
  if (rows.some(({ has }) => has)) return 'code'
  for (const { sale_unit, role } of rows)
    if (needsSecondFactor((await settings(sale_unit)).secondFactor, role)) return 'setup'
  return undefined
}
