import { findProviderFor } from '#api/gateways/find-provider.ts'
import type { PaymentProvider } from '#api/gateways/payment-provider.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { retryConflicts } from '#api/kit/retry-conflicts.ts'
import { findActingPerson } from '#api/orders/acting-person.ts'
import { lockOrders } from '#api/orders/order-money.ts'
import { type Owner, ownerOf } from '#api/orders/order-scope.ts'
import { findSame, settleEarlier } from '#api/payments/earlier-payments.ts'
import { makePayment } from '#api/payments/make-payment.ts'
import { findSlipWaiting, loadPayable, whyNotPay } from '#api/payments/payable-orders.ts'
import { findPayment, type PaymentRow } from '#api/payments/payment-row.ts'
import { findSlipPayments } from '#api/payments/slips-in-hand.ts'
import { tellGateway } from '#api/payments/tell-gateway.ts'
import type { AnswerOf, InputOf } from '#shop/contract/endpoint.ts'
import type { NextStep, startPaymentContract } from '#shop/payments/payment-contracts.ts'
import { isGateway } from '#shop/payments/payment-methods.ts'
import { paymentsProblems } from '#shop/payments/payments-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { methodsOpen } from './open-methods.ts'

type Request = InputOf<typeof startPaymentContract>
type Answer = AnswerOf<typeof startPaymentContract>

/** Starts a payment: written first, then the gateway is told, so that nothing it hears of is unknown to us. */
export const startPayment: Handler<typeof startPaymentContract> = async (request, context) => {
  const owner = ownerOf(context.caller)
  const numbers = [...new Set(request.orderNumbers)].toSorted()
  const before = await findByKey(context.db, owner, request.key)
  if (before) return resume(context, before)
  await settleEarlier(context, owner.saleUnit, numbers)
  const id = await write(context, owner, { ...request, orderNumbers: numbers })
  const payment = await findPayment(context.db, { saleUnit: owner.saleUnit, id })
  if (!payment) throw new Error('a new payment is missing')
  return resume(context, payment)
}

async function findByKey(db: Db, owner: Owner, key: string): Promise<PaymentRow | undefined> {
  const row = await db
    .selectFrom('payments')
    .select('id')
    .where('sale_unit', '=', owner.saleUnit)
    .where('customer_code', '=', owner.customerCode)
    .where('key', '=', key)
    .executeTakeFirst()
  return row && findPayment(db, { saleUnit: owner.saleUnit, id: row.id })
}

function write(context: Context, owner: Owner, request: Request): Promise<string> {
  const { saleUnit } = owner
  const { method, orderNumbers, amountSeen, key } = request
  return retryConflicts(() =>
    context.db.transaction().execute(async (tx) => {
      const orders = await lockOrders(tx, saleUnit, orderNumbers)
      const before = await findByKey(tx, owner, key)
      if (before) return before.id
      const payable = await loadPayable(tx, owner, orderNumbers, orders)
      const problem = whyNotPay(payable, amountSeen)
      if (problem) throw problem
      const slipWaits = findSlipWaiting(payable, await findSlipPayments(tx, saleUnit, orderNumbers))
      if (slipWaits) throw refuse(paymentsProblems.underWay, { order: slipWaits })
      const open = await methodsOpen(context, saleUnit, payable)
      if (!open.includes(method)) throw refuse(paymentsProblems.methodClosed)
      const same = method === 'BANK' ? await findSame(tx, owner, payable) : undefined
      if (same) return same
      return makePayment(tx, {
        saleUnit,
        customerCode: owner.customerCode,
        payable,
        method,
        provider: isGateway(method)
          ? (findProviderFor(context.gateways, method, saleUnit) as PaymentProvider).name
          : 'transfer',
        state: isGateway(method) ? 'created' : 'waiting',
        key,
        now: context.now,
        by: await findActingPerson(tx, context.caller),
      })
    }),
  )
}

/** Where the customer goes on with a payment; a new one is told to its gateway first. */
async function resume(context: Context, payment: PaymentRow): Promise<Answer> {
  const known = payment.state === 'created' ? await tellGateway(context, payment) : payment
  return { paymentId: known.id, saleUnit: known.sale_unit, next: nextOf(known) }
}

function nextOf({ state, provider, continue_at }: PaymentRow): NextStep {
  if (state === 'paid') return { kind: 'done' }
  if (state !== 'waiting') throw refuse(paymentsProblems.over)
  if (continue_at) return { kind: 'redirect', href: continue_at }
  return { kind: provider.startsWith('kbank') ? 'kbank' : 'transfer' }
}
