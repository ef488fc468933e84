import { sql } from 'kysely'
import { actingStaff } from '#api/activity/acting-staff.ts'
import { addActivity } from '#api/activity/add-activity.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { notify } from '#api/kit/notifications.ts'
import { retryConflicts } from '#api/kit/retry-conflicts.ts'
import { addStockMoves } from '#api/stock/stock-moves.ts'
import type { sendReplacementContract } from '#shop/delivery-reports/delivery-report-contracts.ts'
import { deliveryReportsProblems } from '#shop/delivery-reports/delivery-reports-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { lockOrder } from './delivered-order.ts'

type Promised = {
  orderNumber: string
  productCode: string
  nameTh: string
  accepted: number | null
  rate: number
  how: string | null
  sentAt: Date | null
  sentBy: string | null
}

/** The goods leave the shelf now; of a product whose stock is not kept, only the note changes. */
export const sendReplacement: Handler<typeof sendReplacementContract> = async (request, context) => {
  const { db, now } = context
  const { saleUnit, line, id } = request
  const by = await actingStaff(context)
  await retryConflicts(() =>
    db.transaction().execute(async (tx) => {
      const found = await findPromised(tx, request)
      if (!found) throw refuse(deliveryReportsProblems.none)
      await lockOrder(tx, { saleUnit, orderNumber: found.orderNumber })
      const promised = (await findPromised(tx, request)) ?? found
      if (promised.how !== 'replacement') throw refuse(deliveryReportsProblems.notToSend)
      if (promised.sentAt) throw refuse(deliveryReportsProblems.sentBefore, { name: promised.sentBy ?? '' })
      await takeFromShelf(tx, saleUnit, promised, { at: now, byName: by.name })
      await sql`update delivery_report_lines set sent_at = ${now}, sent_username = ${by.username}, sent_by = ${by.name}
        where sale_unit = ${saleUnit} and report_id = ${id} and line = ${line}`.execute(tx)
      const { orderNumber, productCode, accepted } = promised
      await addActivity(
        tx,
        { saleUnit, at: now, by },
        {
          ...{ kind: 'order', subject: orderNumber, what: 'replacement sent' },
          after: { productCode, quantity: accepted },
        },
      )
      await notify(tx, { saleUnit, topic: 'order-report-answered' })
    }),
  )
  return {}
}

async function findPromised(
  tx: Db,
  { saleUnit, id, line }: { saleUnit: string; id: string; line: number },
): Promise<Promised | undefined> {
  const { rows } = await sql<Promised>`
    select r.order_number as "orderNumber", n.product_code as "productCode", n.name_th as "nameTh", n.accepted, n.rate, n.how,
      n.sent_at as "sentAt", n.sent_by as "sentBy"
    from delivery_reports r join delivery_report_lines n on n.sale_unit = ${saleUnit} and n.report_id = r.id
    where r.sale_unit = ${saleUnit} and r.id = ${id} and n.line = ${line}`.execute(tx)
  return rows[0]
}

/** What is reserved belongs to other orders. */
async function takeFromShelf(
  tx: Db,
  saleUnit: string,
  { productCode, nameTh, accepted, rate, orderNumber }: Promised,
  by: { at: Date; byName: string },
): Promise<void> {
  const units = (accepted ?? 0) * rate
  const { rows } = await sql<{ onHand: number; reserved: number }>`
    select s.on_hand as "onHand", s.reserved from stock s
    join products p on p.sale_unit = ${saleUnit} and p.code = s.product_code and p.stock_controlled
    where s.sale_unit = ${saleUnit} and s.product_code = ${productCode} for no key update of s`.execute(tx)
  const [shelf] = rows
  if (!shelf) return
  const missing = units - (shelf.onHand - shelf.reserved)
  if (missing > 0) throw refuse(deliveryReportsProblems.notInStock, { product: nameTh, missing })
  const onHand = shelf.onHand - units
  await sql`update stock set on_hand = ${onHand} where sale_unit = ${saleUnit} and product_code = ${productCode}`.execute(
    tx,
  )
  const move = { productCode, change: -units, onHand, reason: 'replacement' as const, orderNumber }
  await addStockMoves(tx, saleUnit, [move], by)
}
