import { sql } from 'kysely'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { retryConflicts } from '#api/kit/retry-conflicts.ts'
import { lockOrders, type OrderToPay, writeMoney } from '#api/orders/order-money.ts'
import { loadPayment } from '#api/paying/show-payment.ts'
import { addPaymentEvent, type Doer, lockPayment, type PaymentRow } from '#api/payments/payment-row.ts'
import { receiveMoney } from '#api/payments/receive-money.ts'
import { requireStaff, staffMember } from '#api/payments/staff-member.ts'
import type { InputOf } from '#shop/contract/endpoint.ts'
import type { decideSlipContract } from '#shop/merchant-payments/merchant-payment-contracts.ts'
import { mayBecome } from '#shop/payments/payment-states.ts'
import { paymentsProblems } from '#shop/payments/payments-problems.ts'
import { refuse } from '#shop/problems/problem.ts'

type Decision = InputOf<typeof decideSlipContract>
type Deciding = { payment: PaymentRow; orders: OrderToPay[]; slipId: string; now: Date; by: Doer }

/** The first decision holds: everything is locked, orders first, before the slip is looked at. */
export const decideSlip: Handler<typeof decideSlipContract> = async (request, { db, caller, now }) => {
  const { saleUnit, slipId, decision } = request
  const { username } = requireStaff(caller)
  if (decision === 'refuse' && request.why.trim() === '') throw refuse(paymentsProblems.sayWhy)
  return retryConflicts(() =>
    db.transaction().execute(async (tx) => {
      const by = await staffMember(tx, username)
      const { payment_id } = await loadSlip(tx, request)
      const key = { saleUnit, id: payment_id }
      const orders = await lockOrders(tx, saleUnit, (await loadPayment(tx, key)).order_numbers)
      const payment = (await lockPayment(tx, key)) as PaymentRow
      const slip = await loadSlip(tx, request, true)
      if (slip.state !== 'checking') throw refuse(paymentsProblems.decided, { name: slip.decided_by })
      const deciding = { payment, orders, slipId, now, by }
      return decision === 'confirm' ? confirm(tx, deciding, request) : turnDown(tx, deciding, request)
    }),
  )
}

type Slip = { payment_id: string; state: string; decided_by: string }

async function loadSlip(
  tx: Db,
  { saleUnit, slipId }: Pick<Decision, 'saleUnit' | 'slipId'>,
  lock = false,
): Promise<Slip> {
  const { rows } = await sql<Slip>`
    select payment_id, state, decided_by from slips where sale_unit = ${saleUnit} and id = ${slipId} ${lock ? sql`for update` : sql``}`.execute(
    tx,
  )
  if (!rows[0]) throw refuse(paymentsProblems.none)
  return rows[0]
}

async function confirm(tx: Db, deciding: Deciding, { received }: Decision) {
  const { payment, orders, now, by } = deciding
  if (payment.state === 'paid')
    throw refuse(paymentsProblems.decided, { name: await whoReceived(tx, payment) })
  const amount = received ?? payment.amount
  const trouble = amount === payment.amount ? '' : 'wrongAmount'
  await receiveMoney(tx, { payment, orders, amount, now, by, trouble })
  await writeDecision(tx, deciding, 'confirmed', '')
  return { state: 'confirmed' as const, paymentState: 'paid' as const }
}

async function turnDown(tx: Db, deciding: Deciding, { why }: Decision) {
  const { payment, orders, now, by } = deciding
  const { sale_unit, id } = payment
  await writeDecision(tx, deciding, 'refused', why.trim())
  await addPaymentEvent(
    tx,
    { saleUnit: sale_unit, id },
    { what: 'slipRefused', at: now, by, why: why.trim() },
  )
  await tx
    .insertInto('outbox')
    .values({ sale_unit, topic: 'slip-refused', order_number: id, at: now })
    .execute()
  // Another picture of the same payment may still prove it.
  if (!mayBecome(payment.state, 'failed') || (await hasAnother(tx, payment)))
    return { state: 'refused' as const, paymentState: payment.state }
  await sql`update payments set state = 'failed', trouble = 'slipRefused' where sale_unit = ${sale_unit} and id = ${id}`.execute(
    tx,
  )
  for (const order of orders) await writeMoney(tx, order, now)
  return { state: 'refused' as const, paymentState: 'failed' as const }
}

async function writeDecision(
  tx: Db,
  { payment, slipId, now, by }: Deciding,
  state: string,
  why: string,
): Promise<void> {
  await sql`update slips set state = ${state}, why = ${why}, decided_at = ${now}, decided_by = ${by.name}
    where sale_unit = ${payment.sale_unit} and id = ${slipId}`.execute(tx)
}

async function hasAnother(tx: Db, { sale_unit, id }: PaymentRow): Promise<boolean> {
  const { rows } = await sql`
    select from slips where sale_unit = ${sale_unit} and payment_id = ${id} and state = 'checking' limit 1`.execute(
    tx,
  )
  return rows.length > 0
}

async function whoReceived(tx: Db, { sale_unit, id }: PaymentRow): Promise<string> {
  const { rows } = await sql<{ by_name: string }>`
    select by_name from payment_events where sale_unit = ${sale_unit} and payment_id = ${id} and what = 'paid'
    order by step desc limit 1`.execute(tx)
  return rows[0]?.by_name ?? ''
}
