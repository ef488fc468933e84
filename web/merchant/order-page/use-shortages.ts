import { useState } from 'react'
import type { ChosenReason, Shortage } from '#shop/invoices/shortage.ts'
import type { OrderDetail } from '#shop/orders/order-wire.ts'

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

/** What is not there, line by line, before an order is invoiced. */
export function useShortages(lines: OrderDetail['lines']): Shortages {
  const [isOpen, setIsOpen] = useState(false)
  const [changed, setChanged] = useState<ReadonlyMap<number, Partial<Shortage>>>(new Map())
  const ordered = new Map(lines.map(({ line, quantity }) => [line, quantity]))
  const quantityOf = (line: number) => changed.get(line)?.quantity ?? ordered.get(line) ?? 0
  const reasonOf = (line: number) => changed.get(line)?.reason ?? 'missing'
  const change = (line: number, part: Partial<Shortage>) =>
    setChanged((before) => new Map(before).set(line, { ...before.get(line), ...part }))
  return {
    isOpen,
    open: () => setIsOpen(true),
    close: () => {
      setIsOpen(false)
      setChanged(new Map())
    },
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
