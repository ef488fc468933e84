import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { lockOrders } from '#api/orders/order-money.ts'
import { addPaymentEvent, type Doer, lockPayment, type PaymentRow } from '#api/payments/payment-row.ts'
import type { InputOf } from '#shop/contract/endpoint.ts'
import type { refundContract } from '#shop/merchant-payments/merchant-payment-contracts.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { paymentsProblems } from '#shop/payments/payments-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { finishRefund } from './finish-refund.ts'

export type RefundRequest = InputOf<typeof refundContract>
type Asking = { request: RefundRequest; by: Doer; now: Date; proof: string | null }
type State = 'asked' | 'done' | 'failed'
/** `payment` only for a refund that its gateway has to be asked for now. */
type Asked = { state: State; isNew: boolean; payment?: PaymentRow }

/** What is asked of a refund and not failed counts as gone: it may be given back at this moment. */
export const askedOf = (saleUnit: string) => sql<number>`coalesce((
  select sum(r.amount) from refunds r where r.sale_unit = ${saleUnit} and r.payment_id = s.payment_id
    and r.order_number = s.order_number and r.state = 'asked'), 0)::bigint`

/** Writes a refund as asked, or as done when a person has transferred it; the same request again changes nothing. */
export async function askRefund(tx: Db, { request, by, now, proof }: Asking): Promise<Asked> {
  const { saleUnit, id, paymentId, orderNumber, amount, how, why } = request
  const [order] = await lockOrders(tx, saleUnit, [orderNumber])
  const payment = order && (await lockPayment(tx, { saleUnit, id: paymentId }))
  if (!payment?.order_numbers.includes(orderNumber)) throw refuse(paymentsProblems.none)
  const known = await findSame(tx, request)
  if (known) return { state: known, isNew: false }
  const left = await findLeft(tx, request)
  if (amount > left) throw refuse(paymentsProblems.refundTooMuch, { left: sayMoney(left) })
  await sql`
    insert into refunds (sale_unit, id, payment_id, order_number, amount, how, state, why, proof, asked_at, asked_by)
    values (${saleUnit}, ${id}, ${paymentId}, ${orderNumber}, ${amount}, ${how}, 'asked', ${why}, ${proof}, ${now}, ${by.name})`.execute(
    tx,
  )
  if (how === 'transfer') {
    await finishRefund(tx, { saleUnit, id, by, now })
    return { state: 'done', isNew: true }
  }
  await addPaymentEvent(tx, { saleUnit, id: paymentId }, { what: 'refundAsked', at: now, by, why, amount })
  return { state: 'asked', isNew: true, payment }
}

type Known = { payment_id: string; order_number: string; amount: number; how: string; state: State }

async function findSame(tx: Db, request: RefundRequest): Promise<State | undefined> {
  const { rows } = await sql<Known>`
    select payment_id, order_number, amount, how, state from refunds
    where sale_unit = ${request.saleUnit} and id = ${request.id}`.execute(tx)
  const [known] = rows
  if (!known) return undefined
  const isSame =
    known.payment_id === request.paymentId &&
    known.order_number === request.orderNumber &&
    known.amount === request.amount &&
    known.how === request.how
  if (!isSame) throw refuse(paymentsProblems.refundElse)
  return known.state
}

async function findLeft(tx: Db, { saleUnit, paymentId, orderNumber }: RefundRequest): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select s.received - s.returned - ${askedOf(saleUnit)} as left from payment_shares s
    where s.sale_unit = ${saleUnit} and s.payment_id = ${paymentId} and s.order_number = ${orderNumber}`.execute(
    tx,
  )
  return rows[0]?.left ?? 0
}
