import type { Satang } from '../money/satang.ts'

/** An order on credit as it stands now: a short one at what is left of it. */
export type CreditOrder = {
  number: string
  at: string
  dueOn: string
  total: Satang
  /** When it counted as paid, whatever way; null while it is owed. */
  paidAt: string | null
}
/** Money that came for one of them. */
export type CreditPayment = { orderNumber: string; paymentId: string; at: string; amount: Satang }

type StatementRow = {
  kind: 'order' | 'payment'
  at: string
  orderNumber: string
  /** Empty when the order was paid without a payment of its own. */
  paymentId: string
  dueOn: string | null
  /** Above zero is owed more, below zero is paid. */
  amount: Satang
  balance: Satang
}

/**
 * Every order and what was paid for it, oldest first, each with the balance after it. Money beyond what an order costs
 * pays nothing here: it goes back.
 */
export function statementOf(
  orders: readonly CreditOrder[],
  payments: readonly CreditPayment[],
): StatementRow[] {
  const paymentsOf = Map.groupBy(payments, ({ orderNumber }) => orderNumber)
  const moves = orders.flatMap((order) => movesOf(order, paymentsOf.get(order.number) ?? []))
  let balance = 0
  return moves
    .toSorted((a, b) => (a.at === b.at ? (a.kind < b.kind ? -1 : 1) : a.at < b.at ? -1 : 1))
    .map((move) => {
      balance += move.amount
      return { ...move, balance }
    })
}

type Move = Omit<StatementRow, 'balance'>

function movesOf({ number, at, dueOn, total, paidAt }: CreditOrder, paid: readonly CreditPayment[]): Move[] {
  let open = total
  const moves: Move[] = [{ kind: 'order', at, orderNumber: number, paymentId: '', dueOn, amount: total }]
  for (const { paymentId, at: when, amount } of paid.toSorted((a, b) => (a.at < b.at ? -1 : 1))) {
    const counted = Math.min(open, amount)
    open -= counted
    if (counted > 0)
      moves.push({ kind: 'payment', at: when, orderNumber: number, paymentId, dueOn: null, amount: -counted })
  }
  if (paidAt !== null && open > 0)
    moves.push({
      kind: 'payment',
      at: paidAt,
      orderNumber: number,
      paymentId: '',
      dueOn: null,
      amount: -open,
    })
  return moves
}

/** The rows of some days, and what was owed before them. */
export function statementBetween(
  rows: readonly StatementRow[],
  isBefore: (at: string) => boolean,
  isAfter: (at: string) => boolean,
) {
  const before = rows.filter(({ at }) => isBefore(at))
  const within = rows.filter(({ at }) => !isBefore(at) && !isAfter(at))
  const opening = before.at(-1)?.balance ?? 0
  return { opening, rows: within, closing: within.at(-1)?.balance ?? opening }
}
