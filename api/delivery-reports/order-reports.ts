import { sql } from 'kysely'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { findInOrder, type OrderScope, ordersSeenBy } from '#api/orders/order-scope.ts'
import { roles } from '#shop/contract/caller.ts'
import { reportUntil } from '#shop/delivery-reports/delivery-report.ts'
import type { orderReportsContract } from '#shop/delivery-reports/delivery-report-contracts.ts'
import { whyNotReport } from '#shop/delivery-reports/why-not-report.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import type { OrderStatus } from '#shop/orders/order-status.ts'
import { ordersProblems } from '#shop/orders/orders-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { findDelivery, findReportable } from './delivered-order.ts'
import { findReports } from './report-queries.ts'

export const orderReports: Handler<typeof orderReportsContract> = async (
  { orderNumber, saleUnit },
  { db, caller, now, log },
) => {
  const here = caller.kind === 'nobody' ? '' : caller.saleUnit
  const scopes = (await ordersSeenBy(db, caller)).filter(
    (scope) => (saleUnit ?? scope.saleUnit) === scope.saleUnit,
  )
  const order = await findInOrder(scopes, (scope) => findSeen(db, scope, orderNumber))
  if (!order) {
    if (!saleUnit || saleUnit === here) throw refuse(ordersProblems.none)
    log.warn({ call: 'orderReports', caller: caller.kind }, 'refused a call outside the caller’s right')
    throw refuse(identityProblems.notYours)
  }
  const key = { saleUnit: order.saleUnit, orderNumber }
  const [delivery, reports] = await Promise.all([
    findDelivery(db, key),
    findReports(db, order.saleUnit, { orderNumber }),
  ])
  // Goods are reported by the customer, in their own centre.
  const mayReport =
    caller.kind === 'user' &&
    order.saleUnit === here &&
    whyNotReport({ ...delivery, status: order.status }, now) === undefined
  const reportable = mayReport ? await findReportable(db, key) : []
  return {
    until: delivery.deliveredAt && reportUntil(delivery.deliveredAt).toISOString(),
    mayReport: mayReport && reportable.length > 0,
    isPaidWithPoints: order.pointsMode,
    reportable: reportable.map(({ line, nameTh, nameEn, unitNameTh, unitNameEn, free, most, picture }) => ({
      ...{ line, free, most, picture },
      name: { th: nameTh, en: nameEn },
      unitName: { th: unitNameTh, en: unitNameEn },
    })),
    reports,
    mayAnswer: caller.kind === 'merchant' && caller.role !== roles.salesperson,
  }
}

type Seen = { saleUnit: string; status: OrderStatus; pointsMode: boolean }

async function findSeen(db: Db, { saleUnit, seen }: OrderScope, number: string): Promise<Seen | undefined> {
  const { rows } = await sql<Seen>`
    select o.sale_unit as "saleUnit", o.status, o.points_mode as "pointsMode" from orders o where ${seen} and o.sale_unit = ${saleUnit} and o.number = ${number}`.execute(
    db,
  )
  return rows[0]
}
