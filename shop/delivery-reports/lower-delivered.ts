import {
  type DeliveredLine,
  type DeliveredSums,
  type LineToShorten,
  type OrderToShorten,
  shortenOrder,
} from '../invoices/shorten-order.ts'

/**
 * An order after delivery, without the pieces that are credited: by the rule of a short invoice. Gifts stay, since the
 * customer has them already.
 */
export function lowerDelivered<Line extends LineToShorten>(
  order: OrderToShorten<Line>,
  /** The pieces that are credited, by line. */
  credited: ReadonlyMap<number, number>,
): { lines: DeliveredLine<Line>[]; sums: DeliveredSums } {
  const lines = order.lines.map((line) => ({ ...line, earnedBy: [] }))
  const left = new Map(
    lines.flatMap(({ line, quantity }): [number, number][] => {
      const gone = credited.get(line)
      return gone === undefined ? [] : [[line, quantity - gone]]
    }),
  )
  return shortenOrder({ ...order, lines }, left)
}
