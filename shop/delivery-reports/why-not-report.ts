import type { OrderStatus } from '../orders/order-status.ts'
import { type Problem, refuse } from '../problems/problem.ts'
import { needsPhoto, type ReportReason, reportUntil } from './delivery-report.ts'
import { deliveryReportsProblems } from './delivery-reports-problems.ts'

/** A line of a delivered order, with how much of it can still be reported. */
export type ReportableLine = {
  line: number
  nameTh: string
  unitNameTh: string
  unitNameEn: string
  most: number
}
export type ReportedLine = { line: number; quantity: number; reason: ReportReason }

type Delivered = { status: OrderStatus; deliveredAt: Date | null; hasOpen: boolean }

/** Why an order cannot be reported now. */
export function whyNotReport({ status, deliveredAt, hasOpen }: Delivered, now: Date): Problem | undefined {
  if (status !== 'POD' || !deliveredAt) return refuse(deliveryReportsProblems.notDelivered)
  if (hasOpen) return refuse(deliveryReportsProblems.isOpen)
  return now > reportUntil(deliveredAt) ? refuse(deliveryReportsProblems.tooLate) : undefined
}

type Report = { lines: readonly ReportedLine[]; photos: number }

/** The first thing that is wrong with a report. */
export function whyNotSend(
  { lines, photos }: Report,
  reportable: readonly ReportableLine[],
): Problem | undefined {
  if (lines.length === 0) return refuse(deliveryReportsProblems.noLines)
  const seen = new Set<number>()
  for (const { line, quantity } of lines) {
    const held = reportable.find((each) => each.line === line)
    if (!held) return refuse(deliveryReportsProblems.noLine, { line })
    const { nameTh: product, most, unitNameTh: unitTh, unitNameEn: unitEn } = held
    if (seen.has(line)) return refuse(deliveryReportsProblems.twice, { product })
    seen.add(line)
    if (quantity > most) return refuse(deliveryReportsProblems.tooMany, { product, most, unitTh, unitEn })
  }
  if (photos === 0 && lines.some(({ reason }) => needsPhoto(reason)))
    return refuse(deliveryReportsProblems.noPhoto)
  return undefined
}
