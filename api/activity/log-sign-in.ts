import { sql } from 'kysely'
import type { Context } from '#api/kit/calls/context.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import type { Problem } from '#shop/problems/problem.ts'
import { addActivity } from './add-activity.ts'

type Staff = { username: string; name: string; sale_unit: string }

/** A sign-in of staff, in the log of the centre that they come to. */
export async function logSignIn(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { username, name, sale_unit: saleUnit }: Staff,
  { what, method }: { what: string; method: string },
): Promise<void> {
  const by = { username, name }
  await addActivity(
    db,
    { saleUnit, at: now, by },
    { kind: 'sign-in', subject: username, what, after: { method } },
  )
}

/**
 * A refused sign-in of somebody we know, once for each kind of refusal in a quarter of an hour. Whoever guesses must
 * not fill the log.
 */
export async function logRefusedSignIn(
  context: Pick<Context, 'db' | 'now'>,
  staff: Staff,
  problem: Problem,
): Promise<void> {
  const what = problem.code === identityProblems.wrongSignIn.code ? 'refused' : 'locked out'
  const { username, sale_unit: saleUnit } = staff
  const { rows } =
    await sql`select from activity a where a.sale_unit = ${saleUnit} and a.kind = 'sign-in' and a.subject = ${username}
      and a.what = ${what} and a.at > ${new Date(context.now.getTime() - 15 * 60_000)} limit 1`.execute(
      context.db,
    )
  if (rows.length === 0) await logSignIn(context, staff, { what, method: 'password' })
}
