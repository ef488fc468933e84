import { sql } from 'kysely'
import { findDebts } from '#api/credit/credit.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { ageBands, ageingOf } from '#shop/credit/ageing.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import type { customerStatementContract } from '#shop/merchant-customers/merchant-customer-contracts.ts'
import {
  type CreditOrder,
  type CreditPayment,
  statementBetween,
  statementOf,
} from '#shop/merchant-customers/statement.ts'
import { refuse } from '#shop/problems/problem.ts'
import { addDays, bangkokDay } from '#shop/time/bangkok.ts'
import { type CustomerKey, requireCustomer } from './require-customer.ts'

const usualDays = 30

export const customerStatement: Handler<typeof customerStatementContract> = async (request, context) => {
  const { db, now } = context
  const { saleUnit, code } = request
  await requireCustomer(context, code)
  const today = bangkokDay(now)
  const to = request.to ?? today
  const from = request.from ?? addDays(to, -usualDays)
  const [holder, orders, payments, debts] = await Promise.all([
    db
      .selectFrom('customers')
      .select(['credit_limit', 'debt'])
      .where('sale_unit', '=', saleUnit)
      .where('code', '=', code)
      .executeTakeFirst(),
    findOrders(db, request),
    findPayments(db, request),
    findDebts(db, saleUnit, code),
  ])
  if (!holder) throw refuse(identityProblems.notYours)
  const { bands, overdue } = ageingOf(debts, today)
  const dayOf = (at: string) => bangkokDay(new Date(at))
  const within = statementBetween(
    statementOf(orders, payments),
    (at) => dayOf(at) < from,
    (at) => dayOf(at) > to,
  )
  return {
    ...{ from, to, limit: holder.credit_limit, debt: holder.debt, overdue, ...within },
    bands: ageBands.map((band) => ({ band, amount: bands[band] })),
  }
}

async function findOrders(db: Db, { saleUnit, code }: CustomerKey): Promise<CreditOrder[]> {
  const { rows } = await sql<{
    number: string
    placed_at: Date
    due_on: string
    total: number
    paid_at: Date | null
  }>`
    select o.number, o.placed_at, coalesce(o.due_on, (o.placed_at at time zone 'Asia/Bangkok')::date)::text as due_on, o.total, o.paid_at
    from orders o
    where o.sale_unit = ${saleUnit} and o.credit_customer = ${code} and o.status not in ('SO Cancel', 'Invoice Cancel')`.execute(
    db,
  )
  return rows.map((row) => ({
    ...{ number: row.number, at: row.placed_at.toISOString(), dueOn: row.due_on, total: row.total },
    paidAt: row.paid_at?.toISOString() ?? null,
  }))
}

async function findPayments(db: Db, { saleUnit, code }: CustomerKey): Promise<CreditPayment[]> {
  const { rows } = await sql<{ order_number: string; id: string; at: Date; amount: number }>`
    select s.order_number, p.id, coalesce(p.paid_at, p.made_at) as at, s.received as amount
    from orders o
    join payment_shares s on s.sale_unit = ${saleUnit} and s.order_number = o.number and s.received > 0
    join payments p on p.sale_unit = ${saleUnit} and p.id = s.payment_id
    where o.sale_unit = ${saleUnit} and o.credit_customer = ${code} and o.status not in ('SO Cancel', 'Invoice Cancel')`.execute(
    db,
  )
  return rows.map((row) => ({
    ...{ orderNumber: row.order_number, paymentId: row.id, at: row.at.toISOString(), amount: row.amount },
  }))
}
