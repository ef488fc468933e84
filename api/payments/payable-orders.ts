import type { Db } from '#api/kit/database.ts'
import { findShares, moneyOf, type OrderToPay, type Share } from '#api/orders/order-money.ts'
import type { Owner } from '#api/orders/order-scope.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { ordersProblems } from '#shop/orders/orders-problems.ts'
import { owedOf } from '#shop/payments/money-state.ts'
import { paymentsProblems } from '#shop/payments/payments-problems.ts'
import { type Problem, refuse } from '#shop/problems/problem.ts'
import { findSlipPayments } from './slips-in-hand.ts'

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
export async function findSlipWaiting(
  db: Db,
  saleUnit: string,
  payable: readonly Payable[],
): Promise<string | undefined> {
  const waiting = payable.filter(({ shares }) => shares.some(({ state }) => state === 'waiting'))
  if (waiting.length === 0) return undefined
  const numbers = waiting.map(({ order }) => order.number)
  const withSlips = await findSlipPayments(db, saleUnit, numbers)
  return waiting.find(({ shares }) =>
    shares.some(({ payment_id, state }) => state === 'waiting' && withSlips.has(payment_id)),
  )?.order.number
}

/** A transfer of exactly these orders that waits already: two QR codes for one debt would be paid twice. */
export function findSame(payable: readonly Payable[]): string | undefined {
  const due = payable.reduce((sum, { owed }) => sum + owed, 0)
  return payable[0]?.shares.find(
    ({ payment_id, provider, state, payment_amount }) =>
      provider === 'transfer' &&
      state === 'waiting' &&
      payment_amount === due &&
      payable.every(({ owed, shares }) =>
        shares.some((share) => share.payment_id === payment_id && share.amount === owed),
      ),
  )?.payment_id
}
