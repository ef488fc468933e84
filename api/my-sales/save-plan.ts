import { sql } from 'kysely'
import type { Handler } from '#api/kit/calls/perform.ts'
import { clientsOf } from '#api/merchants/clients-of.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { mySalesProblems } from '#shop/my-sales/my-sales-problems.ts'
import type { saveVisitPlanContract } from '#shop/my-sales/visit-contracts.ts'
import { refuse } from '#shop/problems/problem.ts'
import { findPlan, planVersion } from './visit-day.ts'

/** Saved by the phone and the desk of one person at once: the second is told, unless both mean the same. */
export const saveVisitPlan: Handler<typeof saveVisitPlanContract> = async (
  { saleUnit, day, version, customerCodes },
  context,
) => {
  const { db, caller, now } = context
  if (caller.kind !== 'merchant') throw refuse(identityProblems.notAllowed)
  const { username } = caller
  const codes = [...new Set(customerCodes)]
  if (codes.length > 0) {
    const own = await clientsOf(context)
      .select('customers.code')
      .where('customers.code', 'in', codes)
      .execute()
    if (own.length < codes.length) throw refuse(identityProblems.notYours)
  }
  const before = await findPlan(db, { saleUnit, username, day })
  const next = planVersion(codes)
  if (planVersion(before) === next) return { version: next }
  if (planVersion(before) !== version) throw refuse(mySalesProblems.changed)
  const { numAffectedRows = 0n } = before
    ? await sql`
      update visit_plans p set customer_codes = ${codes}::text[], changed_at = ${now}
      where p.sale_unit = ${saleUnit} and p.username = ${username} and p.day = ${day}::date
        and p.customer_codes = ${before}::text[]`.execute(db)
    : await sql`
      insert into visit_plans (sale_unit, username, day, customer_codes, changed_at)
      values (${saleUnit}, ${username}, ${day}::date, ${codes}::text[], ${now}) on conflict do nothing`.execute(
        db,
      )
  // Somebody wrote between reading and writing.
  if (numAffectedRows === 0n) throw refuse(mySalesProblems.changed)
  return { version: next }
}
