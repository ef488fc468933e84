import { sql } from 'kysely'
import { figuresOf, loadFigures } from '#api/invoices/figures.ts'
import { loadOrderedLines, loadOrderFee, type OrderedLine } from '#api/invoices/lower-order.ts'
import type { Db } from '#api/kit/database.ts'
import { findOrdersToPay, findShares, moneyOf } from '#api/orders/order-money.ts'
import type { Amends } from '#shop/delivery-reports/delivery-report-contracts.ts'
import { deliveryReportsProblems } from '#shop/delivery-reports/delivery-reports-problems.ts'
import { lowerDelivered } from '#shop/delivery-reports/lower-delivered.ts'
import { type LineAnswer, whyNotAnswer } from '#shop/delivery-reports/why-not-answer.ts'
import type { CreditFigures } from '#shop/invoices/credit-figures.ts'
import { owedOf, sumsOf } from '#shop/payments/money-state.ts'
import { refuse } from '#shop/problems/problem.ts'
import type { DeliveredOrder } from './delivered-order.ts'

type Lowered = ReturnType<typeof lowerDelivered<OrderedLine>>
export type WeighedAnswer = {
  amends: Amends
  /** The order without what is credited; undefined when no line of it changes. */
  lowered: Lowered | undefined
  figures: CreditFigures | undefined
  /** The lines that leave the order. */
  creditedLines: ReadonlySet<number>
  /** Points that staff give on top of what comes back by itself. */
  given: number
}
export type ReportedLine = {
  line: number
  productCode: string
  nameTh: string
  rate: number
  quantity: number
  free: boolean
}

export async function loadReportedLines(db: Db, saleUnit: string, id: string): Promise<ReportedLine[]> {
  const { rows } = await sql<ReportedLine>`
    select n.line, n.product_code as "productCode", n.name_th as "nameTh", n.rate, n.quantity, n.free from delivery_report_lines n
    where n.sale_unit = ${saleUnit} and n.report_id = ${id} order by n.line`.execute(db)
  return rows
}

type Weighing = { reported: readonly ReportedLine[]; answers: readonly LineAnswer[]; cashStep: number }

/** What an answer comes to: the credit is the difference of the totals before and after, to the satang. */
export async function weighAnswer(
  db: Db,
  order: DeliveredOrder,
  { reported, answers, cashStep }: Weighing,
): Promise<WeighedAnswer> {
  const isPaidWithPoints = order.points_mode
  const why = whyNotAnswer(reported, answers, { isPaidWithPoints })
  if (why) throw why
  const free = new Set(reported.filter((line) => line.free).map(({ line }) => line))
  const accepted = answers.filter((each) => each.accepted > 0)
  const isCredited = ({ line, how }: LineAnswer) =>
    how === 'credit note' || (how === 'points' && isPaidWithPoints && !free.has(line))
  const credited = accepted.filter(isCredited)
  const given = accepted
    .filter((each) => each.how === 'points' && !isCredited(each))
    .reduce((sum, { points }) => sum + points, 0)
  const lines = await loadOrderedLines(db, order)
  const pieces = new Map(credited.map((each) => [each.line, each.accepted]))
  for (const [line, gone] of pieces)
    if ((lines.find((each) => each.line === line)?.quantity ?? 0) < gone)
      throw refuse(deliveryReportsProblems.noLine, { line })
  const lowered =
    pieces.size > 0
      ? lowerDelivered({ lines, ...(await loadOrderFee(db, order)), cashStep }, pieces)
      : undefined
  const [total, points] = lowered ? [lowered.sums.total, lowered.sums.points] : [order.total, order.points]
  const credit = order.total - total
  if (lowered && (isPaidWithPoints ? credit !== 0 : credit <= 0))
    throw refuse(deliveryReportsProblems.worthNothing)
  const money = await loadMoney(db, order)
  const replacements = accepted.filter(({ how }) => how === 'replacement').length
  return {
    amends: {
      ...{ credit, points: given + order.points - points, replacements, total },
      toReturn: Math.max(0, money.kept - total) - Math.max(0, money.kept - order.total),
      lessDebt: order.credit_customer && !order.paid_at ? money.owedOf(order.total) - money.owedOf(total) : 0,
    },
    lowered,
    figures: lowered && { before: await loadFigures(db, order, lines), after: figuresOf(lowered) },
    creditedLines: new Set(pieces.keys()),
    given,
  }
}

async function loadMoney(db: Db, { sale_unit, number }: DeliveredOrder) {
  const [order] = await findOrdersToPay(db, sale_unit, [number])
  if (!order) return { kept: 0, owedOf: () => 0 }
  const money = moneyOf(order, await findShares(db, sale_unit, [number]))
  const { received, returned } = sumsOf(money)
  return {
    kept: received - returned,
    owedOf: (total: number) => owedOf({ ...money, paidOtherwise: false, total }),
  }
}
