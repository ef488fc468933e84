import { sql } from 'kysely'
import { actingStaff } from '#api/activity/acting-staff.ts'
import { addActivity } from '#api/activity/add-activity.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { findPointsPage } from '#api/points/points-page.ts'
import type {
  correctPointsContract,
  customerPointsContract,
} from '#shop/merchant-customers/merchant-customer-contracts.ts'
import { merchantCustomersProblems } from '#shop/merchant-customers/merchant-customers-problems.ts'
import { pointLifeDays } from '#shop/points/points.ts'
import { refuse } from '#shop/problems/problem.ts'
import { addDays, bangkokDay } from '#shop/time/bangkok.ts'
import { requireCustomer } from './require-customer.ts'

const usualTake = 12

export const customerPoints: Handler<typeof customerPointsContract> = async (request, context) => {
  const { saleUnit, code, skip = 0, take = usualTake } = request
  await requireCustomer(context, code)
  return findPointsPage(context.db, { saleUnit, customerCode: code }, { skip, take })
}

/** The balance and its line in the ledger change together, and never below zero. */
export const correctPoints: Handler<typeof correctPointsContract> = async (request, context) => {
  const { db, now } = context
  const { saleUnit, code, key, points, why } = request
  if (!why || points === 0) throw refuse(merchantCustomersProblems.noReason)
  await requireCustomer(context, code)
  const by = await actingStaff(context)
  return db.transaction().execute(async (tx) => {
    const held = await tx
      .selectFrom('customers')
      .select('points')
      .where('sale_unit', '=', saleUnit)
      .where('code', '=', code)
      .forNoKeyUpdate()
      .executeTakeFirst()
    const balance = held?.points ?? 0
    const { rows: known } =
      await sql`select from points_ledger where sale_unit = ${saleUnit} and id = ${key}::uuid`.execute(tx)
    if (known.length > 0) return { points: balance }
    if (balance + points < 0) throw refuse(merchantCustomersProblems.tooFewPoints, { points: balance })
    await sql`update customers set points = points + ${points} where sale_unit = ${saleUnit} and code = ${code}`.execute(
      tx,
    )
    await tx
      .insertInto('points_ledger')
      .values({
        ...{ sale_unit: saleUnit, customer_code: code, id: key, at: now, points, reason: 'adjusted' },
        ...{ why, by_name: by.name },
        expires_on: points > 0 ? addDays(bangkokDay(now), pointLifeDays) : null,
      })
      .execute()
    await addActivity(
      tx,
      { saleUnit, at: now, by },
      {
        ...{ kind: 'customer', subject: code, what: 'points corrected' },
        before: { points: balance },
        after: { points: balance + points, why },
      },
    )
    return { points: balance + points }
  })
}
