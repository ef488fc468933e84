import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { findProvider } from '#api/gateways/find-provider.ts'
import type { Gateways } from '#api/gateways/gateways.ts'
import {
  type Found,
  type PaymentProvider,
  type PaymentToAsk,
  ProviderAway,
  ProviderRefused,
} from '#api/gateways/payment-provider.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Db } from '#api/kit/database.ts'
import { findOrdersToPay, findShares, moneyOf } from '#api/orders/order-money.ts'
import { neverStartedMs, nextAsk } from '#shop/payments/ask-again.ts'
import { owedOf } from '#shop/payments/money-state.ts'
import { applyFound } from './apply-found.ts'
import { findPayment, keepMessage, type PaymentKey, type PaymentRow } from './payment-row.ts'

export type AskDeps = { db: Db; gateways: Gateways; now: () => Date; log: Context['log'] }

/** Asks a provider about one payment and applies what it says; tells whether the truth is known now. */
export async function askProvider(deps: AskDeps, key: PaymentKey): Promise<boolean> {
  const { db, gateways, now, log } = deps
  const payment = await findPayment(db, key)
  if (!payment) throw new Error('no such payment')
  if (payment.state === 'paid') return true
  const provider = findProvider(gateways, payment.provider)
  if (!provider) return true
  try {
    const isWanted = await isStillWanted(db, payment)
    const found = neverStarted(payment, now()) ?? (await inquireAndTake(provider, payment, isWanted))
    await keepSaid(deps, payment, 'inquired', found.raw)
    await applyFound(db, key, found, { now: now(), isWanted })
    return true
  } catch (error) {
    if (!(error instanceof ProviderAway || error instanceof ProviderRefused)) throw error
    log.warn(
      { provider: provider.name, payment: payment.id, reason: error.message },
      'a payment could not be asked about',
    )
    await sql`update payments set ask_at = ${nextAsk({ madeAt: payment.made_at, expiresAt: payment.expires_at }, now())}
      where sale_unit = ${key.saleUnit} and id = ${key.id} and ask_at is not null`.execute(db)
    return false
  }
}

export const toAsk = ({ sale_unit, id, amount, reference }: PaymentRow): PaymentToAsk => ({
  saleUnit: sale_unit,
  id,
  amount,
  reference,
})

/**
 * We stopped before its provider heard of it, or before we heard which charge it made. Nobody was sent there and
 * nothing is settled, so no money can come.
 */
function neverStarted({ state, reference, made_at, charged_at }: PaymentRow, now: Date): Found | undefined {
  const since = state === 'created' ? made_at : charged_at
  if (reference || !since || now.getTime() - since.getTime() < neverStartedMs) return undefined
  return { ...nothing, state: 'failed', why: 'neverStarted', raw: 'never started' }
}
const nothing = { amount: null, currency: null, id: null, reference: null }

async function inquireAndTake(
  provider: PaymentProvider,
  payment: PaymentRow,
  isWanted: boolean,
): Promise<Found> {
  const asked = toAsk(payment)
  const found = await provider.inquire(asked)
  if (found.state !== 'approved' && found.state !== 'waiting') return found
  if (!isWanted) return provider.letGo ? provider.letGo(asked) : found
  // Another amount than ours is never taken.
  const isOurs = found.amount === null || found.amount === payment.amount
  return found.state === 'approved' && isOurs && provider.capture ? provider.capture(asked) : found
}

/** Whether its money is still wanted: an order of it is unpaid, and no newer payment was started for it. */
async function isStillWanted(
  db: Db,
  { sale_unit, id, made_at, order_numbers }: PaymentRow,
): Promise<boolean> {
  const [orders, shares] = await Promise.all([
    findOrdersToPay(db, sale_unit, order_numbers),
    findShares(db, sale_unit, order_numbers),
  ])
  return orders.some(
    (order) =>
      owedOf(moneyOf(order, shares)) > 0 &&
      !shares.some(
        (share) => share.order_number === order.number && share.payment_id !== id && share.made_at > made_at,
      ),
  )
}

/** The same words of a provider are kept once. */
export function keepSaid(
  { db, now }: Pick<AskDeps, 'db' | 'now'>,
  { sale_unit, id, provider }: Pick<PaymentRow, 'sale_unit' | 'id' | 'provider'>,
  kind: Parameters<typeof keepMessage>[1]['kind'],
  body: string,
): Promise<boolean> {
  const messageId = `${kind}-${id}-${createHash('sha256').update(body).digest('hex').slice(0, 32)}`
  return keepMessage(db, { saleUnit: sale_unit, provider, messageId, paymentId: id, kind, at: now(), body })
}
