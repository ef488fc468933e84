import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { writeMoney } from '#api/orders/order-money.ts'
import { paymentIdOf } from '#shop/payments/payment-id.ts'
import { isPaidAhead, type PaymentMethod, paymentCodes } from '#shop/payments/payment-methods.ts'
import type { PaymentState } from '#shop/payments/payment-states.ts'
import type { Payable } from './payable-orders.ts'
import { addPaymentEvent, type Doer } from './payment-row.ts'

type NewPayment = {
  saleUnit: string
  customerCode: string
  /** Its orders, locked. */
  payable: readonly Payable[]
  method: PaymentMethod
  provider: string
  state: Extract<PaymentState, 'created' | 'waiting'>
  key: string
  now: Date
  by: Doer
}

/** How long a gateway's payment may take when the gateway itself does not say. */
const gatewayLifeMs = 30 * 60_000

/** Writes a payment with the share of each order, and what the orders now say. */
export async function makePayment(tx: Db, made: NewPayment): Promise<string> {
  const { saleUnit, customerCode, payable, method, provider, state, key, now, by } = made
  const id = paymentIdOf(randomBytes(10))
  const amount = payable.reduce((sum, { owed }) => sum + owed, 0)
  const isAsked = provider !== 'transfer' && provider !== 'hand'
  await tx
    .insertInto('payments')
    .values({
      sale_unit: saleUnit,
      id,
      customer_code: customerCode,
      method,
      provider,
      amount,
      state,
      key,
      made_at: now,
      made_by_kind: by.kind,
      made_by: by.name,
      ask_at: isAsked ? new Date(now.getTime() + 5_000) : null,
      expires_at: isAsked ? new Date(now.getTime() + gatewayLifeMs) : null,
    })
    .execute()
  await tx
    .insertInto('payment_shares')
    .values(
      payable.map(({ order, owed }) => ({
        sale_unit: saleUnit,
        payment_id: id,
        order_number: order.number,
        amount: owed,
      })),
    )
    .execute()
  await addPaymentEvent(tx, { saleUnit, id }, { what: 'made', at: now, by, amount })
  for (const { order } of payable) {
    // What is collected at the door, or owed on credit, stays so until the money is here.
    if (isPaidAhead(order.payment_method) && order.payment_method !== method)
      await sql`update orders set payment_method = ${method}, payment_code = ${paymentCodes[method]}
        where sale_unit = ${saleUnit} and number = ${order.number}`.execute(tx)
    await writeMoney(tx, order, now)
  }
  return id
}
