import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { findProvider } from '#api/gateways/find-provider.ts'
import {
  type PaymentProvider,
  type PaymentToStart,
  ProviderAway,
  ProviderRefused,
  type Started,
} from '#api/gateways/payment-provider.ts'
import type { Context } from '#api/kit/calls/context.ts'
import { lockOrders, writeMoney } from '#api/orders/order-money.ts'
import { isOpen } from '#shop/payments/payment-states.ts'
import { paymentsProblems } from '#shop/payments/payments-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { keepSaid, toAsk } from './ask-provider.ts'
import { addPaymentEvent, findPayment, lockPayment, type PaymentRow, theSystem } from './payment-row.ts'

const waitForOtherMs = 12_000
/** Longer than a gateway may take: whoever began to tell it has died. */
const leftBehindMs = 15_000

/** Tells the gateway of a new payment, once, however many requests ask for it at the same moment. */
export async function tellGateway(context: Context, payment: PaymentRow): Promise<PaymentRow> {
  const provider = findProvider(context.gateways, payment.provider)
  if (!provider) throw refuse(paymentsProblems.methodClosed)
  const { rows } = await sql<{ id: string }>`
    update payments set asked_at = ${context.now} where sale_unit = ${payment.sale_unit} and id = ${payment.id}
      and state = 'created' and (asked_at is null or asked_at < ${new Date(context.now.getTime() - leftBehindMs)}) returning id`.execute(
    context.db,
  )
  if (rows.length === 0) return waitForOther(context, payment)
  try {
    return await saveStarted(context, payment, await provider.start(toStart(context, payment)))
  } catch (error) {
    if (!(error instanceof ProviderAway || error instanceof ProviderRefused)) throw error
    await giveUp(context, payment, error)
    throw refuse(
      error instanceof ProviderAway ? paymentsProblems.gatewayAway : paymentsProblems.gatewayRefused,
    )
  }
}

async function waitForOther({ db }: Context, { sale_unit, id }: PaymentRow): Promise<PaymentRow> {
  const until = Date.now() + waitForOtherMs
  for (;;) {
    const payment = await findPayment(db, { saleUnit: sale_unit, id })
    if (!payment) throw refuse(paymentsProblems.none)
    if (payment.state !== 'created') return payment
    if (Date.now() > until) throw refuse(paymentsProblems.gatewayAway)
    await sleep(150)
  }
}

function toStart({ origin, locale }: Context, payment: PaymentRow): PaymentToStart {
  const { sale_unit, id, order_numbers } = payment
  const type = payment.method.toLowerCase()
  const back = (status: string) =>
    `${origin()}${locale === 'en' ? '/en' : ''}/payment/${type}/${status}/${encodeURIComponent(order_numbers[0] ?? '')}/${sale_unit}/${id}`
  return {
    ...toAsk(payment),
    orderNumbers: order_numbers,
    locale,
    returnTo: back('return'),
    cancelTo: back('cancel'),
    notifyTo: `${origin()}/rest/api/payments/notify/${payment.provider}/${sale_unit}`,
  }
}

/** Keeps where the customer goes on, and what the gateway said. */
async function saveStarted(
  { db, now }: Context,
  { sale_unit, id, provider }: PaymentRow,
  { reference, redirect, expiresAt, raw }: Started,
): Promise<PaymentRow> {
  await keepSaid({ db, now: () => now }, { sale_unit, id, provider }, 'started', raw)
  await sql`
    update payments set state = case when state = 'created' then 'waiting' else state end, reference = coalesce(reference, ${reference}),
      continue_at = ${redirect}, expires_at = coalesce(${expiresAt}::timestamptz, expires_at)
    where sale_unit = ${sale_unit} and id = ${id}`.execute(db)
  await writeMoneyOf(db, { saleUnit: sale_unit, id }, now)
  const payment = await findPayment(db, { saleUnit: sale_unit, id })
  if (!payment) throw new Error('a started payment is missing')
  return payment
}

async function writeMoneyOf(
  db: Context['db'],
  key: { saleUnit: string; id: string },
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const payment = await findPayment(tx, key)
    for (const order of await lockOrders(tx, key.saleUnit, payment?.order_numbers ?? []))
      await writeMoney(tx, order, now)
  })
}

/** The customer was sent nowhere, so no money can come of it. */
async function giveUp(
  { db, now }: Context,
  { sale_unit, id, order_numbers, provider }: PaymentRow,
  error: ProviderAway | ProviderRefused,
): Promise<void> {
  const why = error instanceof ProviderRefused ? `${error.code} ${error.message}` : error.message
  // The customer is told that the gateway did not answer, not that it said no.
  const trouble = error instanceof ProviderAway ? paymentsProblems.gatewayAway.code : why.slice(0, 200)
  if (error instanceof ProviderRefused)
    await keepSaid({ db, now: () => now }, { sale_unit, id, provider }, 'started', error.raw)
  await db.transaction().execute(async (tx) => {
    const orders = await lockOrders(tx, sale_unit, order_numbers)
    const payment = await lockPayment(tx, { saleUnit: sale_unit, id })
    if (!payment || !isOpen(payment.state)) return
    await sql`update payments set state = 'failed', ask_at = null, trouble = ${trouble}
      where sale_unit = ${sale_unit} and id = ${id}`.execute(tx)
    await addPaymentEvent(
      tx,
      { saleUnit: sale_unit, id },
      { what: 'failed', at: now, by: theSystem, why: why.slice(0, 300) },
    )
    for (const order of orders) await writeMoney(tx, order, now)
  })
}

/** Charges a card by the token of the provider's form; a payment is charged once. */
export async function chargeCard(
  context: Context,
  provider: PaymentProvider,
  payment: PaymentRow,
  token: string,
): Promise<PaymentRow> {
  if (!provider.charge || payment.state !== 'waiting' || payment.reference) return payment
  // Claimed before the call: a form sent twice would charge the card twice.
  const { rows } = await sql<{ id: string }>`
    update payments set charged_at = ${context.now} where sale_unit = ${payment.sale_unit} and id = ${payment.id}
      and state = 'waiting' and charged_at is null returning id`.execute(context.db)
  if (rows.length === 0) return payment
  try {
    return await saveStarted(context, payment, await provider.charge(toStart(context, payment), token))
  } catch (error) {
    if (!(error instanceof ProviderAway || error instanceof ProviderRefused)) throw error
    await giveUp(context, payment, error)
    return (await findPayment(context.db, { saleUnit: payment.sale_unit, id: payment.id })) ?? payment
  }
}
