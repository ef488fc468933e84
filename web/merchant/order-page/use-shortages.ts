import type { ChosenReason, Shortage } from '#shop/invoices/shortage.ts'
import type { OrderDetail } from '#shop/orders/order-wire.ts'
import { useKept } from '#web/merchant/forms/use-kept.ts'

export type Shortages = {
  isOpen: boolean
  open: () => void
  close: () => void
  quantityOf: (line: number) => number
  reasonOf: (line: number) => ChosenReason
  setQuantity: (line: number, quantity: number) => void
  setReason: (line: number, reason: ChosenReason) => void
  /** Lines of which less is there than was ordered. */
  list: Shortage[]
}

type Kept = { isOpen: boolean; changed: Record<number, Partial<Shortage>> }

/** What is not there, line by line, before an order is invoiced. */
export function useShortages({ order, lines }: OrderDetail): Shortages {
  const [kept, keep] = useKept<Kept>(`shortages ${order.number}`, { isOpen: false, changed: {} })
  const { changed } = kept
  const isOpen = kept.isOpen && order.status === 'SO Approve'
  const ordered = new Map(lines.map(({ line, quantity }) => [line, quantity]))
  const quantityOf = (line: number) => changed[line]?.quantity ?? ordered.get(line) ?? 0
  const reasonOf = (line: number) => changed[line]?.reason ?? 'missing'
  const change = (line: number, part: Partial<Shortage>) =>
    keep({ isOpen: true, changed: { ...changed, [line]: { ...changed[line], ...part } } })
  return {
    isOpen,
    open: () => keep({ isOpen: true, changed }),
    close: () => keep(undefined),
    quantityOf,
    reasonOf,
    setQuantity: (line, quantity) => change(line, { quantity }),
    setReason: (line, reason) => change(line, { reason }),
    list: isOpen
      ? lines
          .filter(({ line, quantity }) => quantityOf(line) < quantity)
          .map(({ line }) => ({ line, quantity: quantityOf(line), reason: reasonOf(line) }))
      : [],
  }
}
