import { sql } from 'kysely'
import type { Context } from '#api/kit/calls/context.ts'
import { ownsNetwork } from '#api/merchant-settings/network-owner.ts'
import { applicationsProblems } from '#shop/applications/applications-problems.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'

/**
 * The applications `a` that the caller may decide: all for an owner of the network, else those that ask for centres of
 * theirs alone (docs/decisions/0057).
 */
export async function decidedBy(context: Pick<Context, 'db' | 'caller'>) {
  const { caller } = context
  if (caller.kind !== 'merchant') throw refuse(identityProblems.notAllowed)
  if (await ownsNetwork(context)) return sql<boolean>`true`
  return sql<boolean>`(a.kind = 'join' and cardinality(a.join_units) > 0 and not exists (
    select from unnest(a.join_units) u (sale_unit) where not exists (
      select from staff_centres w where w.sale_unit = u.sale_unit and w.username = ${caller.username} and w.role = '8')))`
}

/** Refuses whoever may not decide this one; one that is not there is told apart only to those who may. */
export async function requireMayDecide(context: Pick<Context, 'db' | 'caller'>, id: string): Promise<void> {
  const mine = await decidedBy(context)
  const { rows } = await sql<{ mine: boolean }>`
    select ${mine} as mine from merchant_applications a where a.id = ${id}::uuid`.execute(context.db)
  const [found] = rows
  if (!found) throw refuse(applicationsProblems.none)
  if (!found.mine) throw refuse(applicationsProblems.notYours)
}
