import { findProvider } from '#api/gateways/find-provider.ts'
import { ProviderAway, ProviderRefused, type Refunded } from '#api/gateways/payment-provider.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { retryConflicts } from '#api/kit/retry-conflicts.ts'
import { loadPayment } from '#api/paying/show-payment.ts'
import { keepSaid, toAsk } from '#api/payments/ask-provider.ts'
import type { Doer, PaymentRow } from '#api/payments/payment-row.ts'
import { requireStaff, staffMember } from '#api/payments/staff-member.ts'
import type { refundContract } from '#shop/merchant-payments/merchant-payment-contracts.ts'
import { paymentsProblems } from '#shop/payments/payments-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { askRefund, type RefundRequest } from './ask-refund.ts'
import { failRefund, finishRefund } from './finish-refund.ts'
import { keepProof } from './proof-picture.ts'

/** Asked for in one transaction and finished in another; the gateway is called between them, once. */
export const refund: Handler<typeof refundContract> = async (request, context) => {
  const { db, caller, now, storage, gateways } = context
  const by = await staffMember(db, requireStaff(caller).username)
  if (request.why.trim() === '') throw refuse(paymentsProblems.sayWhy)
  const known = await loadPayment(db, { saleUnit: request.saleUnit, id: request.paymentId })
  if (request.how === 'gateway' && !findProvider(gateways, known.provider))
    throw refuse(paymentsProblems.noGatewayRefund)
  const proof = await keepProof(storage, request.how === 'transfer' ? request.proof : undefined)
  const asked = await inTransaction(db, (tx) => askRefund(tx, { request, by, now, proof })).catch(
    async (error) => {
      if (proof) await storage.removePrivate(proof)
      throw error
    },
  )
  if (proof && !asked.isNew) await storage.removePrivate(proof)
  if (!asked.payment) return { state: asked.state }
  await giveBack(context, asked.payment, request, by)
  return { state: 'done' }
}

const inTransaction = <Result>(db: Db, work: (tx: Db) => Promise<Result>) =>
  retryConflicts(() => db.transaction().execute(work))

/** Without an answer the truth is not known: the refund stays asked for, and a person settles it. */
async function giveBack(
  { db, gateways, now, log }: Context,
  payment: PaymentRow,
  { saleUnit, id, amount }: RefundRequest,
  by: Doer,
): Promise<void> {
  const provider = findProvider(gateways, payment.provider)
  if (!provider) throw refuse(paymentsProblems.noGatewayRefund)
  let given: Refunded
  try {
    given = await provider.refund(toAsk(payment), amount, id)
  } catch (error) {
    if (error instanceof ProviderRefused) {
      await keepSaid({ db, now: () => now }, payment, 'refunded', error.raw)
      await inTransaction(db, (tx) => failRefund(tx, { saleUnit, id, by, now, note: error.code }))
      throw refuse(paymentsProblems.refundFailed)
    }
    if (!(error instanceof ProviderAway)) log.error({ err: error, payment: payment.id }, 'a refund broke off')
    throw refuse(paymentsProblems.refundUnknown)
  }
  await keepSaid({ db, now: () => now }, payment, 'refunded', given.raw)
  await inTransaction(db, (tx) => finishRefund(tx, { saleUnit, id, by, now, reference: given.reference }))
}
