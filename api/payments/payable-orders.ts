import type { Db } from '#api/kit/database.ts'
import { findShares, moneyOf, type OrderToPay, type Share } from '#api/orders/order-money.ts'
import type { Owner } from '#api/orders/order-scope.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { ordersProblems } from '#shop/orders/orders-problems.ts'
import { owedOf } from '#shop/payments/money-state.ts'
import { paymentsProblems } from '#shop/payments/payments-problems.ts'
import { type Problem, refuse } from '#shop/problems/problem.ts'

export type Payable = { order: OrderToPay; owed: number; shares: Share[] }

/** What is owed for each order, and whether all may be paid together by this customer. */
export async function loadPayable(
  db: Db,
  owner: Owner,
  numbers: readonly string[],
  orders: readonly OrderToPay[],
): Promise<Payable[]> {
  const own = orders.filter(({ customer_code }) => customer_code === owner.customerCode)
  if (own.length < numbers.length) throw refuse(ordersProblems.none)
  const shares = await findShares(db, owner.saleUnit, numbers)
  return own.map((order) => {
    const mine = shares.filter(({ order_number }) => order_number === order.number)
    return { order, owed: owedOf(moneyOf(order, mine)), shares: mine }
  })
}

/** The first reason that these orders cannot be paid now. */
export function whyNotPay(payable: readonly Payable[], amountSeen: number | undefined): Problem | undefined {
  const settled = payable.find(({ owed }) => owed === 0)
  if (settled) return refuse(paymentsProblems.nothingToPay, { order: settled.order.number })
  const due = payable.reduce((sum, { owed }) => sum + owed, 0)
  if (amountSeen !== undefined && due !== amountSeen)
    return refuse(paymentsProblems.amountChanged, { amount: sayMoney(due) })
  return undefined
}

/** The order whose slip a person is looking at. */
export function findSlipWaiting(
  payable: readonly Payable[],
  withSlips: ReadonlySet<string>,
): string | undefined {
  return payable.find(({ shares }) =>
    shares.some(({ payment_id, state }) => state === 'waiting' && withSlips.has(payment_id)),
  )?.order.number
}
