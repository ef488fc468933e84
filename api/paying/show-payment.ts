import { sql } from 'kysely'
import { addressOf } from '#api/centres/centres.ts'
import { findProvider } from '#api/gateways/find-provider.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { askProvider, toAsk } from '#api/payments/ask-provider.ts'
import { asking } from '#api/payments/earlier-payments.ts'
import { findPayment, type PaymentKey, type PaymentRow, paymentFacts } from '#api/payments/payment-row.ts'
import type { MoneyState } from '#shop/payments/money-state.ts'
import type { checkPaymentContract, Payment, paymentContract } from '#shop/payments/payment-contracts.ts'
import { isOpen } from '#shop/payments/payment-states.ts'
import { paymentsProblems } from '#shop/payments/payments-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { findPayTo } from './pay-to.ts'

const quietMs = 3_000

export async function loadPayment(db: Db, key: PaymentKey): Promise<PaymentRow> {
  const row = await findPayment(db, key)
  if (!row) throw refuse(paymentsProblems.none)
  return row
}

/** A payment for whoever has its id. */
async function showPayment(db: Db, row: PaymentRow): Promise<Payment> {
  const { sale_unit, id } = row
  const [shares, slips] = await Promise.all([
    sql<{ orderNumber: string; amount: number; moneyState: MoneyState }>`
      select s.order_number as "orderNumber", s.amount, coalesce(m.state, 'unpaid') as "moneyState"
      from payment_shares s left join order_money m on m.sale_unit = ${sale_unit} and m.order_number = s.order_number
      where s.sale_unit = ${sale_unit} and s.payment_id = ${id} order by s.order_number`.execute(db),
    sql<{ id: string; state: 'checking' | 'confirmed' | 'refused'; sentAt: Date; why: string }>`
      select l.id, l.state, l.sent_at as "sentAt", l.why from slips l
      where l.sale_unit = ${sale_unit} and l.payment_id = ${id} order by l.sent_at desc`.execute(db),
  ])
  return {
    ...paymentFacts(row),
    shares: shares.rows,
    slips: slips.rows.map((slip) => ({ ...slip, sentAt: slip.sentAt.toISOString() })),
  }
}

const isOwner = ({ caller }: Context, { sale_unit, customer_code }: PaymentRow) =>
  caller.kind === 'user' && caller.saleUnit === sale_unit && caller.customerCode === customer_code

export const payment: Handler<typeof paymentContract> = async ({ saleUnit, paymentId }, context) => {
  const row = await loadPayment(context.db, { saleUnit, id: paymentId })
  const provider = findProvider(context.gateways, row.provider)
  const isMine = isOwner(context, row) && isOpen(row.state)
  const transfer = isMine && row.provider === 'transfer'
  return {
    ...(await showPayment(context.db, row)),
    payTo: transfer ? await findPayTo(context, saleUnit, { amount: row.amount, reference: row.id }) : null,
    kbank:
      isMine && !row.continue_at && provider?.form
        ? provider.form(toAsk(row), row.order_numbers.join(', ').slice(0, 100))
        : null,
    continueAt: isMine ? row.continue_at : null,
    centre: await findCentre(context.db, saleUnit),
  }
}

async function findCentre(db: Db, saleUnit: string) {
  const row = await db
    .selectFrom('centres')
    .selectAll()
    .where('sale_unit', '=', saleUnit)
    .executeTakeFirstOrThrow()
  return { name: row.name_th, nameEn: row.name_en, address: addressOf(row), phone: row.phone }
}

/** Asked by a page that waits: the gateway is asked at most every few seconds, whoever looks. */
export const checkPayment: Handler<typeof checkPaymentContract> = async (
  { saleUnit, paymentId },
  context,
) => {
  const { db, now } = context
  const key = { saleUnit, id: paymentId }
  const row = await loadPayment(db, key)
  if (row.ask_at) {
    const { rows } = await sql<{ id: string }>`
      update payments set asked_at = ${now} where sale_unit = ${saleUnit} and id = ${paymentId} and state <> 'created'
        and (asked_at is null or asked_at < ${new Date(now.getTime() - quietMs)}) returning id`.execute(db)
    if (rows.length > 0) await askProvider(asking(context), key)
  }
  return showPayment(db, await loadPayment(db, key))
}
