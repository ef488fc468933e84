import type { Db } from '#api/kit/database.ts'
import { letShortageGo } from '#api/stock/let-shortage-go.ts'
import { invoicesProblems } from '#shop/invoices/invoices-problems.ts'
import type { Shortage, ShortageReason } from '#shop/invoices/shortage.ts'
import { shortenOrder } from '#shop/invoices/shorten-order.ts'
import { refuse } from '#shop/problems/problem.ts'
import { changeOwed, type HeldOrder } from './change-owed.ts'
import {
  heldOf,
  type LoweredLine,
  loadOrderedLines,
  loadOrderFee,
  lowerOrder,
  type OrderedLine,
} from './lower-order.ts'

type Short = {
  shortages: readonly Shortage[]
  /** The step that cash is rounded down to; 0 where the order is not paid in cash. */
  cashStep: number
  at: Date
  byName: string
}

/**
 * Lowers a locked order to what is there: lines, sums, stock, credit and points. Returns the order as it is
 * afterwards.
 */
export async function shortenHeld<Order extends HeldOrder>(
  tx: Db,
  order: Order,
  { shortages, cashStep, at, byName }: Short,
): Promise<Order> {
  const [lines, fee] = [await loadOrderedLines(tx, order), await loadOrderFee(tx, order)]
  checkShortages(lines, shortages)
  const there = new Map(shortages.map(({ line, quantity }) => [line, quantity]))
  const short = shortenOrder({ lines, ...fee, cashStep }, there)
  if (short.lines.every(({ delivered }) => delivered === 0)) throw refuse(invoicesProblems.nothingLeft)
  const less = short.lines.filter(({ delivered, quantity }) => delivered < quantity)
  if (less.length === 0) return order
  const reasons = new Map<number, ShortageReason>(shortages.map(({ line, reason }) => [line, reason]))
  const reasonOf = ({ line }: LoweredLine) => reasons.get(line) ?? 'gift'
  const shortened = await changeOwed(tx, order, { total: short.sums.total, points: short.sums.points, at })
  await letShortageGo(
    tx,
    order,
    less.map((line) => ({
      productCode: line.productCode,
      units: line.held - heldOf(line),
      reason: reasonOf(line),
    })),
    { at, byName },
  )
  await writeShortages(tx, order, less, new Map(lines.map((line) => [line.line, line])), reasonOf)
  await lowerOrder(tx, order, { less, sums: short.sums })
  return shortened
}

function checkShortages(lines: readonly OrderedLine[], shortages: readonly Shortage[]): void {
  for (const { line, quantity } of shortages) {
    const ordered = lines.find((each) => each.line === line)
    if (!ordered) throw refuse(invoicesProblems.noLine, { line: String(line) })
    if (quantity > ordered.quantity)
      throw refuse(invoicesProblems.tooMany, {
        product: ordered.nameTh,
        quantity: String(ordered.quantity),
      })
  }
}

async function writeShortages(
  tx: Db,
  { sale_unit, number }: HeldOrder,
  less: readonly LoweredLine[],
  ordered: ReadonlyMap<number, OrderedLine>,
  reasonOf: (line: LoweredLine) => ShortageReason,
): Promise<void> {
  const worth = ({ line, price, quantity }: LoweredLine) =>
    price * quantity - (ordered.get(line)?.discount ?? 0)
  await tx
    .insertInto('order_shortages')
    .values(
      less.map((line) => ({
        sale_unit,
        order_number: number,
        line: line.line,
        product_code: line.productCode,
        name_th: line.nameTh,
        name_en: line.nameEn,
        unit_name_th: line.unitNameTh,
        unit_name_en: line.unitNameEn,
        free: line.free,
        ordered: line.quantity,
        delivered: line.delivered,
        reason: reasonOf(line),
        less: worth(line) - (line.amount - line.discount),
      })),
    )
    .execute()
}
