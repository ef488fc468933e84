import { sql } from 'kysely'
import type { Handler } from '#api/kit/calls/perform.ts'
import { retryConflicts } from '#api/kit/retry-conflicts.ts'
import { requireStaff, staffMember } from '#api/payments/staff-member.ts'
import type { settleRefundContract } from '#shop/merchant-payments/merchant-payment-contracts.ts'
import { paymentsProblems } from '#shop/payments/payments-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { failRefund, finishRefund } from './finish-refund.ts'

/** Longer than any call of a gateway takes: before that, its answer may still come. */
const settleAfterMs = 60_000

export const isToBeSettled = ({ state, asked_at }: { state: string; asked_at: Date }, now: Date) =>
  state === 'asked' && now.getTime() - asked_at.getTime() >= settleAfterMs

/** A person has looked at the gateway's own site. */
export const settleRefund: Handler<typeof settleRefundContract> = async (
  { saleUnit, id, given },
  { db, caller, now },
) => {
  const by = await staffMember(db, requireStaff(caller).username)
  const { rows } = await sql<{ state: string; asked_at: Date }>`
    select state, asked_at from refunds where sale_unit = ${saleUnit} and id = ${id}`.execute(db)
  if (!rows[0]) throw refuse(paymentsProblems.none)
  if (!isToBeSettled(rows[0], now)) throw refuse(paymentsProblems.refundSettled)
  const settle = given ? finishRefund : failRefund
  const isDone = await retryConflicts(() =>
    db.transaction().execute((tx) => settle(tx, { saleUnit, id, by, now, note: 'settled' })),
  )
  if (!isDone) throw refuse(paymentsProblems.refundSettled)
  return { state: given ? 'done' : 'failed' }
}
