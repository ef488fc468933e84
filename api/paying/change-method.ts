import { sql } from 'kysely'
import { findCreditHolder, findOverdue } from '#api/credit/credit.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { retryConflicts } from '#api/kit/retry-conflicts.ts'
import { hurryOpen, lockOrders, type OrderToPay, writeMoney } from '#api/orders/order-money.ts'
import { ownerOf } from '#api/orders/order-scope.ts'
import { findSlipWaiting, loadPayable, whyNotPay } from '#api/payments/payable-orders.ts'
import { checkoutProblems } from '#shop/checkout/checkout-problems.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { ordersProblems } from '#shop/orders/orders-problems.ts'
import type { changeMethodContract } from '#shop/payments/payment-contracts.ts'
import { paymentCodes } from '#shop/payments/payment-methods.ts'
import { paymentsProblems } from '#shop/payments/payments-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { addDays, bangkokDay } from '#shop/time/bangkok.ts'

/** To cash or credit; a payment that waits is given up by the next look at its gateway. */
export const changeMethod: Handler<typeof changeMethodContract> = async (
  { orderNumber, method },
  context,
) => {
  const owner = ownerOf(context.caller)
  // Before the transaction: reading them anew inside it would take a second connection.
  const { payOnDelivery, creditDays, creditHoldDays } = await context.settings(owner.saleUnit)
  if (method === 'COD' && !payOnDelivery) throw refuse(paymentsProblems.methodClosed)
  await retryConflicts(() =>
    context.db.transaction().execute(async (tx) => {
      const orders = await lockOrders(tx, owner.saleUnit, [orderNumber])
      const payable = await loadPayable(tx, owner, [orderNumber], orders)
      const [order] = orders as [OrderToPay]
      if (order.status !== 'SO Wait') throw refuse(ordersProblems.wrongMove)
      const problem = whyNotPay(payable, undefined)
      if (problem) throw problem
      const [{ owed } = { owed: 0 }] = payable
      if (owed !== order.total || order.payment_method === 'POINTS' || order.credit_customer)
        throw refuse(paymentsProblems.methodClosed)
      const slipWaits = await findSlipWaiting(tx, owner.saleUnit, payable)
      if (slipWaits) throw refuse(paymentsProblems.underWay, { order: slipWaits })
      const credit = method === 'CREDIT' ? await takeCredit(tx, context, order, creditHoldDays) : null
      const dueOn = credit ? addDays(bangkokDay(context.now), creditDays) : null
      await sql`update orders set payment_method = ${method}, payment_code = ${paymentCodes[method]}, pay_before = null,
          credit_customer = ${credit}, due_on = ${dueOn}
        where sale_unit = ${owner.saleUnit} and number = ${orderNumber}`.execute(tx)
      await hurryOpen(tx, owner.saleUnit, orderNumber, context.now)
      await writeMoney(tx, { ...order, payment_method: method, credit_customer: credit }, context.now)
    }),
  )
  return { method }
}

/** Credit is taken as at checkout: never past the limit, whatever happens at the same moment. */
async function takeCredit(
  tx: Db,
  { caller, now }: Context,
  { sale_unit, total }: OrderToPay,
  holdDays: number,
): Promise<string> {
  const holder = await findCreditHolder(tx, caller)
  const { held } = await findOverdue(tx, { saleUnit: sale_unit, code: holder.code }, { now, holdDays })
  if (held > 0) throw refuse(checkoutProblems.creditHeld, { amount: sayMoney(held) })
  const { rows } = await sql<{ code: string }>`
    update customers set debt = debt + ${total} where sale_unit = ${sale_unit} and code = ${holder.code}
      and credit_limit - debt >= ${total} returning code`.execute(tx)
  if (rows.length === 0) throw refuse(paymentsProblems.methodClosed)
  return holder.code
}
