import { findProvider, findProviderFor } from '#api/gateways/find-provider.ts'
import type { PaymentProvider } from '#api/gateways/payment-provider.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { retryConflicts } from '#api/kit/retry-conflicts.ts'
import { findActingPerson } from '#api/orders/acting-person.ts'
import { lockOrders } from '#api/orders/order-money.ts'
import { type Owner, ownerOf } from '#api/orders/order-scope.ts'
import { settleEarlier } from '#api/payments/earlier-payments.ts'
import { makePayment } from '#api/payments/make-payment.ts'
import { findSame, findSlipWaiting, loadPayable, whyNotPay } from '#api/payments/payable-orders.ts'
import { type Doer, findPayment, type PaymentRow } from '#api/payments/payment-row.ts'
import { tellGateway } from '#api/payments/tell-gateway.ts'
import type { AnswerOf, InputOf } from '#shop/contract/endpoint.ts'
import type { NextStep, startPaymentContract } from '#shop/payments/payment-contracts.ts'
import { isGateway, type PaymentMethod } from '#shop/payments/payment-methods.ts'
import { isOpen } from '#shop/payments/payment-states.ts'
import { paymentsProblems } from '#shop/payments/payments-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { methodsOpen } from './open-methods.ts'

type Request = InputOf<typeof startPaymentContract>
type Answer = AnswerOf<typeof startPaymentContract>

type Written = { id: string; isTransfer: boolean }
type Starting = Request & { owner: Owner; open: readonly PaymentMethod[]; by: Doer }
const uniqueViolation = '23505'

/** Starts a payment: written first, then the gateway is told, so that nothing it hears of is unknown to us. */
export const startPayment: Handler<typeof startPaymentContract> = async (request, context) => {
  const owner = ownerOf(context.caller)
  const { saleUnit } = owner
  const orderNumbers = [...new Set(request.orderNumbers)].toSorted()
  // Before the transaction: inside it they would take a second connection, and all could wait for one.
  const open = await methodsOpen(context, saleUnit)
  const by = await findActingPerson(context.db, context.caller)
  const starting = { ...request, orderNumbers, owner, open, by }
  let written = await write(context, starting, false)
  if (!written) {
    await settleEarlier(context, saleUnit, orderNumbers)
    written = await write(context, starting, true)
  }
  if (!written) throw new Error('an earlier payment was not settled')
  const { id, isTransfer } = written
  if (isTransfer) return { paymentId: id, saleUnit, next: { kind: 'transfer' } }
  const payment = await findPayment(context.db, { saleUnit, id })
  if (!payment) throw new Error('a new payment is missing')
  return resume(context, payment)
}

/** Undefined while an earlier payment is open at a gateway, which has to be asked before. */
async function write(context: Context, starting: Starting, isSettled: boolean): Promise<Written | undefined> {
  try {
    return await retryConflicts(() =>
      context.db.transaction().execute((tx) => writeIn(tx, context, starting, isSettled)),
    )
  } catch (error) {
    // The same key with other orders, at the same moment or before.
    const before =
      (error as { code?: string }).code === uniqueViolation &&
      (await findByKey(context.db, starting.owner, starting.key))
    if (!before) throw error
    return before
  }
}

async function writeIn(
  tx: Db,
  { gateways, now }: Context,
  starting: Starting,
  isSettled: boolean,
): Promise<Written | undefined> {
  const { owner, open, by, method, orderNumbers, amountSeen, key } = starting
  const { saleUnit, customerCode } = owner
  const orders = await lockOrders(tx, saleUnit, orderNumbers)
  const payable = await loadPayable(tx, owner, orderNumbers, orders)
  const shares = payable.flatMap((each) => each.shares)
  const before = shares.find((share) => share.key === key)
  if (before)
    return {
      id: before.payment_id,
      isTransfer: before.provider === 'transfer' && before.state === 'waiting',
    }
  if (!isSettled && shares.some(({ state, provider }) => isOpen(state) && findProvider(gateways, provider)))
    return undefined
  const problem = whyNotPay(payable, amountSeen)
  if (problem) throw problem
  const slipWaits = await findSlipWaiting(tx, saleUnit, payable)
  if (slipWaits) throw refuse(paymentsProblems.underWay, { order: slipWaits })
  if (!open.includes(method)) throw refuse(paymentsProblems.methodClosed)
  const provider = isGateway(method)
    ? (findProviderFor(gateways, method, saleUnit) as PaymentProvider).name
    : 'transfer'
  const isTransfer = provider === 'transfer'
  const id =
    (isTransfer ? findSame(payable) : undefined) ??
    (await makePayment(tx, {
      ...{ saleUnit, customerCode, payable, method, provider, key, now, by },
      state: isTransfer ? 'waiting' : 'created',
    }))
  return { id, isTransfer }
}

async function findByKey(
  db: Db,
  { saleUnit, customerCode }: Owner,
  key: string,
): Promise<Written | undefined> {
  const row = await db
    .selectFrom('payments')
    .select('id')
    .where('sale_unit', '=', saleUnit)
    .where('customer_code', '=', customerCode)
    .where('key', '=', key)
    .executeTakeFirst()
  return row && { id: row.id, isTransfer: false }
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
