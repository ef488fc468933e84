import { randomUUID } from 'node:crypto'
import type { Handler } from '#api/kit/calls/perform.ts'
import { retryConflicts } from '#api/kit/retry-conflicts.ts'
import { lockOrders } from '#api/orders/order-money.ts'
import { makePayment } from '#api/payments/make-payment.ts'
import { loadPayable } from '#api/payments/payable-orders.ts'
import { findPayment } from '#api/payments/payment-row.ts'
import { receiveMoney } from '#api/payments/receive-money.ts'
import { staffMember } from '#api/payments/staff-member.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { isCancelled } from '#shop/orders/order-status.ts'
import { ordersProblems } from '#shop/orders/orders-problems.ts'
import type { transferReceivedContract } from '#shop/payments/payment-contracts.ts'
import { refuse } from '#shop/problems/problem.ts'

/** Staff saw the money on the bank statement: a payment by hand, without a slip. */
export const transferReceived: Handler<typeof transferReceivedContract> = (
  { orderNumber, saleUnit },
  { db, caller, now },
) => {
  if (caller.kind !== 'merchant') throw refuse(identityProblems.notAllowed)
  return retryConflicts(() =>
    db.transaction().execute(async (tx) => {
      const [order] = await lockOrders(tx, saleUnit, [orderNumber])
      if (!order) throw refuse(ordersProblems.none)
      if (order.payment_method !== 'BANK') throw refuse(ordersProblems.notByTransfer)
      if (order.paid_at) return { paidAt: order.paid_at.toISOString() }
      if (isCancelled(order.status)) throw refuse(ordersProblems.wrongMove)
      const owner = { saleUnit, customerCode: order.customer_code }
      const by = await staffMember(tx, caller.username)
      const payable = await loadPayable(tx, owner, [orderNumber], [order])
      const id = await makePayment(tx, {
        ...owner,
        payable,
        method: 'BANK',
        provider: 'hand',
        state: 'waiting',
        key: randomUUID(),
        now,
        by,
      })
      const payment = await findPayment(tx, { saleUnit, id })
      if (!payment) throw new Error('a new payment is missing')
      await receiveMoney(tx, { payment, orders: [order], amount: payment.amount, now, by })
      return { paidAt: now.toISOString() }
    }),
  )
}
