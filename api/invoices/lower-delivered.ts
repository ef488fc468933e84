import type { Db } from '#api/kit/database.ts'
import type { CreditFigures } from '#shop/invoices/credit-figures.ts'
import { shortenOrder } from '#shop/invoices/shorten-order.ts'
import { changeOwed, type HeldOrder } from './change-owed.ts'
import { figuresOf, loadFigures } from './figures.ts'
import { type LoweredLine, loadOrderedLines, loadOrderFee, lowerOrder } from './lower-order.ts'

/** A line of which less was taken, and what the customer pays less for it. */
export type NotTaken = LoweredLine & { less: number }
export type LoweredOrder<Order> = {
  order: Order
  notTaken: NotTaken[]
  /** For the credit note; undefined when everything was taken. */
  figures: CreditFigures | undefined
}

type Taken = {
  /** How much the customer takes, by line; the others are taken whole. */
  taken: ReadonlyMap<number, number>
  cashStep: number
  at: Date
}

/** Lowers a locked order to what was handed over: by the rules of a short invoice, after the invoice. */
export async function lowerDelivered<Order extends HeldOrder>(
  tx: Db,
  order: Order,
  { taken, cashStep, at }: Taken,
): Promise<LoweredOrder<Order>> {
  const lines = await loadOrderedLines(tx, order)
  const short = shortenOrder({ lines, ...(await loadOrderFee(tx, order)), cashStep }, taken)
  const less = short.lines.filter(({ delivered, quantity }) => delivered < quantity)
  if (less.length === 0) return { order, notTaken: [], figures: undefined }
  const figures = { before: await loadFigures(tx, order, lines), after: figuresOf(short) }
  const lowered = await changeOwed(tx, order, { total: short.sums.total, points: short.sums.points, at })
  await lowerOrder(tx, order, { less, sums: short.sums })
  const worth = new Map(
    lines.map(({ line, price, quantity, discount }) => [line, price * quantity - discount]),
  )
  return {
    order: lowered,
    figures,
    notTaken: less.map((line) => ({
      ...line,
      less: (worth.get(line.line) ?? 0) - (line.amount - line.discount),
    })),
  }
}
