import { sql } from 'kysely'
import { actingStaff } from '#api/activity/acting-staff.ts'
import { addActivity } from '#api/activity/add-activity.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type {
  closeCentreContract,
  closingFactsContract,
  openCentreContract,
} from '#shop/merchant-centre/closing-contracts.ts'
import { merchantCentreProblems } from '#shop/merchant-centre/merchant-centre-problems.ts'
import { whyNotClose } from '#shop/merchant-centre/why-not-close.ts'
import { refuse } from '#shop/problems/problem.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { loadRow } from './find-parts.ts'
import { requireOwnPassword } from './require-own-password.ts'
import { requireRight } from './save-part.ts'

type Facts = { openOrders: number; customers: number; elsewhere: number; carts: number; otherCentres: number }

export const closingFacts: Handler<typeof closingFactsContract> = async ({ saleUnit }, { db }) => {
  const { rows } = await sql<Facts>`
    select
      (select count(*)::int from orders o where o.sale_unit = ${saleUnit}
        and o.status in ('SO Wait', 'SO Approve', 'Invoice wait', 'Invoice Approve')) as "openOrders",
      (select count(*)::int from customers c where c.sale_unit = ${saleUnit} and c.status = 'active') as customers,
      (select count(*)::int from customers c where c.sale_unit = ${saleUnit} and c.status = 'active' and exists (
        select from account_customers o join centres n on n.sale_unit = o.sale_unit and n.active
        where o.account_id = c.account_id and o.sale_unit <> ${saleUnit})) as elsewhere,
      (select count(distinct l.customer_code)::int from cart_lines l where l.sale_unit = ${saleUnit}) as carts,
      (select count(*)::int from centres n where n.active and n.sale_unit <> ${saleUnit}) as "otherCentres"`.execute(
    db,
  )
  return rows[0] as Facts
}

/** Waits for the orders that are being written; none is written after it (database/functions/place-order-3.sql). */
export const closeCentre: Handler<typeof closeCentreContract> = async (request, context) => {
  const { saleUnit, reasonTh, reasonEn, reopensOn } = request
  const { db, now } = context
  requireRight(whyNotClose(request, bangkokDay(now)))
  if (!(await loadRow(db, saleUnit)).active) throw refuse(merchantCentreProblems.isClosed)
  await requireOwnPassword(context, request.password)
  const by = await actingStaff(context)
  await db.transaction().execute(async (tx) => {
    const { numAffectedRows } = await sql`update centres c set active = false, closed_at = ${now},
      closed_reason_th = ${reasonTh.trim()}, closed_reason_en = ${reasonEn.trim()}, reopens_on = ${reopensOn || null}::date
      where c.sale_unit = ${saleUnit} and c.active`.execute(tx)
    if (numAffectedRows !== 1n) throw refuse(merchantCentreProblems.isClosed)
    await addActivity(
      tx,
      { saleUnit, at: now, by },
      {
        ...{ kind: 'centre', subject: saleUnit, what: 'closed' },
        after: { reasonTh: reasonTh.trim(), reasonEn: reasonEn.trim(), reopensOn },
      },
    )
  })
  return {}
}

export const openCentre: Handler<typeof openCentreContract> = async ({ saleUnit, password }, context) => {
  const { db, now } = context
  const { active, closed_reason_th, closed_reason_en, reopens_on } = await loadRow(db, saleUnit)
  if (active) throw refuse(merchantCentreProblems.isOpen)
  await requireOwnPassword(context, password)
  const by = await actingStaff(context)
  await db.transaction().execute(async (tx) => {
    const { numAffectedRows } = await sql`update centres c set active = true, closed_at = null,
      closed_reason_th = '', closed_reason_en = '', reopens_on = null
      where c.sale_unit = ${saleUnit} and not c.active`.execute(tx)
    if (numAffectedRows !== 1n) throw refuse(merchantCentreProblems.isOpen)
    await addActivity(
      tx,
      { saleUnit, at: now, by },
      {
        ...{ kind: 'centre', subject: saleUnit, what: 'opened' },
        before: { reasonTh: closed_reason_th, reasonEn: closed_reason_en, reopensOn: reopens_on ?? '' },
      },
    )
  })
  return {}
}
