import { type RawBuilder, sql } from 'kysely'
import { actingStaff } from '#api/activity/acting-staff.ts'
import { addActivity, type StaffMember } from '#api/activity/add-activity.ts'
import { changeOwed } from '#api/invoices/change-owed.ts'
import { makePartCreditNote } from '#api/invoices/keep-invoice.ts'
import { lowerOrder as writeLowered } from '#api/invoices/lower-order.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { notify } from '#api/kit/notifications.ts'
import { retryConflicts } from '#api/kit/retry-conflicts.ts'
import { noteOrder } from '#api/orders/note-order.ts'
import { findOrdersToPay, writeMoney } from '#api/orders/order-money.ts'
import { bookPaidOtherwise } from '#api/orders/paid-otherwise.ts'
import { cashSteps } from '#api/pricing/cash-steps.ts'
import type {
  answerReportContract,
  weighAnswerContract,
} from '#shop/delivery-reports/delivery-report-contracts.ts'
import { deliveryReportsProblems } from '#shop/delivery-reports/delivery-reports-problems.ts'
import type { LineAnswer } from '#shop/delivery-reports/why-not-answer.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { refuse } from '#shop/problems/problem.ts'
import { type DeliveredOrder, lockOrder } from './delivered-order.ts'
import { givePoints } from './give-points.ts'
import { loadReportedLines, type WeighedAnswer, weighAnswer as weigh } from './weigh-answer.ts'

type Asked = { saleUnit: string; id: string; lines: readonly LineAnswer[] }
type Held = { order: DeliveredOrder; weighed: WeighedAnswer }

/** What an answer would come to; nothing is written. */
export const weighAnswer: Handler<typeof weighAnswerContract> = (request, context) =>
  context.db.transaction().execute(async (tx) => (await hold(tx, request, context)).weighed.amends)

/** Two who answer at once: the second waits for the lock, and is told who was first. */
export const answerReport: Handler<typeof answerReportContract> = async (request, context) => {
  const by = await actingStaff(context)
  return retryConflicts(() =>
    context.db.transaction().execute(async (tx) => {
      const held = await hold(tx, request, context)
      const { amends } = held.weighed
      if (amends.credit !== request.creditSeen)
        throw refuse(deliveryReportsProblems.creditChanged, { credit: sayMoney(amends.credit) })
      return { ...amends, creditNote: await give(tx, { ...held, request, by, now: context.now }) }
    }),
  )
}

/** Locks the order, then the report, and weighs the answer. */
async function hold(tx: Db, { saleUnit, id, lines }: Asked, context: Context): Promise<Held> {
  const reportRow = (lock: RawBuilder<unknown>) =>
    sql<{ order_number: string; answered_at: Date | null; answered_by: string | null }>`
      select r.order_number, r.answered_at, r.answered_by from delivery_reports r
      where r.sale_unit = ${saleUnit} and r.id = ${id} ${lock}`.execute(tx)
  const [known] = (await reportRow(sql``)).rows
  const order = known && (await lockOrder(tx, { saleUnit, orderNumber: known.order_number }))
  if (!order) throw refuse(deliveryReportsProblems.none)
  const [report] = (await reportRow(sql`for update`)).rows
  if (report?.answered_at) throw refuse(deliveryReportsProblems.answered, { name: report.answered_by ?? '' })
  const { cashRounding } = await context.settings(saleUnit)
  const weighed = await weigh(tx, order, {
    reported: await loadReportedLines(tx, saleUnit, id),
    answers: lines,
    cashStep: order.payment_method === 'COD' ? cashSteps[cashRounding] : 0,
  })
  return { order, weighed }
}

type Giving = Held & { request: Asked; by: StaffMember; now: Date }

async function give(tx: Db, giving: Giving): Promise<string | null> {
  const { order, weighed, request, by, now } = giving
  const { saleUnit, id } = request
  const { amends, lowered, figures, given } = weighed
  if (lowered) await lowerOrder(tx, giving)
  if (given > 0) await givePoints(tx, order, { points: given, at: now, byName: by.name })
  await writeAnswers(tx, giving)
  await tx
    .updateTable('delivery_reports')
    .set({
      ...{ answered_at: now, answered_username: by.username, answered_by: by.name },
      ...{ credited: amends.credit, points: amends.points },
    })
    .where('sale_unit', '=', saleUnit)
    .where('id', '=', id)
    .execute()
  // The job finds the report by its id.
  await tx
    .insertInto('outbox')
    .values({ sale_unit: saleUnit, topic: 'report-answered', order_number: id, at: now })
    .execute()
  await addActivity(
    tx,
    { saleUnit, at: now, by },
    {
      ...{ kind: 'order', subject: order.number, what: 'report answered' },
      before: { total: order.total },
      after: { total: amends.total, points: amends.points, replacements: amends.replacements },
    },
  )
  await notify(tx, { saleUnit, topic: 'order-report-answered' })
  if (!figures) return null
  // Numbers run without gaps: the counter is locked last and shortest.
  const why = 'สินค้าขาดหรือเสียหาย ลูกค้าแจ้งหลังรับของ'
  const note = await makePartCreditNote(tx, order, { at: now, byName: by.name, why, figures })
  if (note)
    await sql`update delivery_reports set credit_note = ${note} where sale_unit = ${saleUnit} and id = ${id}`.execute(
      tx,
    )
  return note
}

/** The order holds what is good; money that came without a payment gets one, so that it can go back. */
async function lowerOrder(tx: Db, { order, weighed, now }: Giving): Promise<void> {
  const { lowered } = weighed
  if (!lowered) return
  const { sale_unit, number } = order
  await noteOrder(tx, order)
  const [toPay] = await findOrdersToPay(tx, sale_unit, [number])
  if (toPay) await bookPaidOtherwise(tx, toPay, now)
  await changeOwed(tx, order, { total: lowered.sums.total, points: lowered.sums.points, at: now })
  const less = lowered.lines.filter(({ delivered, quantity }) => delivered < quantity)
  await writeLowered(tx, order, { less, sums: lowered.sums })
  const [after] = await findOrdersToPay(tx, sale_unit, [number])
  if (after) await writeMoney(tx, after, now)
}

async function writeAnswers(tx: Db, { request, weighed }: Giving): Promise<void> {
  const { saleUnit, id, lines } = request
  const answers = lines.map(({ line, accepted, how, points, answer }) => ({
    ...{ line, accepted, answer, how: accepted > 0 ? how : null },
    lowered: weighed.creditedLines.has(line),
    points: accepted > 0 && how === 'points' && !weighed.creditedLines.has(line) ? points : 0,
  }))
  await sql`
    update delivery_report_lines n set accepted = a.accepted, how = a.how, answer = a.answer, points = a.points, lowered = a.lowered
    from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) a (line integer, accepted integer, how text, answer text, points bigint, lowered boolean)
    where n.sale_unit = ${saleUnit} and n.report_id = ${id} and n.line = a.line`.execute(tx)
}
