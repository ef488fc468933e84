import { sql } from 'kysely'
import type { Found } from '#api/gateways/payment-provider.ts'
import type { Db } from '#api/kit/database.ts'
import { retryConflicts } from '#api/kit/retry-conflicts.ts'
import { lockOrders, writeMoney } from '#api/orders/order-money.ts'
import { expiryGraceMs, nextAsk } from '#shop/payments/ask-again.ts'
import { isOpen, mayBecome, type PaymentState } from '#shop/payments/payment-states.ts'
import {
  addPaymentEvent,
  findPayment,
  lockPayment,
  type PaymentKey,
  type PaymentRow,
  theSystem,
} from './payment-row.ts'
import { receiveMoney } from './receive-money.ts'

/** Brings a payment to what its provider holds true; said twice, or in any order, the result is the same. */
export function applyFound(db: Db, key: PaymentKey, found: Found, applied: Applied): Promise<PaymentState> {
  return retryConflicts(() => db.transaction().execute((tx) => applyHeld(tx, key, found, applied)))
}
/** A payment that is no longer wanted is given up, but asked about until its money can come no more. */
type Applied = { now: Date; isWanted: boolean }

async function applyHeld(
  tx: Db,
  key: PaymentKey,
  found: Found,
  { now, isWanted }: Applied,
): Promise<PaymentState> {
  const known = await findPayment(tx, key)
  if (!known) throw new Error('no such payment')
  const orders = await lockOrders(tx, key.saleUnit, known.order_numbers)
  const payment = (await lockPayment(tx, key)) as PaymentRow
  const wrong = whyNotOurs(payment, found)
  if (wrong) return notOurs(tx, payment, wrong, now)
  if (found.reference && !payment.reference)
    await sql`update payments set reference = ${found.reference} where sale_unit = ${key.saleUnit} and id = ${key.id}`.execute(
      tx,
    )
  if (found.state === 'paid') {
    if (payment.state === 'paid') return 'paid'
    const amount = found.amount ?? payment.amount
    const trouble = amount === payment.amount ? '' : 'wrongAmount'
    await receiveMoney(tx, { payment, orders, amount, now, by: theSystem, trouble })
    return 'paid'
  }
  const to = endOf(payment, found, now) ?? (isWanted ? undefined : 'cancelled')
  if (to && mayBecome(payment.state, to)) {
    await sql`update payments set state = ${to}, trouble = ${found.why.slice(0, 200)}
      where sale_unit = ${key.saleUnit} and id = ${key.id}`.execute(tx)
    await addPaymentEvent(tx, key, { what: to, at: now, by: theSystem, why: found.why.slice(0, 300) })
    for (const order of orders) await writeMoney(tx, order, now)
  }
  await askLater(tx, payment, found, now)
  return to ?? payment.state
}

/** Money in another currency, or of a payment with another id, is not ours: nothing may be booked. */
function whyNotOurs({ id, reference }: PaymentRow, found: Found): string | undefined {
  if (found.id !== null && found.id !== id) return 'anotherPayment'
  if (reference && found.reference && found.reference !== reference) return 'anotherPayment'
  if (found.state === 'paid' && found.currency !== null && found.currency !== 'THB') return 'anotherCurrency'
  if (found.state === 'paid' && found.amount !== null && found.amount <= 0) return 'wrongAmount'
  return undefined
}

async function notOurs(tx: Db, payment: PaymentRow, trouble: string, now: Date): Promise<PaymentState> {
  await sql`update payments set trouble = ${trouble}, ask_at = case when ask_at is null then null else ${nextOf(payment, now)}::timestamptz end
    where sale_unit = ${payment.sale_unit} and id = ${payment.id} and state <> 'paid'`.execute(tx)
  return payment.state
}

/** The end the provider tells, or ours when the time is over and the provider still waits. */
function endOf(payment: PaymentRow, found: Found, now: Date): PaymentState | undefined {
  if (found.state === 'failed' || found.state === 'expired' || found.state === 'cancelled') return found.state
  if (payment.expires_at && now.getTime() > payment.expires_at.getTime() + expiryGraceMs) return 'expired'
  return undefined
}

const nextOf = ({ made_at, expires_at }: PaymentRow, now: Date) =>
  nextAsk({ madeAt: made_at, expiresAt: expires_at }, now)

/** A payment with an end at its provider is asked about no more; any other is, less and less often. */
async function askLater(tx: Db, payment: PaymentRow, found: Found, now: Date): Promise<void> {
  const isEnd = found.state !== 'waiting' && found.state !== 'approved'
  const at = isEnd || (!isOpen(payment.state) && payment.ask_at === null) ? null : nextOf(payment, now)
  await sql`update payments set ask_at = ${at} where sale_unit = ${payment.sale_unit} and id = ${payment.id}`.execute(
    tx,
  )
}
