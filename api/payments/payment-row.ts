import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { maskCards } from '#shop/payments/mask-cards.ts'
import type { PaymentMethod } from '#shop/payments/payment-methods.ts'
import { type PaymentState, shownStateOf } from '#shop/payments/payment-states.ts'

export type PaymentRow = {
  sale_unit: string
  id: string
  customer_code: string
  method: PaymentMethod
  provider: string
  amount: number
  state: PaymentState
  received: number
  returned: number
  reference: string | null
  continue_at: string | null
  made_at: Date
  expires_at: Date | null
  paid_at: Date | null
  ask_at: Date | null
  charged_at: Date | null
  trouble: string
  order_numbers: string[]
}
export type PaymentKey = { saleUnit: string; id: string }
/** Who did something with a payment. */
export type Doer = { kind: 'customer' | 'agent' | 'staff' | 'job'; name: string }
export const theSystem: Doer = { kind: 'job', name: 'ระบบ' }

/** What a customer and staff alike are told of a payment. */
export const paymentFacts = (row: PaymentRow) => ({
  id: row.id,
  saleUnit: row.sale_unit,
  method: row.method,
  state: shownStateOf(row),
  amount: row.amount,
  received: row.received,
  returned: row.returned,
  trouble: row.trouble,
  madeAt: row.made_at.toISOString(),
  expiresAt: row.expires_at?.toISOString() ?? null,
  paidAt: row.paid_at?.toISOString() ?? null,
})

const columns = (
  saleUnit: string,
) => sql`p.sale_unit, p.id, p.customer_code, p.method, p.provider, p.amount, p.state, p.received, p.returned,
  p.reference, p.continue_at, p.made_at, p.expires_at, p.paid_at, p.ask_at, p.charged_at, p.trouble,
  (select array_agg(s.order_number order by s.order_number) from payment_shares s where s.sale_unit = ${saleUnit} and s.payment_id = p.id) as order_numbers`

export async function findPayment(db: Db, { saleUnit, id }: PaymentKey): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    select ${columns(saleUnit)} from payments p where p.sale_unit = ${saleUnit} and p.id = ${id}`.execute(db)
  return rows[0]
}

/** By our id, or by the provider's own. */
export async function findTold(
  db: Db,
  {
    saleUnit,
    provider,
    id,
    reference,
  }: { saleUnit: string; provider: string; id: string | null; reference: string | null },
): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    select ${columns(saleUnit)} from payments p where p.sale_unit = ${saleUnit} and p.provider = ${provider}
      and (p.id = ${id} or p.reference = ${reference}) order by p.id = ${id} desc limit 1`.execute(db)
  return rows[0]
}

/** Its orders must be locked before. */
export async function lockPayment(tx: Db, { saleUnit, id }: PaymentKey): Promise<PaymentRow | undefined> {
  await sql`select from payments p where p.sale_unit = ${saleUnit} and p.id = ${id} for no key update`.execute(
    tx,
  )
  return findPayment(tx, { saleUnit, id })
}

type Event = { what: string; at: Date; by: Doer; why?: string; amount?: number }

/** Adds the next event to a payment's history; the payment must be locked or new. */
export async function addPaymentEvent(
  tx: Db,
  { saleUnit, id }: PaymentKey,
  { what, at, by, why = '', amount }: Event,
): Promise<void> {
  await sql`insert into payment_events (sale_unit, payment_id, step, what, at, by_kind, by_name, why, amount)
    select ${saleUnit}, ${id}, coalesce(max(step), 0) + 1, ${what}, ${at}, ${by.kind}, ${by.name}, ${why}, ${amount ?? null}
    from payment_events where sale_unit = ${saleUnit} and payment_id = ${id}`.execute(tx)
}

type Message = {
  saleUnit: string
  provider: string
  messageId: string
  paymentId: string | null
  kind: 'started' | 'returned' | 'notified' | 'inquired' | 'captured' | 'refunded' | 'slip' | 'told'
  at: Date
  body: string
}

const longestMessage = 20_000

/** Keeps what the outside said, once by its id and never with a card's number; tells whether it is new. */
export async function keepMessage(db: Db, message: Message): Promise<boolean> {
  const { saleUnit, provider, messageId, paymentId, kind, at, body } = message
  const { rows } = await sql<{ message_id: string }>`
    insert into payment_messages (sale_unit, provider, message_id, payment_id, kind, at, body)
    values (${saleUnit}, ${provider}, ${messageId}, ${paymentId}, ${kind}, ${at}, ${maskCards(body).slice(0, longestMessage).replaceAll('\0', '')})
    on conflict do nothing returning message_id`.execute(db)
  return rows.length > 0
}
